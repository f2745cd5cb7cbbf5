import rows from '../lexicon/heroes.json' with { type: 'json' }

/** A skater, a crew or a video, how it is called, and the tricks it is known for, best first. */
export interface Hero {
  readonly said: readonly string[]
  readonly tricks: readonly string[]
}

const HEROES: Readonly<Record<string, Hero>> = rows

/** The hero of a name; null where no row has it. */
export const heroCalled = (name: string): Hero | null =>
  Object.hasOwn(HEROES, name) ? (HEROES[name] ?? null) : null
