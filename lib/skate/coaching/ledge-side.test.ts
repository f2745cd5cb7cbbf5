import { describe, expect, it } from 'vitest'
import { sideOfLedge } from './ledge-side.ts'

describe('sideOfLedge', () => {
  it.each([
    ['frontside', 'regular', 'regular', 'right'],
    ['backside', 'regular', 'regular', 'left'],
    ['frontside', 'regular', 'goofy', 'left'],
    ['frontside', 'nollie', 'regular', 'right'],
    ['frontside', 'switch', 'regular', 'left'],
    ['frontside', 'fakie', 'goofy', 'right'],
    ['backside', 'switch', 'goofy', 'left'],
  ] as const)('%s from %s for a %s rider is on the %s', (approach, stance, rider, hand) => {
    expect(sideOfLedge(approach, stance, rider)).toContain(`on your ${hand}`)
  })
})
