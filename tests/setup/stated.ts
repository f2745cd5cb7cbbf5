import fc from 'fast-check'
import type { Stated } from '@/lib/my-tricks/schema'

/** Something else than what a trick begins with, for each thing that a skater states of it. */
export const otherwise: Stated = { masteryLevel: 'CONSISTENT', lastPracticed: '2025-05-01T10:00:00.000Z' }

/** The same one by one, as changes that leave out the rest. */
export const statedSingly = Object.entries(otherwise).map(
  ([name, value]): Partial<Stated> => ({ [name]: value }),
)

/** Any value for each thing. `moment` are moments in ISO form. */
export const eachStated = (
  moment: fc.Arbitrary<string>,
): { [Name in keyof Stated]: fc.Arbitrary<Stated[Name]> } => ({
  masteryLevel: fc.constantFrom('LEARNING', 'CONSISTENT', 'MASTERED'),
  lastPracticed: moment,
})

/** Any of it, each thing on its own or with others. */
export const anyStated = (moment: fc.Arbitrary<string>): fc.Arbitrary<Partial<Stated>> =>
  fc.record(eachStated(moment), { requiredKeys: [] }).filter((stated) => Object.keys(stated).length > 0)
