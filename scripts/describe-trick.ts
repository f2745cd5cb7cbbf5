import { readFileSync } from 'node:fs'
import { difficultyOf } from '../lib/skate/difficulty/difficulty.ts'
import { rollOut } from '../lib/skate/lines/trick.ts'
import type { Motion } from '../lib/skate/motion.ts'
import { labelOf } from '../lib/skate/name/name.ts'
import { parseTrick } from '../lib/skate/read/parse.ts'

interface SeedTrick {
  readonly name: string
  readonly category: string
  readonly obstacles: readonly string[]
  readonly sequence?: string
}

function readSeed(file: 'tricks' | 'combinations'): SeedTrick[] {
  return JSON.parse(readFileSync(new URL(`../prisma/seed/${file}.json`, import.meta.url), 'utf8'))
}

/** Where the tricks of the library are done, which decides how some of them end: by name, and by label when needed. */
class Library {
  readonly #tricks = [...readSeed('combinations'), ...readSeed('tricks')]
  readonly #byName = new Map(this.#tricks.map((facts) => [facts.name, facts]))
  #byLabel: ReadonlyMap<string, SeedTrick> | null = null

  factsOf(motion: Motion): SeedTrick | undefined {
    const label = labelOf(motion)
    return this.#byName.get(label) ?? this.#labels().get(label)
  }

  /** Reads every name, which is worth it only for a trick that the library calls otherwise, or does not have. */
  #labels(): ReadonlyMap<string, SeedTrick> {
    this.#byLabel ??= new Map(
      this.#tricks.flatMap((facts) => {
        const parsed = parseTrick(facts.name)
        return parsed.ok ? [[labelOf(parsed.motion), facts] as const] : []
      }),
    )
    return this.#byLabel
  }
}

const LEADS = { F: 'regular', B: 'fakie' } as const

/** A description of each trick, or what was not understood of it, in order. */
export function describeTricks(names: readonly string[]): object[] {
  const library = new Library()
  return names.map((name) => {
    const parsed = parseTrick(name)
    if (!parsed.ok) return { name, error: parsed.message }
    const { motion } = parsed
    const lead = rollOut(motion, library.factsOf(motion))
    const { value, level } = difficultyOf(motion)
    return { name, motion, exit: lead && LEADS[lead], difficulty: value, level }
  })
}
