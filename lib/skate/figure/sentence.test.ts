import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { filmSentence } from './sentence.ts'

function motionNamed(name: string) {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

describe('filmSentence: in the air', () => {
  it.each([
    [
      'Kickflip',
      'Kickflip: rolling forward, the tail pops and the nose rises, the board rolls once, heel-side edge down first, rolling away forward as before.',
    ],
    [
      'Half Cab',
      'Half Cab: rolling backward, the tail pops and the nose rises, rider and board turn 180 degrees backside together, rolling away forward.',
    ],
    [
      'Frontside Bigspin',
      'Frontside Bigspin: rolling forward, the tail pops and the nose rises, the board turns 360 degrees frontside, the rider turns 180 degrees frontside, rolling away in fakie.',
    ],
    [
      'Nollie Impossible',
      'Nollie Impossible: rolling forward, the nose pops and the tail rises, the board goes end over end around the front foot, rolling away forward as before.',
    ],
    [
      'Late Shuvit Revert',
      'Late Shuvit Revert: rolling forward, the tail pops and the nose rises, after the peak the board turns 180 degrees backside, rider and board slide around a last half turn on the wheels, rolling away in fakie.',
    ],
    [
      'Fakie Manual',
      'Fakie Manual: rolling backward, the board balances over its tail truck, which leads, rolling away in fakie as before.',
    ],
  ])('%s', (name, sentence) => {
    expect(filmSentence(motionNamed(name), name)).toBe(sentence)
  })
})

describe('filmSentence: on an edge', () => {
  it.each([
    [
      'Backside Tailslide',
      'Backside Tailslide: you come toward the ledge, which is behind your heels, and the tail rests on the edge; the board lies across it, nose toward the side you came from.',
    ],
    [
      'Frontside 5-0',
      'Frontside 5-0: you come toward the ledge, which is in front of your toes, and the tail truck rests on the edge; the board lies along it, nose up.',
    ],
    [
      'Axle Stall',
      'Axle Stall: you come up to the coping and both trucks rest on the edge; the board lies along it.',
    ],
  ])('%s', (name, sentence) => {
    expect(filmSentence(motionNamed(name), name)).toBe(sentence)
  })
})

describe('filmSentence: anything else', () => {
  it('names the moments', () => {
    expect(filmSentence(motionNamed('Indy Grab'), 'Indy Grab')).toBe(
      'Indy Grab, moment by moment: roll up, pop, peak, grab, land, roll away.',
    )
  })
})
