import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motion, STANCES } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import { parseTrick } from '../read/parse.ts'
import { combination, singleMotion } from '../testdata/arbitrary-motion.ts'
import { complaints } from '../testdata/complaints.ts'
import { lessonFor } from './lesson.ts'
import type { Lesson } from './phrases.ts'

const turn = fc.constantFrom(-720, -540, -360, -180, 0, 180, 360, 540, 720)
const flicked = new Set<string | null>(['Pressure', 'Back Foot'])
const anyMotion = fc
  .record({
    stance: fc.constantFrom(...STANCES),
    bodyDeg: turn,
    boardDeg: turn,
    kind: fc.constantFrom('none' as const, 'kick' as const, 'heel' as const),
    count: fc.constantFrom(1, 2, 3),
    isLateFlip: fc.boolean(),
    late: fc.boolean(),
    revert: fc.constantFrom(null, 'frontside' as const, 'backside' as const, 'either' as const),
    style: fc.constantFrom(null, 'No Comply', 'Pressure', 'Ollie North', 'Back Foot', 'Boneless'),
  })
  // Ways to flick are no ways to do a trick without a flip.
  .map((fields) =>
    fields.kind === 'none' && flicked.has(fields.style) ? { ...fields, style: null } : fields,
  )
  .map(({ kind, count, isLateFlip, ...fields }) =>
    motion({
      ...fields,
      flip: { kind, count: kind === 'none' ? 0 : count, late: kind !== 'none' && isLateFlip },
    }),
  )

/** One sentence said twice in a lesson, wherever it stands. */
function saidTwice({ description, steps, mistakes }: Lesson): string[] {
  const said = [description, ...steps, ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix])].flatMap(
    (text) => text.split(/(?<=[.!?])\s+/),
  )
  return said.filter((sentence, at) => said.indexOf(sentence) !== at)
}

describe('the lesson of whatever has a name', () => {
  it('is there, reads well and says nothing twice', () => {
    fc.assert(
      fc.property(fc.oneof(singleMotion, combination), (made) => {
        const name = nameTrick(made)?.name ?? ''
        const read = parseTrick(name)
        fc.pre(read.ok)
        const lesson = lessonFor(read.motion, { name })
        const wrong = [...complaints(lesson), ...saidTwice(lesson)].map(
          (complaint) => `${name}: ${complaint}`,
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the lesson of any motion', () => {
  it('reads well', () => {
    fc.assert(
      fc.property(anyMotion, (made) => {
        const lesson = lessonFor(made)
        expect(lesson && complaints(lesson)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same again, and another for another motion', () => {
    const seen = new Map<string, string>()
    fc.assert(
      fc.property(anyMotion, (made) => {
        const text = JSON.stringify(lessonFor(made))
        expect(text).toBe(JSON.stringify(lessonFor(made)))
        expect(seen.get(text) ?? JSON.stringify(made)).toBe(JSON.stringify(made))
        seen.set(text, JSON.stringify(made))
      }),
      { numRuns: 1000 },
    )
  })
})
