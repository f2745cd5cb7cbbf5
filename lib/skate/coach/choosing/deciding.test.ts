import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../difficulty/difficulty.ts'
import { coachLibrary as library } from '../testdata/coach-library.ts'
import type { Item } from '../wish.ts'
import { FEATURE_NAMES, type FeatureName } from './features.ts'
import { rank, weightOf } from './rank.ts'
import byHand from './weights-by-hand.json' with { type: 'json' }

const idOf = (name: string) => library.tricks.find((trick) => trick.name === name)?.id ?? 0

interface Case {
  /** What is landed. */
  readonly has?: readonly string[]
  /** What is worked on: tries and lands. */
  readonly learns?: Readonly<Record<string, readonly [tries: number, lands: number]>>
  /** What was kept as landed, with the tries of late. */
  readonly had?: Readonly<Record<string, readonly [tries: number, lands: number]>>
  readonly items?: readonly Item[]
}

const want = (trait: Extract<Item, { is: 'trait' }>['trait']): Item => ({ is: 'trait', role: 'want', trait })
const compared = (how: Extract<Item, { is: 'compared' }>['how'], trick: string): Item => ({
  is: 'compared',
  how,
  trick,
})

/** Who asks for what, the trick that comes before another, and the feature that decides between them. */
const CASES: readonly [why: string, given: Case, before: string, behind: string, decides: FeatureName][] = [
  ['an ollie leads to a half turn', { has: ['Ollie'] }, 'Frontside 180', 'Boneless', 'comes next'],
  [
    'a kickflip does not lead to a 360 flip at once',
    { has: ['Kickflip'] },
    'Varial Kickflip',
    '360 Flip',
    'comes next',
  ],
  ['a first ollie is far from a hardflip', { has: ['Ollie'] }, 'Pop Shuvit', 'Hardflip', 'is too hard'],
  ['a 360 flip is well beyond a shuvit', { has: ['360 Flip'] }, 'Hardflip', 'Shuvit', 'is too easy'],
  [
    'what lies on the way to a kickflip is behind',
    { has: ['360 Flip', 'Kickflip'] },
    'Varial Heelflip',
    'Pop Shuvit',
    'is too easy',
  ],
  [
    'who skates ramps goes on there',
    { has: ['Drop In', 'Rock to Fakie', 'Axle Stall'] },
    'Rock and Roll',
    'Ollie',
    'comes next',
  ],
  [
    'who skates fakie goes on fakie',
    { has: ['Fakie Ollie', 'Half Cab', 'Fakie Pop Shuvit', 'Half Cab Flip'] },
    'Fakie Bigspin',
    'Bigspin',
    'is in the stance one skates',
  ],
  [
    'and rather than in another stance',
    { has: ['Fakie Ollie', 'Half Cab', 'Fakie Kickflip'] },
    'Fakie Heelflip',
    'Nollie Heelflip',
    'is in the stance one skates',
  ],
  [
    'what is landed now and then is finished first',
    { has: ['Ollie', 'Kickflip'], learns: { Heelflip: [60, 24] } },
    'Heelflip',
    'Varial Kickflip',
    'lands now and then',
  ],
  [
    'what was tried in vain waits',
    { has: ['Ollie', 'Kickflip', 'Frontside 180'], learns: { 'Varial Kickflip': [90, 0] } },
    'Heelflip',
    'Varial Kickflip',
    'was tried in vain',
  ],
  [
    'what was had comes back first',
    { has: ['Ollie', 'Pop Shuvit'], had: { Kickflip: [40, 4] } },
    'Kickflip',
    'Heelflip',
    'was landed before',
  ],
  [
    'the ollie comes before the kickflip',
    { learns: { Kickflip: [0, 0] } },
    'Ollie',
    'Manual',
    'comes before what is being learned',
  ],
  ['the first day begins with pushing', {}, 'Pushing', 'Kickflip', 'comes next'],
  [
    'asked for by name',
    { items: [{ is: 'trick', role: 'want', trick: 'Hardflip' }] },
    'Hardflip',
    'Kickflip',
    'is the trick that was named',
  ],
  [
    'asked for on a ledge',
    { items: [want('place edge')] },
    'Boardslide',
    'Kickflip',
    'lacks what was asked for',
  ],
  [
    'asked for from nollie',
    { items: [want('stance nollie'), want('flip')] },
    'Nollie Kickflip',
    'Kickflip',
    'lacks what was asked for',
  ],
  [
    'between two',
    { items: [{ is: 'between', trick: 'Kickflip', other: '360 Flip' }] },
    'Varial Kickflip',
    'Backside Heelflip',
    'lies between',
  ],
  [
    'easier, and still like it',
    { items: [compared('easier', '360 Flip')] },
    'Varial Kickflip',
    '5-0',
    'keeps what is to be easier',
  ],
  [
    'before another',
    { items: [compared('toward', 'Hardflip')] },
    'Frontside Pop Shuvit',
    'Fakie Ollie',
    'is a step to it',
  ],
  ['after another', { items: [compared('after', 'Boardslide')] }, 'Lipslide', 'Kickflip', 'comes next'],
  [
    'both in one',
    { has: ['Kickflip', 'Manual', 'Pop Shuvit'] },
    'Pop Shuvit Manual',
    'Half Cab Manual',
    'joins what is landed',
  ],
]

describe('which feature decides', () => {
  it.each(CASES)('%s', (_, { has = [], learns = {}, had = {}, items = [] }, before, behind, decides) => {
    const tried = new Map(
      Object.entries({ ...learns, ...had }).map(([name, [tries, lands]]) => [idOf(name), { tries, lands }]),
    )
    const own = new Map([
      ...Object.keys(learns).map((name) => [idOf(name), 'LEARNING'] as const),
      ...[...has, ...Object.keys(had)].map((name) => [idOf(name), 'CONSISTENT'] as const),
    ])
    const ranked = rank(
      library,
      items,
      { levels: LEVELS, own, tried, shown: new Set() },
      library.tricks.length,
    )
    const [one, other] = [before, behind].map((name) => ranked.find(({ trick }) => trick.name === name))
    if (!one || !other) throw new RangeError('Both tricks may be shown.')
    expect(one.score).toBeGreaterThan(other.score)
    const [first] = FEATURE_NAMES.map((name) => ({
      name,
      by: (one.features[name] - other.features[name]) * weightOf(name),
    })).sort((a, b) => b.by - a.by)
    expect(first?.name).toBe(decides)
  })

  it('has a reason for each weight that is set by hand, and a feature', () => {
    for (const [name, { because }] of Object.entries(byHand)) {
      expect(FEATURE_NAMES).toContain(name)
      expect(because).toMatch(/^[A-Z].*\.$/)
    }
  })
})
