import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameOf, type Match, tell } from './match.ts'
import { momentsOf } from './moments.ts'
import type { Entry } from './rules.ts'

const options = { twoLastTries: true, flatOnly: false, noRepeats: false }
const set = (trick: string, landed = true): Entry => ({ kind: 'set', trick, landed })
const reply = (landed: boolean): Entry => ({ kind: 'reply', landed })

function matchOf(players: number, entries: readonly Entry[]): Match {
  const names = Array.from({ length: players }, (_, at) => ({ name: `P${at + 1}`, machine: null }))
  return { players: names, options, seed: 0, entries }
}

const watched = (match: Match) => momentsOf(tell(match, []), match.players.length)

describe('a game that is watched again', () => {
  it('shows the trick, who set it, and the letters after each try', () => {
    const match = matchOf(2, [
      set('kickflip'),
      reply(false),
      set('hardflip', false),
      set('ollie'),
      reply(true),
    ])
    expect(
      watched(match).map(({ told, ...moment }) => [told.trick.name, told.player, told.landed, moment]),
    ).toEqual([
      ['Kickflip', 0, true, { letters: [0, 0], setter: 0, round: 0 }],
      ['Kickflip', 1, false, { letters: [0, 1], setter: 0, round: 0 }],
      ['Hardflip', 0, false, { letters: [0, 1], setter: 0, round: 1 }],
      ['Ollie', 1, true, { letters: [0, 1], setter: 1, round: 2 }],
      ['Ollie', 0, true, { letters: [0, 1], setter: 1, round: 2 }],
    ])
  })

  it('goes on while the last letter has a second try', () => {
    const five = Array.from({ length: 5 }, () => [set('ollie'), reply(false)]).flat()
    const moments = watched(matchOf(2, [...five, reply(false)]))
    expect(moments.slice(-2).map(({ letters, round }) => [letters, round])).toEqual([
      [[0, 4], 4],
      [[0, 5], 4],
    ])
  })

  it('stands at its end as the game does, one moment for each try that counted', () => {
    const entry = fc.record({ landed: fc.boolean(), trick: fc.constantFrom('ollie', 'kickflip', 'bs 180') })
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.array(entry, { maxLength: 60 }), (players, tries) => {
        let match = matchOf(players, [])
        for (const { trick, landed } of tries) {
          const { kind } = gameOf(match).turn
          if (kind !== 'over')
            match = {
              ...match,
              entries: [...match.entries, kind === 'set' ? set(trick, landed) : reply(landed)],
            }
        }
        const moments = watched(match)
        expect(moments).toHaveLength(match.entries.length)
        expect(moments.at(-1)?.letters ?? gameOf(match).letters).toEqual(gameOf(match).letters)
      }),
    )
  })
})
