/** The moments of a trick in their order; what a trick does not have is missing. */
export interface Parts {
  readonly feet?: string
  readonly other?: string
  readonly body?: string
  readonly off?: string
  readonly pop?: string
  readonly level?: string
  readonly flick?: string
  readonly turn?: string | null
  readonly late?: string
  readonly push?: string
  readonly stop?: string
  readonly meet?: string | null
  readonly land?: string
}

const ORDER = [
  'feet',
  'other',
  'body',
  'off',
  'pop',
  'level',
  'flick',
  'turn',
  'late',
  'push',
  'stop',
  'meet',
  'land',
] as const

const MOST_STEPS = 8

/** Two short neighbours become one step until there are no more than eight. */
export function squeeze(steps: readonly string[]): string[] {
  const squeezed = [...new Set(steps)]
  while (squeezed.length > MOST_STEPS) {
    let at = 0
    for (let next = 1; next < squeezed.length - 1; next++) {
      const length = (from: number) => (squeezed[from]?.length ?? 0) + (squeezed[from + 1]?.length ?? 0)
      if (length(next) < length(at)) at = next
    }
    squeezed.splice(at, 2, `${squeezed[at]} ${squeezed[at + 1]}`)
  }
  return squeezed
}

/** The moments as steps; the two about the feet become one where there would be too many. */
export function stepsOf(parts: Parts): string[] {
  const steps = ORDER.flatMap((key) => parts[key] ?? [])
  if (steps.length <= MOST_STEPS || !parts.feet || !parts.other) return squeeze(steps)
  return squeeze([`${parts.feet} ${parts.other}`, ...steps.slice(2)])
}
