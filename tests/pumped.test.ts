import { expect, it } from 'vitest'
import { readList } from '../lib/my-tricks/bring/read-list'
import { newGame, readSet } from '../lib/skate/game/rules'
import { CONTEST_RULES } from '../lib/skate/game/settings'
import { labelOf } from '../lib/skate/name/name'
import { readQuery } from '../lib/skate/name/query'
import { LONGEST_NAME, parseTrick } from '../lib/skate/read/parse'
import { buildTrickIndex, searchTricks } from '../lib/tricks/search'
import { toSearchable } from '../lib/tricks/testdata/searchable'
import { readTrickFacts } from '../prisma/seed/content'
import { pumpedTexts } from './setup/pumped'

const library = readTrickFacts().map((trick, at) => ({ ...trick, id: at + 1 }))
const index = buildTrickIndex(library.map((trick) => ({ id: trick.id, ...toSearchable(trick) })))
const game = newGame({ players: 2, ...CONTEST_RULES })
const now = new Date('2026-06-01T12:00:00Z')

const readers: Record<string, (text: string) => unknown> = {
  'name-it': (text) => {
    const parsed = parseTrick(text)
    return parsed.ok && labelOf(parsed.motion)
  },
  'the names in a sentence': (text) => readQuery(text),
  search: (text) => searchTricks(index, text),
  // What was read of a library once is remembered.
  Bring: (text) => readList(text, [...library], now),
  'a turn in a game': (text) => readSet(game, text),
}

/**
 * How long one text may keep the server busy. The dearest takes 50 ms on a slow machine, a list with a slip in each row;
 * what grows faster than its text takes seconds.
 */
const mostMs = 250

/** Milliseconds of CPU; of several tries the least, since collecting garbage of others is not the text's doing. */
function cost(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least > mostMs; tries++) {
    const before = process.cpuUsage()
    read(text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

// Names are refused above a length: their readers have the most to do right below it.
const texts = pumpedTexts.flatMap((text) => [text, text.slice(0, LONGEST_NAME).trim()])

it.each(Object.entries(readers))('%s is kept busy by no text', (_, read) => {
  for (const text of texts.slice(0, 40)) read(text)
  const slow = texts.map((text) => ({ text, ms: cost(read, text) })).filter(({ ms }) => ms > mostMs)
  expect(slow).toEqual([])
})
