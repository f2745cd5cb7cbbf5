import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, type Game, isLastTry, lettersOf, newGame, play, readSet, replay } from './rules.ts'
import { CONTEST_RULES } from './settings.ts'

const contest = { players: 2, ...CONTEST_RULES }

const set = (trick: string, landed = true): Entry => ({ kind: 'set', trick, landed })
const reply = (landed: boolean): Entry => ({ kind: 'reply', landed })

/** A game after entries that all have to count. */
function gameOf(entries: Entry[], options = contest): Game {
  const game = replay(options, entries)
  expect(game.entries).toHaveLength(entries.length)
  return game
}

const NAMES =
  `ollie|kickflip|heelflip|tre flip|360 flip|hardflip|bs180|half cab|fs 180 heel|pop shuvit|varial kickflip|
  switch kickflip|nollie heel|fakie tre|laser flip|inward heel|bigspin|fakie bigspin|cab|sw tre|nollie tre|late shuvit`
    .split('|')
    .map((name) => name.trim())

/** Any game that players make, entry by entry: what cannot be played is not entered. */
const anyGame = fc
  .record({
    options: fc.record({
      players: fc.integer({ min: 2, max: 4 }),
      twoLastTries: fc.boolean(),
      flatOnly: fc.boolean(),
      noRepeats: fc.boolean(),
    }),
    tries: fc.array(fc.record({ name: fc.constantFrom(...NAMES), landed: fc.boolean() }), { maxLength: 90 }),
  })
  .map(({ options, tries }) => {
    let game = newGame(options)
    for (const { name, landed } of tries) {
      const entry = game.turn.kind === 'set' ? set(name, landed) : reply(landed)
      const played = play(game, entry)
      if (played.ok) game = played.game
    }
    return game
  })

describe('a game of SKATE', () => {
  it('gives a letter for a miss of what was set and landed, and the set stays', () => {
    const game = gameOf([set('kickflip'), reply(false)])
    expect(game.letters).toEqual([0, 1])
    expect(game.turn).toEqual({ kind: 'set', player: 0 })
  })

  it('passes the set on when it is missed, without a letter', () => {
    const game = gameOf([set('kickflip', false)])
    expect(game.letters).toEqual([0, 0])
    expect(game.turn).toEqual({ kind: 'set', player: 1 })
  })

  it('has two tries on the last letter where that is agreed', () => {
    const four = ['ollie', 'kickflip', 'heelflip', 'bs180'].flatMap((name) => [set(name), reply(false)])
    const before = gameOf([...four, set('tre flip')])
    expect(before.turn).toMatchObject({ kind: 'reply', player: 1, triesLeft: 2 })
    expect(isLastTry(before)).toBe(false)
    const once = gameOf([...four, set('tre flip'), reply(false)])
    expect(once.turn).toMatchObject({ kind: 'reply', player: 1, triesLeft: 1 })
    expect(isLastTry(once)).toBe(true)
    expect(gameOf([...four, set('tre flip'), reply(false), reply(true)]).turn).toEqual({
      kind: 'set',
      player: 0,
    })
    const over = gameOf([...four, set('tre flip'), reply(false), reply(false)])
    expect(over.turn).toEqual({ kind: 'over', winner: 0 })
    expect(lettersOf(over.letters[1] ?? 0)).toBe('S-K-A-T-E')
    const strict = gameOf([...four, set('tre flip'), reply(false)], { ...contest, twoLastTries: false })
    expect(strict.turn).toEqual({ kind: 'over', winner: 0 })
  })

  it('asks the others in their order, and leaves out who is out', () => {
    const options = { ...contest, players: 3, twoLastTries: false }
    const round = ['ollie', 'kickflip', 'heelflip', 'bs180', 'hardflip'].flatMap((name) => [
      set(name),
      reply(false),
      reply(true),
    ])
    const game = gameOf(round, options)
    expect(game.letters).toEqual([0, 5, 0])
    expect(game.turn).toEqual({ kind: 'set', player: 0 })
    expect(gameOf([...round, set('tre flip')], options).turn).toMatchObject({
      kind: 'reply',
      player: 2,
      waiting: [],
    })
    expect(gameOf([...round, set('tre flip', false)], options).turn).toEqual({ kind: 'set', player: 2 })
  })

  it('knows a trick by any of its names', () => {
    const game = gameOf([set('tre flip'), reply(true)])
    expect(play(game, set('360 flip'))).toMatchObject({
      why: 'already done',
      message: 'The 360 flip was done already.',
    })
    expect(readSet(game, '3flip')).toMatchObject({
      message: '“3flip” is the 360 flip, and that was done already.',
    })
    for (const other of ['fakie tre flip', 'switch 360 flip', 'nollie tre'])
      expect(readSet(game, other).ok).toBe(true)
  })

  it('may set again what was missed', () => {
    expect(readSet(gameOf([set('tre flip', false)]), 'tre flip').ok).toBe(true)
  })

  it('refuses what it does not understand and what needs an obstacle, with a reason', () => {
    expect(readSet(newGame(contest), 'quadruple sushi flip')).toMatchObject({ why: 'not understood' })
    expect(readSet(newGame(contest), 'smith grind')).toMatchObject({
      why: 'not on flat',
      message: 'The Smith grind needs more than flat ground.',
    })
    expect(readSet(newGame({ ...contest, flatOnly: false }), 'smith grind').ok).toBe(true)
  })

  it('keeps no trick whose name could not be read again', () => {
    const word = fc.constantFrom('flip', 'heel', 'fs', 'tre', 'grab', 'nollie', 'cab', 'shuv', 'push', ', ')
    const game = newGame({ ...contest, flatOnly: false })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat({ max: 40 }), (unit, times) => {
        const read = readSet(game, Array(times).fill(unit.join(' ')).join(' '))
        if (!read.ok) return
        const again = readSet(game, read.trick.name)
        expect(again).toMatchObject({ ok: true, trick: { key: read.trick.key } })
      }),
    )
    expect(readSet(game, 'flip '.repeat(24))).toMatchObject({ ok: false, why: 'not understood' })
  })

  it('is entered in turn, and over for good', () => {
    expect(play(newGame(contest), reply(true))).toMatchObject({ why: 'not your turn' })
    expect(play(gameOf([set('ollie')]), set('kickflip'))).toMatchObject({
      message: 'The ollie has to be answered first.',
    })
    const five = ['ollie', 'kickflip', 'heelflip', 'bs180', 'cab'].flatMap((name) => [
      set(name),
      reply(false),
    ])
    const over = gameOf(five, { ...contest, twoLastTries: false })
    expect(play(over, set('hardflip'))).toMatchObject({ why: 'game over' })
  })

  it('is for two to four', () => {
    for (const players of [0, 1, 5, 2.5, Number.NaN])
      expect(() => newGame({ ...contest, players })).toThrow(RangeError)
  })

  it('never has more than five letters, never a trick twice, and one left at the end', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { options, letters, turn, landed } = game
        expect(Math.max(...letters)).toBeLessThanOrEqual(5)
        if (options.noRepeats) expect(new Set(landed.map(({ key }) => key)).size).toBe(landed.length)
        const left = letters.filter((count) => count < 5).length
        expect(turn.kind === 'over').toBe(left === 1)
        if (turn.kind !== 'over') expect(letters[turn.player]).toBeLessThan(5)
        expect(replay(options, game.entries)).toEqual(game)
      }),
      { numRuns: Number(process.env.GAMES ?? 1500) },
    )
  })
})
