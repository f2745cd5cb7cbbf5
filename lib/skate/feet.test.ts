import { expect, it } from 'vitest'
import { placesOfFeet } from './feet.ts'
import { parseTrick } from './read/parse.ts'

it.each([
  [
    'Kickflip',
    'back foot on the tail, ball in the middle; front foot just inside the nose bolts, toes turned toward the nose, heel a little over the edge',
  ],
  [
    'Nollie Heelflip',
    'front foot on the nose, ball in the middle; back foot just inside the tail bolts, toes over the toe-side edge',
  ],
  [
    'Switch Ollie',
    'trailing foot on the tail, ball in the middle; leading foot just inside the nose bolts, across the board',
  ],
  [
    'Shuvit',
    'back foot where the tail begins, ball in its toe-side pocket; front foot just inside the nose bolts, across the board',
  ],
  [
    '360 Flip',
    'back foot on the tail, ball in its toe-side pocket; front foot just inside the nose bolts, toes turned toward the nose, heel a little over the edge',
  ],
  [
    'Frontside Pop Shuvit',
    'back foot on the tail, weight on the heel; front foot just inside the nose bolts, across the board',
  ],
  [
    'Nollie Pop Shuvit',
    'front foot on the nose, weight on the heel; back foot just inside the tail bolts, across the board',
  ],
  [
    'Backside 180',
    'back foot on the tail, ball in the middle; front foot just inside the nose bolts, across the board',
  ],
  [
    'Nose Manual',
    'front foot over the nose, ball in the middle; back foot over its bolts, to steer the balance',
  ],
])('%s', (name, words) => {
  const parsed = parseTrick(name)
  const places = parsed.ok ? placesOfFeet(parsed.motion) : []
  expect(places.map(({ foot, place }) => `${foot} ${place}`).join('; ')).toBe(words)
})
