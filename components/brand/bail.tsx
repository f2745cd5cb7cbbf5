import { deckShape } from './mark'

/** A board that rolls away on its own: the picture of what did not work out. */
export function Bail() {
  return (
    <svg viewBox="0 0 176 96" aria-hidden="true" className="w-full max-w-88 overflow-visible">
      <path d="M0 82h176" className="stroke-2 stroke-line" />
      <path
        d="M4 60h26M-2 68h20M12 76h14"
        className="stroke-[3] stroke-signal"
        strokeLinecap="square"
        fill="none"
      />
      <g className="text-ink" transform="translate(92 54) rotate(196) scale(3.4) translate(-16 -12)">
        {deckShape('currentColor')}
      </g>
      <path d="M150 20l6-10M160 28l11-4M141 16l-1-11" className="stroke-[3] stroke-signal" fill="none" />
    </svg>
  )
}
