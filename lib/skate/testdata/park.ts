import { readFileSync } from 'node:fs'
import type { Feature, ParkTrick } from '../parks/belongs.ts'
import { lineTricks, seedTricks } from './library.ts'

/** The shipped features of parks. */
export const parkFeatures: readonly Feature[] = JSON.parse(
  readFileSync(new URL('../../../prisma/seed/park-features.json', import.meta.url), 'utf8'),
)

const sourcesOf = ({ id }: { id: number }) => seedTricks[id - 1]?.sources ?? 0

/** The shipped library as a park is matched with it for someone without a list, the best known first. */
export const parkTricks: readonly ParkTrick[] = lineTricks
  .map((trick) => ({
    ...trick,
    level: seedTricks[trick.id - 1]?.level ?? 'Beginner',
    obstacles: seedTricks[trick.id - 1]?.obstacles ?? [],
    own: null,
  }))
  .sort((one, other) => sourcesOf(other) - sourcesOf(one))

/** A shipped feature by its name. */
export function parkFeature(name: string): Feature {
  const found = parkFeatures.find((feature) => feature.name === name)
  if (!found) throw new RangeError(`There is no ${name}.`)
  return found
}
