import type { Edge } from '@/lib/skate/board/edge'
import { type EdgePicture, edgePicture, type Placed } from '@/lib/skate/board/edge-picture'
import { edgeSentence } from '@/lib/skate/board/sentence'
import type { Motion } from '@/lib/skate/motion'
import { FigurePanel } from './board-panel'
import { LINE, PAINTS } from './paint'

const partFills: Record<Placed['part'], string> = {
  wheel: PAINTS.wheel.fill,
  deck: PAINTS.grip.fill,
  nose: PAINTS.nose.fill,
  'front shoe': PAINTS['front shoe'].fill,
  'back shoe': PAINTS['back shoe'].fill,
}

const outlinePath = (points: Placed['points']) =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`

/** The ledge or the deck behind a coping, with its edge under the part of the board that rests on it. */
function Obstacle({ side }: Pick<EdgePicture, 'side'>) {
  const shape = { ahead: 'M-90 0H90V-80H-90Z', right: 'M0 -90V90H80V-90Z', left: 'M0 -90V90H-80V-90Z' }[side]
  const edge = side === 'ahead' ? 'M-90 0H90' : 'M0 -90V90'
  return (
    <>
      <path d={shape} fill="var(--uncategorised)" />
      <path d={edge} stroke={LINE.colour} strokeWidth={4} />
    </>
  )
}

/** The way in: along a ledge and toward it, or straight up to a coping. */
function Approach({ side }: Pick<EdgePicture, 'side'>) {
  const from = { ahead: 'M0 76V52', right: 'M-62 80Q-52 46 -40 30', left: 'M62 80Q52 46 40 30' }[side]
  const head = { ahead: 'M-6 56L0 46L6 56Z', right: 'M-50 32L-36 24L-38 40Z', left: 'M50 32L36 24L38 40Z' }[
    side
  ]
  return (
    <g stroke={LINE.colour} fill="none" strokeWidth={3}>
      <path d={from} strokeDasharray="7 5" />
      <path d={head} fill={LINE.colour} strokeWidth={1} />
    </g>
  )
}

type EdgeDiagramProps = { motion: Motion; edge: Edge; name: string }

/** A grind, slide or stall from above: the board, the part on the edge, and the way in. */
export function EdgeDiagram({ motion, edge, name }: EdgeDiagramProps) {
  const { placed, rest, side } = edgePicture(motion, edge)
  const sentence = edgeSentence(edge, name)
  return (
    <figure>
      <FigurePanel>
        <svg
          role="img"
          aria-label={sentence}
          viewBox="-80 -66 160 140"
          className="w-full [[data-stance=goofy]_&]:-scale-x-100"
        >
          <Obstacle side={side} />
          <Approach side={side} />
          <g transform={`translate(${-rest[0]} ${-rest[1]})`} stroke={LINE.colour} strokeLinejoin="round">
            {placed.map(({ part, points }) => (
              <path key={outlinePath(points)} d={outlinePath(points)} fill={partFills[part]} />
            ))}
          </g>
          <circle r={5} fill="var(--signal)" stroke={LINE.colour} strokeWidth={1.5} />
        </svg>
      </FigurePanel>
      <figcaption className="mt-3 text-sm text-soft">
        {sentence}{' '}
        {!edge.approach && edge.obstacle === 'ledge' && 'Drawn with the ledge in front of the toes.'}
      </figcaption>
    </figure>
  )
}
