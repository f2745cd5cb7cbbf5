import { expect, it } from 'vitest'
import { parseTrick } from './parse.ts'

type Expected = readonly [
  name: string,
  body: number,
  board: number,
  kind: 'kick' | 'heel' | 'none',
  count: number,
]

const FLIPS = [
  ['Kickflip', 'kick'],
  ['Heelflip', 'heel'],
] as const

function turnsTo(side: 'Frontside' | 'Backside', sign: 1 | -1, size: number): Expected[] {
  const deg = sign * size
  const plain: Expected[] = [
    [`${side} ${size}`, deg, deg, 'none', 0],
    [`${side} ${size} Body Varial`, deg, 0, 'none', 0],
    [`${side} ${size} Pop Shuvit`, 0, deg, 'none', 0],
    [`${side} ${size} Shuv`, 0, deg, 'none', 0],
  ]
  const flipped = FLIPS.flatMap(([noun, kind]): Expected[] => [
    [`${side} ${size} ${noun}`, deg, deg, kind, 1],
    [`${side} ${size} Double ${noun}`, deg, deg, kind, 2],
    [`${noun} ${side} ${size}`, deg, deg, kind, 1],
    [`${noun} ${side} ${size} Body Varial`, deg, 0, kind, 1],
  ])
  return [...plain, ...flipped]
}

function spinsTo(side: 'Frontside' | 'Backside', sign: 1 | -1): Expected[] {
  const front = sign > 0 ? 'Frontside ' : ''
  return [
    [`${front}Bigspin`, sign * 180, sign * 360, 'none', 0],
    [`${front}Biggerspin`, sign * 180, sign * 540, 'none', 0],
    [`${front}Bigflip`, sign * 180, sign * 360, 'kick', 1],
    [`${side} Bigspin Kickflip`, sign * 180, sign * 360, 'kick', 1],
    [`${side} Bigspin Heelflip`, sign * 180, sign * 360, 'heel', 1],
    [`${front}Biggerflip`, sign * 180, sign * 540, 'kick', 1],
    [`${front}Gazelle`, sign * 360, sign * 540, 'none', 0],
    [`${front}Gazelle Flip`, sign * 360, sign * 540, 'kick', 1],
    [`${front}Anti Bigspin`, -sign * 180, sign * 360, 'none', 0],
    [`${side} Mystic Spin`, -sign * 180, sign * 180, 'none', 0],
    [`${side} Flip`, sign * 180, sign * 180, 'kick', 1],
    [`${side} Heel`, sign * 180, sign * 180, 'heel', 1],
  ]
}

function boardTurns(size: number): Expected[] {
  return [
    [`${size} Flip`, 0, -size, 'kick', 1],
    [`Double ${size} Flip`, 0, -size, 'kick', 2],
    [`${size} Double Kickflip`, 0, -size, 'kick', 2],
    [`${size} Hardflip`, 0, size, 'kick', 1],
    [`${size} Hard Double Kickflip`, 0, size, 'kick', 2],
    [`${size} Inward Heelflip`, 0, -size, 'heel', 1],
    [`${size} Shuvit`, 0, -size, 'none', 0],
  ]
}

const GRID: Expected[] = [
  ...[180, 360, 540, 720].flatMap((size) => [
    ...turnsTo('Frontside', 1, size),
    ...turnsTo('Backside', -1, size),
    ...(size > 180 ? boardTurns(size) : []),
  ]),
  ...spinsTo('Frontside', 1),
  ...spinsTo('Backside', -1),
]

it.each(['regular', 'nollie', 'fakie', 'switch'])(
  'parseTrick reads every turn with every flip in %s',
  (stance) => {
    for (const [name, body, board, kind, count] of GRID) {
      const short = name.replace('Frontside', 'fs').replace('Backside', 'bs').toLowerCase()
      for (const said of [`${stance} ${name}`, `${stance} ${short}`]) {
        const flip = { kind, count, late: false }
        const motion = { stance, bodyDeg: body, boardDeg: board, flip, parts: [] }
        expect([said, parseTrick(said)]).toMatchObject([said, { ok: true, motion }])
      }
    }
  },
)
