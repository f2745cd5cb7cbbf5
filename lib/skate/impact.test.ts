import { expect, it } from 'vitest'
import { impactOf } from './impact.ts'
import { parseTrick } from './read/parse.ts'

function impactCalled(name: string): number {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return impactOf(parsed.motion)
}

it.each(['Kickturn', 'Carve', 'Tic Tac', 'Manual', 'Nose Manual', 'Shuvit', 'Pushing'])(
  'is next to nothing where the wheels keep rolling: %s',
  (name) => expect(impactCalled(name)).toBeLessThan(1),
)

it.each([
  ['Shuvit', 'Pop Shuvit'],
  ['Pop Shuvit', 'Varial Kickflip'],
  ['Ollie', 'Kickflip'],
  ['Kickflip', 'Double Kickflip'],
  ['Manual', 'Kickflip Manual'],
  ['Rock to Fakie', 'Disaster'],
  ['Kickturn', 'Slappy'],
  ['50-50', 'Boardslide'],
  ['Tail Stall', 'Indy Grab'],
  ['Drop In', 'Acid Drop'],
])('is more the harder the landing: %s, then %s', (one, other) =>
  expect(impactCalled(one)).toBeLessThan(impactCalled(other)),
)
