type Props = { className: string }

/** Points down to what it opens. */
export const ChevronIcon = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`fill-none stroke-2 stroke-current ${className}`}>
    <path d="M5 9l7 7 7-7" />
  </svg>
)

export const CloseIcon = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`stroke-2 stroke-current ${className}`}>
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>
)
