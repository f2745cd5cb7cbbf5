import { describe, expect, it } from 'vitest'
import { lineTricks, seedTricks } from '../skate/testdata/library'
import type { TrickDetail } from '../tricks/schema'
import { alternativesOffline, planOffline } from './plan'
import type { LineRequest } from './schema'

const idOf = (name: string) => lineTricks.find((trick) => trick.name === name)?.id ?? 0
const library = seedTricks.map(
  ({ name, slug, category, level, family, obstacles, difficulty, sequence }, at): TrickDetail => ({
    id: lineTricks.find((trick) => trick.name === name)?.id ?? 10_000 + at,
    slug,
    name,
    aliases: [],
    category: category as TrickDetail['category'],
    trickType: 'BASE',
    difficultyRating: level,
    description: '',
    isFoundational: false,
    order: null,
    variationDetails: null,
    combinationDetails: sequence === undefined ? null : { sequence },
    steps: [],
    mistakes: [],
    videoUrl: null,
    videoStart: null,
    family,
    motion: null,
    stance: 'regular',
    approach: null,
    obstacles: [...obstacles],
    difficulty: difficulty === null ? null : { value: difficulty, sources: 1 },
    pros: null,
    learnFirst: [],
    leadsTo: [],
  }),
)
const request = (over: Partial<LineRequest> = {}): LineRequest => ({
  startingPosition: 'flatground',
  selectedTricks: ['Ollie', 'Kickflip', 'Fakie Ollie'].map(idOf),
  locked: [],
  ...over,
})
const namesOf = (entries: { trick: { name: string } }[]) => entries.map(({ trick }) => trick.name)

describe('the coach on the device', () => {
  it('orders what was chosen, with stances and reasons', () => {
    const entries = planOffline(library, request())
    expect(namesOf(entries).toSorted()).toEqual(['Fakie Ollie', 'Kickflip', 'Ollie'])
    expect(entries.map(({ order }) => order)).toEqual([1, 2, 3])
    for (const { reasoning } of entries) expect(reasoning.length).toBeGreaterThan(20)
  })

  it('leaves a locked trick where it is', () => {
    const kickflip = idOf('Kickflip')
    expect(planOffline(library, request({ locked: [kickflip] }))[0]?.trick.id).toBe(kickflip)
  })

  it('has other lines too, judged, the same one first', () => {
    const { source, lines } = alternativesOffline(library, request())
    expect(source).toBe('coach')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(({ entries }) => namesOf(entries))).toContainEqual(
      namesOf(planOffline(library, request())),
    )
    for (const { judged } of lines) expect(judged.total).toBeGreaterThan(0)
  })

  it('says what it does not know, and what cannot be linked', () => {
    expect(() => planOffline(library, request({ selectedTricks: [999_999] }))).toThrow('Trick not found')
    const impossible = request({ selectedTricks: [idOf('Drop In'), idOf('Ollie')] })
    expect(() => planOffline(library, impossible)).toThrow(/^Drop In cannot be linked/)
  })
})
