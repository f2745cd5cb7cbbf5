/** What can go wrong, and what to do about it. */
export interface Fault {
  readonly mistake: string
  readonly fix: string
}

/** How a trick is taught. */
export interface Lesson {
  readonly description: string
  readonly steps: readonly string[]
  readonly mistakes: readonly Fault[]
}

/** What the library knows of a trick besides its motion. */
export interface Context {
  readonly name?: string
  readonly family?: string
  readonly obstacles?: readonly string[]
  readonly approach?: 'frontside' | 'backside' | null
  /** Of a combination, as skaters say it: "Manual > Kickflip out > Roll out regular". */
  readonly sequence?: string | null
}

export function fault(mistake: string, fix: string): Fault {
  return { mistake, fix }
}
