import { describe, expect, it } from 'vitest'
import { type Chance, chanceWords, fitSkater, type OddsTrick, shareWords } from './skater'

/** Numbers between 0 and 1 that look random and are the same every time (mulberry32). */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const terrains = ['flat', 'edge', 'pad', 'wall'] as const
const stances = ['regular', 'nollie', 'fakie', 'switch'] as const

type Simulated = {
  key: number
  trick: OddsTrick
  /** Of the skater, without what is this trick's own. */
  above: number
  logit: number
  tries: number
  lands: number
}

/** A skater who tries 40 tricks for `total` tries, rather those within reach, as the formula says they go. */
function simulate(seed: number, total: number) {
  const random = generator(seed)
  const skill = 1.3 * normal(random)
  const byTerrain = new Map(terrains.map((terrain) => [terrain, 0.6 * normal(random)]))
  const byStance = new Map(stances.map((stance) => [stance, 0.4 * normal(random)]))
  const tricks = Array.from({ length: 40 }, (_, key): Simulated => {
    const terrain = terrains[Math.floor(random() * 1.6)] ?? 'flat'
    const stance = stances[Math.floor(random() ** 2 * 4)] ?? 'regular'
    const difficulty = 1 + 7 * random()
    const above = skill + (byTerrain.get(terrain) ?? 0) + (byStance.get(stance) ?? 0)
    const logit = 1.2 - 0.5 * difficulty + above + 0.6 * normal(random)
    return { key, trick: { difficulty, stance, terrain }, above, logit, tries: 0, lands: 0 }
  })
  for (let tries = 0; tries < total; tries += 1) {
    const [one, other] = [random(), random()].map((share) => tricks[Math.floor(share * tricks.length)])
    if (!one || !other) continue
    const chosen = Math.abs(one.logit) < Math.abs(other.logit) ? one : other
    chosen.tries += 1
    if (random() < 1 / (1 + Math.exp(-chosen.logit))) chosen.lands += 1
  }
  return { skill: mean(tricks.flatMap((each) => Array(each.tries).fill(each.above))), tricks }
}

const model = (tricks: Simulated[]) =>
  fitSkater(
    tricks
      .filter(({ tries }) => tries > 0)
      .map(({ key, trick, tries, lands }) => ({ key, trick, record: { tries, lands, mastery: null } })),
  )

const seeds = Array.from({ length: 300 }, (_, at) => at + 1)

describe('the model of a skater', () => {
  it('recovers the skill of simulated skaters within 0.3 logits after 200 tries', () => {
    const errors = seeds.map((seed) => {
      const { skill, tricks } = simulate(seed, 200)
      return model(tricks).skill - skill
    })
    const sizes = errors.map(Math.abs)
    expect(mean(sizes)).toBeLessThan(0.3)
    expect(Math.abs(mean(errors))).toBeLessThan(0.1)
  })

  it('learns: the more tries, the smaller the error', () => {
    const errorAfter = (tries: number) =>
      mean(
        seeds.slice(0, 100).map((seed) => {
          const { skill, tricks } = simulate(seed, tries)
          return Math.abs(model(tricks).skill - skill)
        }),
      )
    const errors = [10, 50, 200, 2000].map(errorAfter)
    expect(errors).toEqual(errors.toSorted((a, b) => b - a))
  })

  it('is right four times out of five about where the rate lies, of tried and of untried tricks', () => {
    const hits = { tried: [] as number[], untried: [] as number[] }
    for (const seed of seeds.slice(0, 150)) {
      const { tricks } = simulate(seed, 200)
      const seen = tricks.slice(0, 30)
      const skater = model(seen)
      for (const { key, trick, logit } of tricks) {
        const { low, high } = skater.chanceOf(trick, key < 30 ? key : undefined)
        const rate = 1 / (1 + Math.exp(-logit))
        hits[key < 30 ? 'tried' : 'untried'].push(low <= rate && rate <= high ? 1 : 0)
      }
    }
    for (const share of [mean(hits.tried), mean(hits.untried)]) {
      expect(share).toBeGreaterThan(0.75)
      expect(share).toBeLessThan(0.85)
    }
  })

  const kickflip: OddsTrick = { difficulty: 4, stance: 'regular', terrain: 'flat' }
  const record = (tries: number, lands: number) => ({ tries, lands, mastery: null })

  it('says nothing before there is anything to say', () => {
    expect(chanceWords(fitSkater([]).chanceOf(kickflip))).toBe('too early to tell')
    const once = fitSkater([{ key: 1, trick: kickflip, record: record(1, 1) }])
    expect(chanceWords(once.chanceOf(kickflip, 1))).toBe('too early to tell')
  })

  it('comes to what was counted after many tries', () => {
    const skater = fitSkater([{ key: 1, trick: kickflip, record: record(500, 200) }])
    expect(skater.chanceOf(kickflip, 1).rate).toBeCloseTo(0.4, 1)
    expect(chanceWords(skater.chanceOf(kickflip, 1))).toBe('about 4 in 10')
  })

  it('expects of an untried trick less the harder it is, and more of one who lands much', () => {
    const good = fitSkater([{ key: 1, trick: kickflip, record: record(50, 45) }])
    const poor = fitSkater([{ key: 1, trick: kickflip, record: record(50, 5) }])
    const rate = (skater: typeof good, difficulty: number) =>
      skater.chanceOf({ ...kickflip, difficulty }).rate
    expect(rate(good, 3)).toBeGreaterThan(rate(good, 6))
    expect(rate(good, 5)).toBeGreaterThan(rate(poor, 5))
  })

  it('takes a level for a few tries, which real ones soon outweigh', () => {
    const of = (mastery: 'LEARNING' | 'MASTERED', tries: number, lands: number) =>
      fitSkater([{ key: 1, trick: kickflip, record: { tries, lands, mastery } }]).chanceOf(kickflip, 1).rate
    expect(of('MASTERED', 0, 0)).toBeGreaterThan(of('LEARNING', 0, 0))
    expect(Math.abs(of('MASTERED', 300, 90) - of('LEARNING', 300, 90))).toBeLessThan(0.02)
  })

  it('stands records that no one has', () => {
    const wild = [
      { key: 1, trick: kickflip, record: record(20_000, 20_000) },
      { key: 2, trick: { ...kickflip, difficulty: 1 }, record: record(20_000, 0) },
    ]
    const { rate, low, high } = fitSkater(wild).chanceOf(kickflip, 1)
    expect([rate, low, high].every((share) => share >= 0 && share <= 1)).toBe(true)
    expect(rate).toBeGreaterThan(0.95)
  })
})

describe('a share in words', () => {
  it.each([
    [0.99, 'nearly every time'],
    [0.42, 'about 4 in 10'],
    [0.0951, 'about 1 in 10'],
    [0.066, 'about 1 in 15'],
    [0.001, 'hardly ever'],
  ])('of %d is %s', (share, words) => expect(shareWords(share)).toBe(words))

  it('is kept back where too little is known', () => {
    const chance: Chance = { rate: 0.4, low: 0.1, high: 0.7, isKnown: false }
    expect(chanceWords(chance)).toBe('too early to tell')
  })
})
