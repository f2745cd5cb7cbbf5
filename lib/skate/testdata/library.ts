import { readFileSync } from 'node:fs'
import { difficultyOf } from '../difficulty/difficulty.ts'
import { type LineTrick, leadOut, placeOf } from '../lines/trick.ts'
import { parseTrick } from '../read/parse.ts'

export interface SeedTrick {
  readonly name: string
  readonly slug: string
  readonly aliases: readonly string[]
  readonly category: string
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'
  readonly family: string
  readonly obstacles: readonly string[]
  readonly difficulty: number | null
  readonly sequence?: string
  readonly sources: number
}

function read(name: string): SeedTrick[] {
  return JSON.parse(readFileSync(new URL(`../../../prisma/seed/${name}.json`, import.meta.url), 'utf8'))
}

/** The facts of the shipped library. */
export const seedTricks: readonly SeedTrick[] = [...read('tricks'), ...read('combinations')].map((trick) => {
  const parsed = parseTrick(trick.name)
  if (!parsed.ok) return trick
  const { value, level } = difficultyOf(parsed.motion)
  return { ...trick, difficulty: value, level }
})

/** The shipped library as the planners see it; ids count from one. */
export const lineTricks: readonly LineTrick[] = seedTricks.flatMap((trick, at) => {
  const parsed = parseTrick(trick.name)
  if (!parsed.ok) return []
  const { motion } = parsed
  const place = placeOf(motion, trick)
  return {
    id: at + 1,
    name: trick.name,
    motion,
    place,
    family: trick.family,
    value: difficultyOf(motion).value,
    rate: 0.5,
    exit: leadOut(motion, place, trick.sequence ?? null),
    obstacles: trick.obstacles,
  }
})

/** A trick of the library by its name. */
export function lineTrick(name: string): LineTrick {
  const found = lineTricks.find((trick) => trick.name === name)
  if (!found) throw new RangeError(`The library has no ${name}.`)
  return found
}
