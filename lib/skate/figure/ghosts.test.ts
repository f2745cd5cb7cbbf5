import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { filmedAt, filmOf, tellingMoment } from './film.ts'
import { columns } from './geometry.ts'
import { ghostsOf } from './ghosts.ts'

function ghostsFor(name: string) {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  const film = filmOf(parsed.motion, 'regular')
  const main = tellingMoment(film)
  return ghostsOf(film, main).map(({ at, shift }) => {
    const { board } = filmedAt(film, at)
    const beside = board.at[0] + shift[0] - filmedAt(film, main).board.at[0]
    return { isBefore: at < main, beside, isTurnedOver: columns(board.turn)[2][2] < 0.5 }
  })
}

describe('ghostsOf', () => {
  it.each(['Ollie', 'Kickflip', '360 Flip', 'Backside 50-50', 'Frontside Noseslide', 'Manual', 'Indy Grab'])(
    'adds nothing to a %s, which is one thing',
    (name) => expect(ghostsFor(name)).toEqual([]),
  )

  it.each([
    ['Kickflip Backside 50-50', true],
    ['Heelflip Frontside Noseslide', true],
    ['Kickflip Manual', true],
    ['Manual Kickflip Out', false],
    ['Backside Tailslide Kickflip Out', false],
  ])('shows the flip of a %s', (name, isBefore) => {
    expect(ghostsFor(name)).toEqual([
      { isBefore, beside: expect.closeTo(isBefore ? -0.72 : 0.72), isTurnedOver: true },
    ])
  })

  it.each(['Kickflip Revert', 'Backside 50-50 180 Out', 'Frontside Boardslide to Fakie'])(
    'shows the last turn of a %s ahead',
    (name) => expect(ghostsFor(name).filter(({ isBefore }) => !isBefore)).toHaveLength(1),
  )
})
