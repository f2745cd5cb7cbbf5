import { describe, expect, it } from 'vitest'
import { begun } from '../my-tricks/progress'
import { lineTricks, seedTricks } from '../skate/testdata/library'
import type { TrickDetail } from '../tricks/schema'
import { alternativesOffline, buildOffline, planOffline, swapOffline } from './plan'
import type { BuildRequest, LineRequest, SwapRequest } from './schema'

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
    difficulty,
    difficultySources: 1,
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
const device = { library, mine: [] }
const namesOf = (entries: { trick: { name: string } }[]) => entries.map(({ trick }) => trick.name)

describe('the coach on the device', () => {
  it('orders what was chosen, with stances and reasons', () => {
    const entries = planOffline(device, request())
    expect(namesOf(entries).toSorted()).toEqual(['Fakie Ollie', 'Kickflip', 'Ollie'])
    expect(entries.map(({ order }) => order)).toEqual([1, 2, 3])
    for (const { reasoning } of entries) expect(reasoning.length).toBeGreaterThan(20)
  })

  it('leaves a locked trick where it is', () => {
    const kickflip = idOf('Kickflip')
    expect(planOffline(device, request({ locked: [kickflip] }))[0]?.trick.id).toBe(kickflip)
  })

  it('has other lines too, judged, the same one first', () => {
    const { source, lines } = alternativesOffline(device, request())
    expect(source).toBe('coach')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(({ entries }) => namesOf(entries))).toContainEqual(
      namesOf(planOffline(device, request())),
    )
    for (const { judged } of lines) expect(judged.total).toBeGreaterThan(0)
  })

  it('says what it does not know, and what cannot be linked', () => {
    expect(() => planOffline(device, request({ selectedTricks: [999_999] }))).toThrow('Trick not found')
    const impossible = request({ selectedTricks: [idOf('Drop In'), idOf('Ollie')] })
    expect(() => planOffline(device, impossible)).toThrow(/^Drop In cannot be linked/)
  })

  const mine = ['Ollie', 'Pop Shuvit', 'Frontside 180', 'Kickflip', 'Boardslide'].map((name) => ({
    id: idOf(name),
    name,
    progress: { ...begun, masteryLevel: 'MASTERED' as const, notes: [] },
    landing: { tries: 100, lands: name === 'Kickflip' ? 20 : 95, rate: 0.9, low: 0.8, high: 1 },
  }))

  const wanted = (daring: 'sure' | 'send it'): BuildRequest => ({
    startingPosition: 'flatground',
    places: ['flat'],
    daring,
    keep: [],
    avoid: [],
  })

  it("builds a line from the rider's own tricks, by how they land them", () => {
    const build = (daring: 'sure' | 'send it') => buildOffline({ library, mine }, wanted(daring))
    const sure = build('sure').map(({ name }) => name)
    expect(sure.toSorted()).toEqual(['Frontside 180', 'Ollie', 'Pop Shuvit'])
    expect(build('send it').map(({ name }) => name)).toContain('Kickflip')
    expect(() => buildOffline(device, wanted('sure'))).toThrow(/^Fewer than two of your tricks fit/)
  })

  it('names what must be in a line and cannot be', () => {
    const keep = [idOf('Drop In')]
    expect(() => buildOffline({ library, mine }, { ...wanted('sure'), keep })).toThrow(
      /^Drop In cannot be linked/,
    )
  })

  it('finds another trick for a place, within reach', () => {
    const selectedTricks = ['Ollie', 'Kickflip'].map(idOf)
    const out = idOf('Kickflip')
    const asked: SwapRequest = { startingPosition: 'flatground', selectedTricks, out, avoid: [] }
    const other = swapOffline({ library, mine }, asked)
    expect(other.name).not.toBe('Kickflip')
    expect(swapOffline({ library, mine }, { ...asked, avoid: [other.id] }).id).not.toBe(other.id)
    expect(() => swapOffline(device, { ...asked, selectedTricks: [999_999] })).toThrow('Trick not found')
  })
})
