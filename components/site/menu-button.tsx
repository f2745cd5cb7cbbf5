/** Opens and closes a popover without any script. */
export function MenuButton({ target, className }: { target: string; className?: string }) {
  return (
    <button
      type="button"
      popoverTarget={target}
      aria-label="Menu"
      className={`grid size-11 place-items-center border-2 border-line bg-sheet ${className ?? ''}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-2 stroke-current">
        <path d="M3 6h18M3 12h18M3 18h12" />
      </svg>
    </button>
  )
}
