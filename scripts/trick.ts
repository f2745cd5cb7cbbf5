import { readFileSync } from 'node:fs'
import { difficultyOf, type Evidence } from '../lib/skate/difficulty/difficulty.ts'

import type { Motion } from '../lib/skate/motion.ts'
import { labelOf } from '../lib/skate/name/name.ts'
import { parseTrick } from '../lib/skate/read/parse.ts'
import { exitOf } from '../lib/skate/stance.ts'

interface SeedTrick {
  readonly name: string
  readonly difficulty: number | null
  readonly difficultySources: number
  readonly prosLanded: number | null
  readonly prosMissed: number | null
}

function readSeed(): SeedTrick[] {
  return JSON.parse(readFileSync(new URL('../prisma/seed/tricks.json', import.meta.url), 'utf8'))
}

function evidenceBook(): Map<string, Evidence> {
  const book = new Map<string, Evidence>()
  for (const { name, difficulty, difficultySources, prosLanded, prosMissed } of readSeed()) {
    const parsed = parseTrick(name)
    if (!parsed.ok) continue
    book.set(labelOf(parsed.motion), {
      consensus: difficulty,
      sources: difficultySources,
      landed: prosLanded ?? 0,
      missed: prosMissed ?? 0,
    })
  }
  return book
}

const LEADS = { F: 'regular', B: 'fakie' } as const

function describe(name: string, book: ReadonlyMap<string, Evidence>): object {
  const parsed = parseTrick(name)
  if (!parsed.ok) return { name, error: parsed.message }
  const motion: Motion = parsed.motion
  const lead = exitOf(motion)
  const { value, level } = difficultyOf(motion, book.get(labelOf(motion)))
  return { name, motion, exit: lead && LEADS[lead], difficulty: value, level }
}

const names = process.argv.slice(2)
if (names.length === 0) {
  console.error('Name at least one trick: npm run -s trick -- "360 flip" "switch heelflip"')
  process.exitCode = 1
}
const book = evidenceBook()
for (const name of names) console.log(JSON.stringify(describe(name, book)))
