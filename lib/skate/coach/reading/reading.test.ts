import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../difficulty/difficulty.ts'
import { suggest } from '../suggest.ts'
import { coachLibrary as library } from '../testdata/coach-library.ts'
import { wishRows } from '../testdata/wish-rows.ts'
import { readWish } from './read.ts'

/** English wishes of a few words that are understood. */
const wishes = wishRows
  .filter(({ text, share, check }) => share === 'look' && check && /^[a-z0-9 ,'-]{12,60}$/i.test(text))
  .map(({ text }) => text)
  .filter((text) => readWish(text, library.byName, library.knows.languages).isUnderstood)

const answer = (text: string) => suggest(library, { text, levels: LEVELS })?.trick.name

/** So many wishes are tried. */
const MOST = 80

/** How many of 100 wishes are answered the same when they are said another way. */
function unchanged(say: (wish: string) => string): { rate: number; changed: string[] } {
  const all = wishes.filter((wish) => say(wish) !== wish)
  const said = all.filter((_, at) => at % Math.ceil(all.length / MOST) === 0)
  const changed = said.filter((wish) => answer(wish) !== answer(say(wish)))
  return {
    rate: (100 * (said.length - changed.length)) / Math.max(1, said.length),
    changed: changed.map(say),
  }
}

/** A slip in the longest word: two letters that changed places. */
function withSlip(wish: string): string {
  const [longest = ''] = wish.split(/[ ,]+/).toSorted((one, other) => other.length - one.length)
  if (longest.length < 7 || /\d/.test(longest)) return wish
  const at = Math.floor(longest.length / 2)
  const slipped = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2)
  return slipped === longest ? wish : wish.replace(longest, slipped)
}

describe('what changes no wish', () => {
  it.each<[string, (wish: string) => string, number]>([
    ['thanks behind it', (wish) => `${wish} thanks`, 98],
    ['please behind it', (wish) => `${wish} please`, 98],
    ['a greeting before it', (wish) => `hey trickbot, ${wish}`, 98],
    ['any tips behind it', (wish) => `${wish}, any tips?`, 95],
    ['capitals', (wish) => wish.toUpperCase(), 98],
    ['filler before it', (wish) => `so um ${wish}`, 98],
    ['an age between 13 and 39', (wish) => `im 24. ${wish}`, 98],
    ['a deck for a board', (wish) => wish.replace(/\bboard\b/g, 'deck'), 95],
    ['a move for a trick', (wish) => wish.replace(/\btrick\b/g, 'move'), 95],
    ['unable to for cannot', (wish) => wish.replace(/\bcan'?t\b/g, 'unable to'), 92],
    ['a slip in a long word', withSlip, 90],
  ])('%s', (_, say, floor) => {
    const { rate, changed } = unchanged(say)
    console.info(`${_}: ${rate.toFixed(1)} of 100 unchanged`)
    expect(rate, changed.slice(0, 12).join('\n')).toBeGreaterThanOrEqual(floor)
  })
})

it('hears no trouble where a trick is named with where, when or how it is wanted', () => {
  const places = ['on a ledge', 'on a rail', 'on the mini ramp', 'on flat', 'off a kicker', 'down stairs']
  const ways = [
    ...['over a gap', 'over a box', 'in switch', 'for a beginner', 'this week', 'with style'].map(
      (said) => `X ${said}`,
    ),
    ...[
      'i want to learn X',
      'teach me X please',
      'my friend can X',
      'i can X, what next',
      'harder than X',
      'easy X',
    ],
    ...places.map((place) => `X ${place}`),
  ]
  const texts = library.tricks
    .slice(0, 60)
    .flatMap(({ name }) => ways.map((way) => way.replace('X', name.toLowerCase())))
  const heard = texts.filter((text) =>
    readWish(text, library.byName).items.some(({ is }) => is === 'trouble'),
  )
  expect(heard.length / texts.length, heard.slice(0, 12).join('\n')).toBeLessThanOrEqual(0.005)
})

it('reads a hostile text in time that grows with its length', () => {
  const words = [
    'im ',
    'and ',
    'how to ',
    'kickflip and ',
    'and whats ',
    '½',
    '1/',
    'not ',
    'easier than ',
    'キ',
  ]
  for (const word of words) {
    const wish = readWish(word.repeat(Math.ceil(2000 / word.length)).slice(0, 2000), library.byName)
    expect(wish.items.length).toBeLessThan(2000)
  }
})
