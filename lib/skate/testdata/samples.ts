import type { Evidence } from '../difficulty/difficulty.ts'
import type { Sample } from '../difficulty/fit.ts'
import { parseTrick } from '../read/parse.ts'
import rows from './tricks.json' with { type: 'json' }

/** One trick as our sources know it. */
export interface Row {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly stance: string
  readonly family: string
  /** Whether the other foot leads afterwards. */
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

export function evidenceOf({ difficulty, pros }: Row): Evidence {
  return {
    consensus: difficulty?.[0] ?? null,
    sources: difficulty?.[1] ?? 0,
    landed: pros?.[0] ?? 0,
    missed: pros?.[1] ?? 0,
  }
}

/** Everything the difficulty model can learn from: single tricks with a rating or pro tries. */
export function readSamples(): (Sample & { readonly name: string })[] {
  return ROWS.flatMap((row) => {
    const parsed = parseTrick(row.name)
    const isUseful = row.difficulty !== undefined || row.pros !== undefined
    if (!parsed.ok || parsed.motion.parts.length > 0 || !isUseful) return []
    return [{ name: row.name, motion: parsed.motion, evidence: evidenceOf(row) }]
  })
}
