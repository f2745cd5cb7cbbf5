import type { ReactNode } from 'react'
import { placesOfFeet } from '@/lib/skate/feet'
import { type Edge, type EdgePicture, edgeOf, edgePicture, type Placed } from '@/lib/skate/figure/edge'
import { HEIGHT, pictureAt } from '@/lib/skate/figure/picture'
import { type Plan, planOf } from '@/lib/skate/figure/plan'
import { boardSentence, edgeSentence } from '@/lib/skate/figure/sentence'
import type { Motion } from '@/lib/skate/motion'
import { LazyFigure } from './lazy-figure'
import { outline, paintStyles, Shapes } from './paint'
import { StanceSwitch } from './stance-switch'

type Props = { motion: Motion; name: string }

/** What a trick looks like: the board in motion with the feet, or the board on its edge; nothing if unknown. */
export function TrickFigure({ motion, name }: Props) {
  const plan = planOf(motion, 'regular')
  const edge = plan ? null : edgeOf(motion)
  if (!plan && !edge) return null
  return (
    <div className="space-y-4">
      {edge && <EdgeDiagram motion={motion} edge={edge} name={name} />}
      {plan && (
        <FigurePanel>
          <LazyFigure motion={motion} name={name}>
            <FigureStrip plan={plan} label={boardSentence(motion, name)} />
          </LazyFigure>
        </FigurePanel>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ShoeKey />
        <StanceSwitch />
      </div>
      {plan && <FeetDiagram motion={motion} plan={plan} />}
    </div>
  )
}

/** The bright ground that boards are drawn on, the same in the dark. */
function FigurePanel({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden border-2 border-line bg-flatground text-ink shadow-sticker">
      {children}
    </div>
  )
}

const moments = [0.08, 0.27, 0.38, 0.5, 0.64, 0.97]
const lateMoments = [0.08, 0.27, 0.5, 0.6, 0.68, 0.97]
// Six of these fill the same room as the moving picture.
const frame = { left: 53, width: 214 }

function momentsOf({ roll, yaw }: Plan): readonly number[] {
  return [...roll, ...yaw].every(({ from }) => from >= 0.5) && roll.length + yaw.length > 0
    ? lateMoments
    : moments
}

/** Six moments of a trick, drawn for a regular rider and mirrored by style for a goofy one. */
function FigureStrip({ plan, label }: { plan: Plan; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid aspect-4/3 grid-cols-3 [[data-stance=goofy]_&_svg]:-scale-x-100"
    >
      {momentsOf(plan).map((moment) => (
        <svg key={moment} viewBox={`${frame.left} 0 ${frame.width} ${HEIGHT}`} aria-hidden="true">
          <Shapes shapes={pictureAt(plan, 'side', moment).filter(({ paint }) => paint !== 'mark')} />
        </svg>
      ))}
    </div>
  )
}

const partFills: Record<Placed['part'], string> = {
  wheel: paintStyles.wheel.fill,
  deck: paintStyles.grip.fill,
  nose: paintStyles.nose.fill,
  'front shoe': paintStyles['front shoe'].fill,
  'back shoe': paintStyles['back shoe'].fill,
}

const outlinePath = (points: Placed['points']) =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`

/** The ledge or the deck behind a coping, with its edge under the part of the board that rests on it. */
function Obstacle({ side }: Pick<EdgePicture, 'side'>) {
  const shape = { ahead: 'M-90 0H90V-80H-90Z', right: 'M0 -90V90H80V-90Z', left: 'M0 -90V90H-80V-90Z' }[side]
  const edge = side === 'ahead' ? 'M-90 0H90' : 'M0 -90V90'
  return (
    <>
      <path d={shape} fill="var(--uncategorized)" />
      <path d={edge} stroke={outline.color} strokeWidth={4} />
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
    <g stroke={outline.color} fill="none" strokeWidth={3}>
      <path d={from} strokeDasharray="7 5" />
      <path d={head} fill={outline.color} strokeWidth={1} />
    </g>
  )
}

type EdgeDiagramProps = { motion: Motion; edge: Edge; name: string }

/** A grind, slide or stall from above: the board, the part on the edge, and the way in. */
function EdgeDiagram({ motion, edge, name }: EdgeDiagramProps) {
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
          <g transform={`translate(${-rest[0]} ${-rest[1]})`} stroke={outline.color} strokeLinejoin="round">
            {placed.map(({ part, points }) => (
              <path key={outlinePath(points)} d={outlinePath(points)} fill={partFills[part]} />
            ))}
          </g>
          <circle r={5} fill="var(--signal)" stroke={outline.color} strokeWidth={1.5} />
        </svg>
      </FigurePanel>
      <figcaption className="mt-3 text-sm text-soft">
        {sentence}{' '}
        {!edge.approach && edge.obstacle === 'ledge' && 'Drawn with the ledge in front of the toes.'}
      </figcaption>
    </figure>
  )
}

type FeetDiagramProps = { motion: Motion; plan: Plan }

/** Where the feet stand before the pop: a drawing from above, and the same in words. */
function FeetDiagram({ motion, plan }: FeetDiagramProps) {
  const shapes = pictureAt(plan, 'above', 0).filter(({ paint }) => paint !== 'mark' && paint !== 'shadow')
  const places = placesOfFeet(motion)
  const label = `Foot placement from above: ${places.map(({ foot, place }) => `${foot} ${place}`).join('; ')}.`
  return (
    <section className="flex items-stretch border-2 border-line bg-sheet">
      <svg
        role="img"
        aria-label={label}
        viewBox="78 26 150 184"
        className="w-32 shrink-0 bg-manuals [[data-stance=goofy]_&]:-scale-x-100"
      >
        <Shapes shapes={shapes} />
      </svg>
      <div className="border-line border-l-2 p-4">
        <h2 className="mb-2 text-xl">Feet</h2>
        <dl className="space-y-2 text-sm">
          {places.map(({ foot, place }) => (
            <div key={foot}>
              <dt className="font-semibold first-letter:uppercase">{foot}</dt>
              <dd className="text-soft">{place}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Which shoe is which. */
function ShoeKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 rounded-full border border-line bg-bright" />
        front foot, white
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 rounded-full border border-line bg-rail" />
        back foot, blue
      </li>
    </ul>
  )
}
