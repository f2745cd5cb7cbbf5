import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bodyOf } from '../../body.ts'
import { LEVELS } from '../../difficulty/difficulty.ts'
import { impactOf } from '../../impact.ts'
import { covers, keyOf } from '../library.ts'
import { coachLibrary as library } from '../testdata/coach-library.ts'
import { mayHave, type Trait } from '../traits.ts'
import type { Item } from '../wish.ts'
import { motionsOf } from './aim.ts'
import { rank } from './rank.ts'

const known = library.tricks.slice(0, 200)
const tricks = fc.constantFrom(...known)
const traits = fc.constantFrom<Trait[]>(
  'flip',
  'spin',
  'shuvit',
  'grab',
  'transition',
  'place edge',
  'stance nollie',
  'stance fakie',
  'kind grind',
  'jump',
)
const wanted = fc.constantFrom<Trait[]>(
  'flip',
  'spin',
  'place edge',
  'transition',
  'stance fakie',
  'kind slide',
)

const item: fc.Arbitrary<Item> = fc.oneof(
  traits.map((trait): Item => ({ is: 'trait', role: 'not', trait })),
  wanted.map((trait): Item => ({ is: 'trait', role: 'want', trait })),
  tricks.map(({ motion }): Item => ({ is: 'trick', role: 'not', trick: keyOf(motion) })),
  tricks.map(({ motion }): Item => ({ is: 'trick', role: 'can', trick: keyOf(motion) })),
  fc
    .constantFrom('sore', 'hurt', 'hands', 'pregnant', 'old', 'child')
    .map((kind): Item => ({ is: 'body', kind })),
  fc
    .constantFrom('chill', 'banger', 'beginner', 'gnarly', 'game')
    .map((mood): Item => ({ is: 'mood', mood })),
  fc
    .constantFrom('easier', 'harder')
    .chain((how) => tricks.map(({ motion }): Item => ({ is: 'compared', how, trick: keyOf(motion) }))),
)

it('never breaks a level, a refusal, a body, or what is landed', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 5 }),
      fc.subarray([...LEVELS], { minLength: 1 }),
      fc.array(tricks, { maxLength: 8 }),
      (items, levels, landed) => {
        const own = new Map(landed.flatMap(({ id }) => (id === null ? [] : [[id, 'MASTERED' as const]])))
        for (const { trick } of rank(library, items, { levels, own, shown: new Set() }, 4)) {
          expect(levels).toContain(trick.level)
          if (trick.id !== null) expect(own.has(trick.id)).toBe(false)
          for (const each of items) {
            if (each.is === 'body')
              expect(impactOf(trick.motion, trick.place)).toBeLessThanOrEqual(bodyOf(each.kind).most)
            if (each.is === 'trait' && each.role === 'not') expect(mayHave(trick, each.trait)).toBe(false)
            if (each.is === 'trick' && each.role === 'not')
              for (const made of motionsOf(each.trick)) expect(covers(made, trick.motion)).toBe(false)
          }
        }
      },
    ),
    { numRuns: Number(process.env.LIMIT_RUNS ?? 400) },
  )
})
