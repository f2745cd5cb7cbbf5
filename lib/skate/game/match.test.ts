import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { gameTricks } from './machine.ts'
import {
  enter,
  gameOf,
  type Match,
  machinesTurn,
  outcomeFor,
  readMatch,
  revenge,
  takeBack,
  tell,
  writeMatch,
} from './match.ts'

const names = [
  'Ollie',
  'Shuvit',
  'Kickflip',
  'Heelflip',
  '360 Flip',
  'Backside 180',
  'Frontside 180',
  'Half Cab',
  'Pop Shuvit',
]
const tricks = gameTricks(
  [...names, ...names.map((name) => `Switch ${name}`), ...names.map((name) => `Nollie ${name}`)].flatMap(
    (name) => {
      const parsed = parseTrick(name)
      return parsed.ok ? [{ motion: parsed.motion, pros: null }] : []
    },
  ),
)

const options = { twoLastTries: true, flatOnly: true, noRepeats: true }
const person = (name: string) => ({ name, machine: null })
const machine = { name: 'The machine', machine: { strength: -3, temperament: 'steady' } } as const
const alone = (seed: number): Match => ({ players: [person('You'), machine], options, seed, entries: [] })

const entered = (match: Match, ...entry: [string, boolean] | [boolean]): Match => {
  const [first, second] = entry
  const done =
    typeof first === 'string'
      ? enter(match, { kind: 'set', trick: first, landed: second === true }, tricks)
      : enter(match, { kind: 'reply', landed: first }, tricks)
  if (!done.ok) throw new Error(done.message)
  return done.match
}

/** A game that someone plays against the machine by landing what a list says. */
const anyMatch = fc
  .record({
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    landed: fc.array(fc.boolean(), { maxLength: 40 }),
  })
  .map(({ seed, landed }) => {
    let match = machinesTurn(alone(seed), tricks)
    for (const isLanded of landed) {
      const { turn, landed: done } = gameOf(match)
      if (turn.kind === 'over') break
      const free = tricks.find(({ key }) => !done.some((one) => one.key === key))
      if (!free) break
      match = turn.kind === 'set' ? entered(match, free.name, isLanded) : entered(match, isLanded)
    }
    return match
  })

describe('a match', () => {
  it('waits for a person after each try, and ends when it is over', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const { turn } = gameOf(match)
        expect(turn.kind === 'over' || match.players[turn.player]?.machine === null).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('is the same after it was written into an address and read from it', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        expect(readMatch(writeMatch(match))).toEqual(match)
      }),
      { numRuns: 200 },
    )
    const friends: Match = {
      players: [person('Ada, “Mé” & co.'), person('Bo'), person('C.')],
      options,
      seed: 1,
      entries: [],
    }
    expect(readMatch(writeMatch(friends))).toEqual(friends)
  })

  it('is none in an address that was made up', () => {
    const made = writeMatch(entered(alone(5), 'kickflip', true))
    for (const broken of [
      '',
      'p=Ada',
      made.replace('Kickflip', 'Sushi'),
      `${made}.1.1.1.1`,
      made.replace(/s=\d+/, 's=1e99'),
    ])
      expect(readMatch(broken)).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => void readMatch(text)))
  })

  it('goes back to before the last try of the person, and on to the same', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const before = takeBack(match)
        if (!before) return
        const { turn } = gameOf(before)
        expect(turn.kind !== 'over' && before.players[turn.player]?.machine).toBeNull()
        const entry = match.entries[before.entries.length]
        const again = entry && enter(before, entry, tricks)
        expect(again?.ok && again.match).toEqual(match)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps the trick as it is called, and tells what a try cost', () => {
    const friends: Match = { players: [person('Ada'), person('Bo')], options, seed: 1, entries: [] }
    const match = entered(entered(friends, 'tre flip', true), false)
    expect(match.entries[0]).toMatchObject({ trick: '360 Flip' })
    const told = tell(match, tricks)
    expect(told.map(({ player, landed, letters, chance }) => ({ player, landed, letters, chance }))).toEqual([
      { player: 0, landed: true, letters: null, chance: null },
      { player: 1, landed: false, letters: 1, chance: null },
    ])
    expect(outcomeFor(told, 0).won.map(({ name }) => name)).toEqual(['360 Flip'])
    expect(outcomeFor(told, 1).lost.map(({ name }) => name)).toEqual(['360 Flip'])
  })

  it('says what the machine was likely to land', () => {
    const told = tell(entered(alone(3), 'kickflip', false), tricks).filter(({ player }) => player === 1)
    expect(told.length).toBeGreaterThan(0)
    for (const { chance } of told) expect(chance).toBeGreaterThan(0)
  })

  it('begins again with those after the winner', () => {
    const five = ['ollie', 'kickflip', 'heelflip', 'shuvit', 'bs 180']
    const friends: Match = {
      players: [person('Ada'), person('Bo')],
      options: { ...options, twoLastTries: false },
      seed: 1,
      entries: five.flatMap((trick) => [
        { kind: 'set', trick, landed: true } as const,
        { kind: 'reply', landed: false } as const,
      ]),
    }
    expect(revenge(friends, 2)).toMatchObject({
      players: [{ name: 'Bo' }, { name: 'Ada' }],
      seed: 2,
      entries: [],
    })
  })
})
