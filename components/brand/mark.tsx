import { brand, colors } from '@/lib/brand'

/** The board alone, in the mark's units. A call and no component: previews allow none inside an svg. */
export function deckShape(color: string) {
  return (
    <g fill={color} transform="translate(0 -7) rotate(-15.7 16 20) translate(2.4 -.6) scale(.87)">
      <path d="M1 12.3C.6 11.4 1.3 10.4 2.3 10.4C2.9 10.4 3.3 10.7 3.7 11.2L4.7 12.5C5 12.9 5.4 13.1 5.9 13.1H26.1C26.6 13.1 27 12.9 27.3 12.5L28.3 11.2C28.7 10.7 29.1 10.4 29.7 10.4C30.7 10.4 31.4 11.4 31 12.3L29.3 14.9C28.6 15.9 27.7 16.4 26.5 16.4H5.5C4.3 16.4 3.4 15.9 2.7 14.9Z" />
      <path d="M7.4 16H11.6L10.5 19.5H8.5ZM20.4 16H24.6L23.5 19.5H21.5Z" />
      <path
        fillRule="evenodd"
        d="M9.5 17.2a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 1 0 0-7.8Zm0 2.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4ZM22.5 17.2a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 1 0 0-7.8Zm0 2.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4Z"
      />
    </g>
  )
}

/** The name beside the mark: a board on a hill. */
export function Logo() {
  return (
    // No wider than a small screen has room for beside the menu, however large the text.
    <span className="inline-flex items-center gap-2 font-display text-[min(1.5rem,9vw)] uppercase leading-8 tracking-wide">
      <svg viewBox="0 -3 32 27" aria-hidden="true" className="h-[min(2rem,12.5vw)] w-auto shrink-0">
        <path fill={colors.signal} d="M0 18.500L32 9.500V24H0Z" />
        {deckShape('currentColor')}
      </svg>
      {brand}
    </span>
  )
}
