import { describe, expect, it } from 'vitest'
import { readTrickFacts } from '@/prisma/seed/content'
import { sampled } from '../skate/testdata/sample'
import { buildTrickIndex, searchTricks, trickCalled } from './search'
import { toSearchable } from './testdata/searchable'
import { familySearches, searches } from './testdata/searches'

const library = [
  { name: 'Kickflip', aliases: [] },
  { name: '360 Flip', aliases: ['Tre Flip', '360 Kickflip'] },
  { name: 'Nollie 360 Flip', aliases: ['Nollie Tre'] },
  { name: 'Frontside Shuvit', aliases: ['Front Shuv', 'FS Shove-it'] },
  { name: 'Fakie Frontside Shuvit', aliases: [] },
  { name: 'Backside Tailslide', aliases: ['BS Tailslide'] },
  { name: 'Inward Heelflip', aliases: ['Inward Heel'] },
  { name: 'Half Cab', aliases: ['Fakie Backside 180'] },
  { name: '5-0', aliases: ['5-0 Grind'] },
  { name: '50-50', aliases: ['50-50 Grind'] },
].map((trick, index) => ({
  id: index + 1,
  category: 'Flips' as const,
  difficultyRating: 'Intermediate' as const,
  difficulty: null,
  isFoundational: false,
  order: null,
  ...trick,
}))

const index = buildTrickIndex(library)
const first = (text: string) => library.find(({ id }) => id === searchTricks(index, text)[0])?.name

describe('searchTricks', () => {
  it.each([
    ['tre flip', '360 Flip'],
    ['TRE FLIP', '360 Flip'],
    ['three flip', '360 Flip'],
    ['front shuv', 'Frontside Shuvit'],
    ['fs shove it', 'Frontside Shuvit'],
    ['tre flp', '360 Flip'],
    ['tre filp', '360 Flip'],
    ['kikflip', 'Kickflip'],
    ['kickfilp', 'Kickflip'],
    ['heelfip', 'Inward Heelflip'],
    ['5050', '50-50'],
    ['back tail slide', 'Backside Tailslide'],
    ['kickfl', 'Kickflip'],
    ['back tail', 'Backside Tailslide'],
    ['inward heal', 'Inward Heelflip'],
    ['fakie bs 180', 'Half Cab'],
    ['5-0', '5-0'],
    ['nollie tre', 'Nollie 360 Flip'],
  ])('finds %s', (text, name) => {
    expect(first(text)).toBe(name)
  })

  it('finds nothing for blanks and unknown names', () => {
    expect(searchTricks(index, '   ')).toEqual([])
    expect(searchTricks(index, 'banana smoothie')).toEqual([])
  })
})

describe('searching the library', () => {
  const tricks = readTrickFacts()
    .toSorted((one, other) => other.sources - one.sources || (one.name < other.name ? -1 : 1))
    .filter(({ hiddenBecause }) => !hiddenBecause)
    .map((facts, at) => ({ id: at + 1, ...toSearchable(facts) }))
  const names = new Set(tricks.map(({ name }) => name))
  const index = buildTrickIndex(tricks)
  const hits = (text: string) => searchTricks(index, text).map((id) => tricks[id - 1]?.name)

  it.each(Object.values(searches).flat())('%s leads to %s', (text, name) => {
    // What is not listed leads to its family.
    if (names.has(name)) expect(hits(text)[0]).toBe(name)
    else expect(hits(text).length).toBeGreaterThan(0)
  })

  it.each(familySearches)('%s begins with %s and %s', (text, first, second) => {
    expect(hits(text).slice(0, 2)).toEqual([first, second])
  })

  it.each([
    ...['stop', 'stopping', 'how to stop', 'brake', 'braking'].map((text) => [text, 'Foot Brake']),
    ...['first trick', 'first tricks'].map((text) => [text, 'Pushing']),
    ...['stair', 'stairs', 'stair tricks'].map((text) => [text, 'Ollie']),
    ['treflip switch', 'Switch 360 Flip'],
    ['heelflip fakie', 'Fakie Heelflip'],
  ])('%s begins with %s', (text, name) => {
    expect(hits(text)[0]).toBe(name)
  })

  it.each(['beginner', 'beginner tricks', 'easy', 'easy tricks'])('%s begins with what is easy', (text) => {
    const easy = new Set(
      tricks.filter((trick) => trick.difficultyRating === 'Beginner').map(({ name }) => name),
    )
    expect(hits(text).length).toBeGreaterThan(10)
    expect(
      hits(text)
        .slice(0, 10)
        .every((name) => name && easy.has(name)),
    ).toBe(true)
  })

  it('takes a letter for a word of its own unless it is the last', () => {
    for (const text of ['k grind', 'K-grind'])
      expect(hits(text).filter((name) => !name?.includes('Crook'))).toEqual([])
  })

  it('never takes what is left of a name for one', () => {
    expect(hits('バックサイド50-50')[0]).toBe('Backside 50-50')
    expect(hits('ぼんやり50-50')[0]).not.toBe('50-50')
  })

  it.each([
    ['vert', 'Transitions'],
    ['half-pipe', 'Transitions'],
    ['Bowls', 'Transitions'],
    ['handrail', 'Rail'],
    ['rail', 'Rail'],
    ['curb', 'Ledge'],
    ['flat ground', 'Flatground'],
    ['manual pad', 'Manuals'],
  ])('%s begins with what is done there', (text, category) => {
    const done = tricks.filter((trick) => trick.category === category).map(({ name }) => name)
    expect(hits(text).slice(0, done.length)).toEqual(done)
  })

  it('what begins with a word comes before what has it inside', () => {
    expect(hits('railst')).toEqual(['Railstand'])
    const found = hits('ollieback')
    expect(found.indexOf('Nollie Backside 180')).toBeGreaterThan(
      found.indexOf('Fakie Ollie Backside Body Varial'),
    )
  })

  it('every name leads to its trick', () => {
    for (const { name } of sampled(tricks, 4)) expect(hits(name)[0]).toBe(name)
  })

  it('what is begun leads to the trick all along', () => {
    for (const name of ['Kickflip', 'Heelflip', 'Boardslide', 'Impossible', 'Caballerial'])
      for (let end = 5; end <= name.length; end += 1)
        expect(hits(name.slice(0, end).toLowerCase())[0]).toBe(name)
  })

  it('a family follows its plain trick, whatever the language', () => {
    for (const text of ['kickflip', 'kick flip', 'キックフリップ'])
      expect(hits(text)).toEqual(expect.arrayContaining(['Double Kickflip', 'Nollie Kickflip']))
  })

  it('what is read and not listed leads to its family', () => {
    const few = tricks.filter(({ name }) => name === 'Noseslide' || name === 'Kickflip')
    expect(searchTricks(buildTrickIndex(few), 'nollie noseslide')).toEqual([
      few.find(({ name }) => name === 'Noseslide')?.id,
    ])
  })

  it.each([
    ['tre flip', '360 Flip'],
    ['kick flip', 'Kickflip'],
    ['KICKFLIP', 'Kickflip'],
    ['kickfilp', 'Kickflip'],
    ['50 50', '50-50'],
    ['bs 180', 'Backside 180'],
    ['キックフリップ', 'Kickflip'],
  ])('%s is another name of %s', (text, name) => {
    expect(tricks.find(({ id }) => id === trickCalled(index, text))?.name).toBe(name)
  })

  it.each(['', '180', 'my favorite kickflip', 'slide', 'quadruple sushi flip', 'constructor', '%'])(
    '%j is a name of none',
    (text) => expect(trickCalled(index, text)).toBeNull(),
  )
})
