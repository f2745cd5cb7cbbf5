import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { seedTricks } from '../testdata/library.ts'
import { sampledRuns } from '../testdata/sample.ts'
import {
  chancesOf,
  gameTricks,
  type Machine,
  machineTry,
  roll,
  STRENGTHS,
  strengthLike,
  type Temperament,
  usualSets,
} from './machine.ts'
import { type Game, isOnFlat, newGame, play, replay } from './rules.ts'
import { CONTEST_RULES } from './settings.ts'

const contest = { players: 2, ...CONTEST_RULES }

const records: [string, number, number, number, number][] = JSON.parse(
  readFileSync(new URL('../../../prisma/seed/pro-games.json', import.meta.url), 'utf8'),
)

const flat = (name: string) => {
  const parsed = parseTrick(name)
  return parsed.ok && isOnFlat(parsed.motion) ? [parsed.motion] : []
}

const tricks = gameTricks([
  ...seedTricks.flatMap(({ name }) => flat(name).map((motion) => ({ motion, pros: null }))),
  ...records.flatMap(([name, set, setLanded, reply, replyLanded]) =>
    flat(name).map((motion) => ({ motion, pros: { set, setLanded, reply, replyLanded } })),
  ),
])

const TEMPERAMENTS: Temperament[] = ['steady', 'technical', 'all or nothing']

/** Two machines against each other to the end. */
function playOut(machines: readonly Machine[], seed: number): Game {
  let game = newGame(contest)
  while (game.turn.kind !== 'over') {
    const [one, other] = [machines[game.turn.player], machines[1 - game.turn.player]] as [Machine, Machine]
    const made = machineTry(game, one, tricks, seed, (trick) => chancesOf(trick, other.strength).reply)
    const played = made && play(game, made.entry)
    if (!played?.ok) throw new Error(played?.message ?? 'The machine has nothing to set.')
    game = played.game
  }
  return game
}

const temperament = (at: number): Temperament => TEMPERAMENTS[at % 3] ?? 'steady'

/** What many games between two strengths come to; they take turns at beginning. */
function tally(count: number, stronger: number, weaker: number) {
  const found = { sets: 0, setsLanded: 0, replies: 0, repliesLanded: 0, tries: 0, won: 0 }
  for (let at = 0; at < count; at++) {
    const machines = [
      { strength: stronger, temperament: temperament(at) },
      { strength: weaker, temperament: temperament(Math.floor(at / 3)) },
    ]
    const isSecond = at % 2
    const game = playOut(isSecond ? machines.reverse() : machines, at * 7919)
    const sets = game.entries.filter((entry) => entry.kind === 'set')
    found.tries += game.entries.length
    found.sets += sets.length
    found.setsLanded += game.landed.length
    // A reply that takes two tries is one, landed or not.
    found.replies += game.landed.length
    found.repliesLanded += game.entries.filter((entry) => entry.kind === 'reply' && entry.landed).length
    if (game.turn.kind === 'over' && game.turn.winner === isSecond) found.won++
  }
  return found
}

// More games are played by GAMES=10000; these are enough to see that nothing has moved.
const GAMES = Number(process.env.GAMES ?? sampledRuns(600, 2))

describe('the machine', () => {
  it('lands as many sets and replies as professionals do, in games as long as theirs', () => {
    const found = tally(GAMES, STRENGTHS.professional, STRENGTHS.professional)
    const tolerance = GAMES >= 10_000 ? 0.01 : 0.02
    expect(Math.abs(found.setsLanded / found.sets - 0.851)).toBeLessThan(tolerance)
    expect(Math.abs(found.repliesLanded / found.replies - 0.7)).toBeLessThan(tolerance)
    expect(found.tries / GAMES).toBeGreaterThan(45)
    expect(found.tries / GAMES).toBeLessThan(56)
  })

  it('loses about nine in ten when it is a logit weaker, and nearly four in five when it is half of one', () => {
    expect(tally(GAMES, 0, -1).won / GAMES).toBeCloseTo(0.9, 1)
    expect(tally(GAMES, 0, -0.5).won / GAMES).toBeCloseTo(0.78, 1)
  })

  it('plays the same game from the same seed', () => {
    const machines = [
      { strength: -2, temperament: 'technical' },
      { strength: -2, temperament: 'steady' },
    ] as const
    const game = playOut(machines, 42)
    expect(playOut(machines, 42)).toEqual(game)
    expect(playOut(machines, 43).entries).not.toEqual(game.entries)
  })

  it('sets a trick again only where that is allowed', () => {
    const onlyOllie = tricks.filter(({ name }) => name === 'Ollie')
    const next = (noRepeats: boolean) => {
      const game = replay({ ...contest, noRepeats }, [
        { kind: 'set', trick: 'Ollie', landed: true },
        { kind: 'reply', landed: true },
      ])
      return machineTry(game, { strength: -2, temperament: 'steady' }, onlyOllie, 1)
    }
    expect(next(false)?.entry).toMatchObject({ kind: 'set', trick: 'Ollie' })
    expect(next(true)).toBeNull()
  })

  it('lands what its die says', () => {
    for (let seed = 0; seed < 200; seed++) {
      const made = machineTry(newGame(contest), { strength: -3, temperament: 'steady' }, tricks, seed)
      expect(made?.entry.landed).toBe(made && made.roll < made.chance)
    }
  })

  it('sets what its strength can land', () => {
    const setsOf = (strength: number, kind: Temperament) =>
      Array.from({ length: 300 }, (_, seed) => {
        const made = machineTry(newGame(contest), { strength, temperament: kind }, tricks, seed)
        return made?.entry.kind === 'set' ? made.entry.trick : ''
      })
    const beginner = new Set(setsOf(STRENGTHS.beginner, 'steady'))
    for (const hard of ['360 Flip', 'Hardflip', 'Nollie Kickflip', 'Laser Flip'])
      expect(beginner).not.toContain(hard)
    expect(new Set(setsOf(STRENGTHS.professional, 'steady'))).toContain('360 Flip')
  })

  it('sets switch tricks as a professional does, and hardly any as a weaker skater', () => {
    const usual = usualSets(tricks, 6)
    expect(usual.professional.steady.filter((name) => name.startsWith('Switch'))).not.toEqual([])
    for (const strength of ['beginner', 'rolling', 'regular'] as const)
      expect(usual[strength].steady.filter((name) => name.startsWith('Switch'))).toEqual([])
    expect(usual.regular.steady).toContain('Kickflip')
  })

  it('likes to set what it lands more often than not, on flat ground, and what skaters know', () => {
    const byName = new Map(tricks.map((trick) => [trick.name, trick]))
    for (const [strength, temperaments] of Object.entries(usualSets(tricks, 4)))
      for (const name of Object.values(temperaments).flat()) {
        const trick = byName.get(name)
        if (!trick) throw new RangeError(`It has no ${name}.`)
        expect(
          chancesOf(trick, STRENGTHS[strength as keyof typeof STRENGTHS]).set,
          name,
        ).toBeGreaterThanOrEqual(0.5)
        expect(flat(name), name).toHaveLength(1)
        expect(trick.rarity, name).toBeLessThan(2)
      }
  })

  it('is said beforehand to set what it sets most', () => {
    const usual = usualSets(tricks, 4)
    for (const strength of ['beginner', 'regular', 'professional'] as const) {
      const machine: Machine = { strength: STRENGTHS[strength], temperament: 'steady' }
      const made = Array.from({ length: 600 }, (_, seed) =>
        machineTry(newGame(contest), machine, tricks, seed),
      )
      const counts = new Map<string, number>()
      for (const each of made)
        if (each?.entry.kind === 'set') counts.set(each.entry.trick, (counts.get(each.entry.trick) ?? 0) + 1)
      const [likeliest = ''] = usual[strength].steady
      expect(counts.get(likeliest)).toBeGreaterThan(Math.max(...counts.values()) / 2)
    }
    const [first] = usual.professional.finals
    const opened = machineTry(newGame(contest), { strength: 0, temperament: 'finals' }, tricks, 1)
    expect(opened?.entry).toMatchObject({ trick: first })
  })

  it('goes down the recorded list in finals, from the same trick in every game', () => {
    const machine: Machine = { strength: STRENGTHS.professional, temperament: 'finals' }
    const setsOf = (seed: number) =>
      playOut([machine, machine], seed).entries.flatMap((entry) => (entry.kind === 'set' ? entry.trick : []))
    for (const seed of [1, 2, 3]) {
      const sets = setsOf(seed)
      expect(sets.slice(0, 3)).toEqual(['360 Flip', 'Nollie Kickflip', 'Kickflip'])
      expect(new Set(sets).size).toBe(sets.length)
    }
  })

  it('sets what it lands and the other does not', () => {
    const machine: Machine = { strength: -1, temperament: 'technical' }
    const onlyKickflips = (game: Game) =>
      machineTry(game, machine, tricks, 7, ({ name }) => (name.endsWith('Kickflip') ? 0.01 : 0.999))
    const games = Array.from({ length: 50 }, (_, seed) => ({ ...newGame(contest), seed }))
    for (const game of games)
      expect(onlyKickflips(game)?.entry).toMatchObject({ trick: expect.stringMatching(/Kickflip$/) })
  })
})

describe('a machine as good as someone', () => {
  const some = tricks.filter(({ often }) => often > 50)

  it.each(Object.values(STRENGTHS))(
    'has the strength %s of one who lands what that strength lands',
    (strength) => {
      const known = some.map((trick) => ({ trick, rate: chancesOf(trick, strength).set }))
      expect(strengthLike(known)).toBeCloseTo(strength, 1)
    },
  )

  it('is stronger for one who lands more, and none for one of whom nothing is known', () => {
    const landing = (rate: number) => strengthLike(some.map((trick) => ({ trick, rate }))) ?? Number.NaN
    expect(landing(0.6)).toBeGreaterThan(landing(0.3))
    expect(landing(0)).toBeLessThan(STRENGTHS.beginner)
    expect(landing(1)).toBeGreaterThan(STRENGTHS.professional)
    expect(strengthLike([])).toBeNull()
  })
})

describe('a die', () => {
  it('falls evenly', () => {
    const counts = new Array(10).fill(0)
    for (let at = 0; at < 20_000; at++) counts[Math.floor(roll(5, at) * 10)]++
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})
