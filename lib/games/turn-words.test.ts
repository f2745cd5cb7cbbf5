import { describe, expect, it } from 'vitest'
import type { Entry } from '../skate/game/rules'
import { turnWords } from './turn-words'

const wordsFor = (seat: number, entries: Entry[], twoLastTries = false) =>
  turnWords(
    {
      players: ['Ada', ''].map((name) => ({ name, machine: null })),
      options: { twoLastTries, flatOnly: true, noRepeats: true },
      seed: 0,
      entries,
    },
    seat,
  )

const set = (trick: string, landed = true): Entry => ({ kind: 'set', trick, landed })
const missed: Entry = { kind: 'reply', landed: false }
const four = ['Ollie', 'Kickflip', 'Heelflip', 'Backside 180'].flatMap((trick) => [set(trick), missed])

describe('what someone who is away is told', () => {
  it.each<[string, number, Entry[], boolean, string, RegExp]>([
    ['a trick to match', 1, [set('Kickflip')], false, 'Your turn: Kickflip', /^Ada landed it\. Match it\./],
    [
      'a trick to set',
      1,
      [set('Kickflip', false)],
      false,
      'Your turn: set a trick',
      /^Ada: no letters\. You: no/,
    ],
    ['letters', 0, [set('Kickflip'), missed], false, 'Your turn: set a trick', /Somebody: S\.$/],
    [
      'the last letter',
      1,
      [...four, set('Pop Shuvit')],
      true,
      'Your turn: Pop Shuvit',
      /You have two tries\./,
    ],
    ['the end', 1, [...four, set('Pop Shuvit'), missed], false, 'Ada wins', /You: S-K-A-T-E\. Rematch\?$/],
    ['the end', 0, [...four, set('Pop Shuvit'), missed], false, 'You win', /Rematch\?$/],
  ])('is %s, from where they sit', (_, seat, entries, twoLastTries, title, body) => {
    const words = wordsFor(seat, entries, twoLastTries)
    expect(words.title).toBe(title)
    expect(words.body).toMatch(body)
  })
})
