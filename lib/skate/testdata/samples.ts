import type { Evidence, Sample } from '../difficulty/fit.ts'
import type { Motion } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { parseTrick } from '../read/parse.ts'
import games from '../../../prisma/seed/pro-games.json' with { type: 'json' }
import rows from './tricks.json' with { type: 'json' }

export const NO_EVIDENCE: Evidence = { consensus: null, sources: 0, pros: null }

/** One trick as our sources know it. */
export interface Row {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly stance: string
  readonly family: string
  /** Whether the other foot leads afterward. */
  readonly swaps?: boolean
  /** Body degrees, board degrees, flip in words. */
  readonly motion?: readonly [number, number, string]
  /** Rating of 1 to 10, number of sources. */
  readonly difficulty?: readonly [number, number]
  /** Landed, missed. */
  readonly pros?: readonly [number, number]
}

/** All of them; the types of a file are only as narrow as its first lines. */
export const ROWS = rows as unknown as readonly Row[]

/** Name, tries at a trick that a pro chose, landed, tries at one that the other had landed, landed. */
const GAMES = games as unknown as readonly (readonly [string, number, number, number, number])[]

/** A bare tail stall is ridden up fakie, as most learn it, as well as turned into: who rates it means either. */
const RATED_TOO: Readonly<Record<string, string>> = { 'Tail Stall': 'Fakie Tail Stall' }

/** What is known of each trick under the label of its motion; names for the same one are put together. */
function evidenceByLabel(): Map<string, { name: string; motion: Motion; evidence: Evidence }> {
  const known = new Map<string, { name: string; motion: Motion; evidence: Evidence }>()
  const at = (name: string) => {
    const parsed = parseTrick(name)
    if (!parsed.ok || parsed.motion.parts.length > 0) return null
    const label = labelOf(parsed.motion)
    const found = known.get(label) ?? { name, motion: parsed.motion, evidence: NO_EVIDENCE }
    return { label, found }
  }
  for (const { name, difficulty } of ROWS.flatMap((row) => {
    const too = RATED_TOO[row.name]
    return too ? [row, { ...row, name: too }] : [row]
  })) {
    const row = difficulty && at(name)
    if (!row) continue
    const { evidence } = row.found
    if (difficulty[1] <= evidence.sources) continue
    const rated = { ...evidence, consensus: difficulty[0], sources: difficulty[1] }
    known.set(row.label, { ...row.found, evidence: rated })
  }
  for (const [name, set, setLanded, reply, replyLanded] of GAMES) {
    const row = at(name)
    if (!row) continue
    const { pros } = row.found.evidence
    const sum = {
      set: set + (pros?.set ?? 0),
      setLanded: setLanded + (pros?.setLanded ?? 0),
      reply: reply + (pros?.reply ?? 0),
      replyLanded: replyLanded + (pros?.replyLanded ?? 0),
    }
    known.set(row.label, { ...row.found, evidence: { ...row.found.evidence, pros: sum } })
  }
  return known
}

/** Everything the difficulty model can learn from: single tricks with a rating or pro tries. */
export const readSamples = (): (Sample & { readonly name: string })[] => [...evidenceByLabel().values()]
