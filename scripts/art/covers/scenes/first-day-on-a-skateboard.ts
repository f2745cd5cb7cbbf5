import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { glow, halftone } from '../halftone.ts'
import { arc, area, ground, INK, LINE, type Pair, path, round, solid } from '../ink.ts'
import { drawLeg } from '../leg.ts'
import { drawShoe, onBoard } from '../shoe.ts'

/** Blades along a line, each a little different. */
function grass(base: number, height: number, fill: string): string {
  const blades = Array.from({ length: 30 }, (_, index): Pair[] => {
    const x = index * 58 - 30
    const tall = height * (0.55 + 0.45 * Math.abs(Math.sin(index * 2.3)))
    return [
      [x, base],
      [x + 14 + 16 * Math.sin(index * 1.7), base - tall],
      [x + 36, base - tall * 0.16],
    ]
  }).flat()
  return solid([[-40, 960], [-40, base], ...blades, [1660, base], [1660, 960]], fill)
}

/** Feet over the bolts, on grass, where a board cannot run. */
export function firstDay(): string {
  const eye = camera({ target: [0, 0, 10], at: [800, 640], scale: 12.8, rise: 19, distance: 420 })
  const deck = board([0, 0, 11.2], 0, 0, 0, { ply: INK.salmon })
  const shoes = [onBoard(deck, -21, 0, -97), onBoard(deck, 20, 0, -78, true)]
  const hips = [-13, 9]
  return [
    ground(INK.yellow),
    path(area(round(800, 420, 470)), { fill: INK.bright }),
    halftone({ fill: INK.orange, tone: (x, y) => 0.85 - glow(800, 420, 900, 1.5)(x, y) }),
    path(
      arc(800, 420, 470, 0, 360)
        .map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`)
        .join(''),
      { line: INK.black, width: LINE },
    ),
    grass(760, 90, '#57b06b'),
    drawBoard(eye, deck),
    ...shoes.map(
      (shoe, index) =>
        drawShoe(eye, shoe) +
        drawLeg(eye, { shoe, hip: [hips[index] ?? 0, 20, 67] }, { fill: INK.lilac, shade: INK.night }),
    ),
    grass(880, 74, INK.green),
  ].join('')
}
