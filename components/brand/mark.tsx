import { brand, colors } from '@/lib/brand'

/** The deck alone, wheels up, in the mark's units. A call and no component: previews allow none inside an svg. */
export function deckShape(color: string) {
  return (
    <g fill={color} transform="translate(0 -7) rotate(-15.7 16 20) translate(1 1.15) scale(.94)">
      <path d="M3 18.3H29C30.5 18.3 32.5 20 32.5 22.3C32.5 23.3 31.5 23.7 30.8 23.2L27.5 21.9H4.5L1.2 23.2C.5 23.7 -.5 23.3 -.5 22.3C-.5 20 1.5 18.3 3 18.3Z" />
      <path d="M6 18.5L7.5 16H12L13.5 18.5ZM18.5 18.5L20 16H24.5L26 18.5Z" />
      <circle cx="9.3" cy="13.8" r="3.3" />
      <circle cx="22.7" cy="13.8" r="3.3" />
    </g>
  )
}

/** The name beside the mark: a deck on its back, sliding down an edge. */
export function Logo() {
  return (
    // No wider than a small screen has room for beside the menu, however large the text.
    <span className="inline-flex items-center gap-2 font-display text-[min(1.5rem,9vw)] uppercase leading-8 tracking-wide">
      <svg viewBox="0 0 32 24" aria-hidden="true" className="h-[min(1.75rem,11vw)] w-auto shrink-0">
        <path fill={colors.signal} d="M0 18.500L32 9.500V24H0Z" />
        {deckShape('currentColor')}
      </svg>
      {brand}
    </span>
  )
}
