import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { ledgeSide } from '../stance.ts'
import { edgeOf, edgePicture } from './edge.ts'

function drawn(name: string) {
  const parsed = parseTrick(name)
  const edge = parsed.ok ? edgeOf(parsed.motion) : null
  if (!parsed.ok || !edge) throw new Error(`${name} has no edge`)
  const picture = edgePicture(parsed.motion, edge)
  const middle = (part: string) => {
    const points = picture.placed.find((placed) => placed.part === part)?.points ?? []
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
    return [mean(0), mean(1)] as const
  }
  return { motion: parsed.motion, edge, picture, nose: middle('nose'), front: middle('front shoe') }
}

describe('edgePicture', () => {
  it.each([
    'Frontside 5-0',
    'Backside 5-0',
    'Switch Frontside 50-50',
    'Fakie Backside Nosegrind',
    'Nollie Backside Noseslide',
  ])('puts the ledge of a %s where frontside and backside say', (name) => {
    const { motion, edge, picture } = drawn(name)
    const hand = picture.side === 'left' ? 'left' : 'right'
    expect(ledgeSide('regular', motion.stance, hand)).toBe(edge.approach)
  })

  // Grammar, section 6: which end crosses, for a regular rider; frontside is on the right.
  it.each([
    ['Frontside Boardslide', 1],
    ['Frontside Lipslide', -1],
    ['Frontside Noseslide', 1],
    ['Frontside Tailslide', -1],
    ['Backside Tailslide', 1],
    ['Backside Boardslide', -1],
  ])('%s points its nose to the right place', (name, right) => {
    const { nose } = drawn(name)
    expect(nose[0]).toBeCloseTo(30 * right)
    expect(nose[1]).toBeCloseTo(0)
  })

  it('lets the leading truck of a fakie boardslide cross first, which is the one under the tail', () => {
    const { picture, nose } = drawn('Fakie Frontside Boardslide')
    expect(picture.side).toBe('left')
    expect(nose[0]).toBeCloseTo(30)
  })

  it('rests on the part that the trick is named after', () => {
    expect(drawn('Frontside 5-0').picture.rest[1]).toBeCloseTo(21.5)
    expect(drawn('Frontside Nosegrind').picture.rest[1]).toBeCloseTo(-21.5)
    expect(drawn('Tail Stall').nose[1]).toBeCloseTo(30)
    expect(drawn('Rock to Fakie').nose[1]).toBeCloseTo(-30)
  })

  it('lets the natural back foot lead in switch', () => {
    expect(drawn('Frontside 50-50').front[1]).toBeLessThan(0)
    expect(drawn('Switch Frontside 50-50').front[1]).toBeGreaterThan(0)
  })
})
