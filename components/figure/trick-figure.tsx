import type { ReactNode } from 'react'
import { placesOfFeet } from '@/lib/skate/feet'
import { drawingAt, HEIGHT, lookOf } from '@/lib/skate/figure/drawing'
import { type Film, filmOf, tellingMoment } from '@/lib/skate/figure/film'
import { filmSentence } from '@/lib/skate/figure/sentence'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'
import { LazyFigure } from './lazy-figure'
import { Shapes } from './paint'
import { StanceSwitch } from './stance-switch'

type Props = {
  motion: Motion
  name: string
  /** The foot that leads as it rolls away, where more is known than its words say. */
  exit?: Lead | null
  /** Whether its lesson stands on the same page and is linked with it. */
  hasLesson?: boolean
}

/** What a trick looks like: rider and board in motion, and where the feet stand. */
export function TrickFigure({ motion, name, exit = null, hasLesson = false }: Props) {
  const film = filmOf(motion, 'regular', exit)
  return (
    <div className="space-y-4">
      <div className="overflow-hidden border-2 border-line bg-flatground text-ink shadow-sticker">
        <LazyFigure motion={motion} name={name} exit={exit} hasLesson={hasLesson}>
          <FigureStrip film={film} label={filmSentence(motion, name)} />
        </LazyFigure>
      </div>
      {film.open.map((sentence) => (
        <p key={sentence} className="text-sm text-soft">
          {sentence}
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ShoeKey />
        <StanceSwitch />
      </div>
      {isPopped(motion) && <FeetDiagram motion={motion} film={film} />}
    </div>
  )
}

/** Whether the words for the feet before a pop hold: for what is done from the ground, in one air. */
function isPopped({ contact, style, reverses, parts }: Motion): boolean {
  const isOrdinary = style === null || style === 'No Comply'
  return isOrdinary && !reverses && parts.length === 0 && (contact === null || contact.kind === 'manual')
}

/** Six moments: the beginning, the end, and those around the one that tells the trick. */
function sixMoments(film: Film): number[] {
  const moments = film.moments.map(({ at }) => at)
  const telling = tellingMoment(film)
  const all = [...new Set([...moments, telling, telling + 0.12])].toSorted((a, b) => a - b)
  const near = all.toSorted((a, b) => Math.abs(a - telling) - Math.abs(b - telling))
  const ends = [all[0] ?? 0, all.at(-1) ?? film.lasts]
  const middle = near.filter((at) => !ends.includes(at)).slice(0, 4)
  const spare = Array.from({ length: 4 - middle.length }, (_, at) => telling - 0.24 * (at + 1))
  return [...ends, ...middle, ...spare].toSorted((a, b) => a - b)
}

// Six of these fill the same room as the moving picture.
const frame = { left: 53, width: 214 }

/** Six moments of a trick, drawn for a regular rider and mirrored by style for a goofy one. */
export function FigureStrip({ film, label }: { film: Film; label: string }) {
  const look = lookOf(film, 'side')
  return (
    <div
      role="img"
      aria-label={label}
      className="grid aspect-4/3 grid-cols-3 [[data-stance=goofy]_&_svg]:-scale-x-100"
    >
      {sixMoments(film).map((at) => (
        <svg
          key={at}
          viewBox={`${frame.left} 0 ${frame.width} ${HEIGHT}`}
          className="h-full w-full"
          aria-hidden="true"
        >
          <Shapes shapes={drawingAt(film, at, { look, isStill: true })} />
        </svg>
      ))}
    </div>
  )
}

/** Where the feet stand before the pop: a drawing from above, and the same in words. */
function FeetDiagram({ motion, film }: { motion: Motion; film: Film }) {
  const pop = film.moments.find(({ name }) => name === 'Pop')?.at ?? 0.5
  const look = lookOf(film, 'above')
  const shapes = drawingAt(film, pop - 0.2, { look, isBoardOnly: true, isStill: true, span: 1.1 })
  const places = placesOfFeet(motion)
  const label = `Foot placement from above: ${places.map(({ foot, place }) => `${foot} ${place}`).join('; ')}.`
  return (
    <section className="flex items-stretch border-2 border-line bg-sheet">
      <svg
        role="img"
        aria-label={label}
        viewBox="85 15 150 210"
        className="w-[min(8rem,34vw)] shrink-0 bg-manuals [[data-stance=goofy]_&]:-scale-x-100"
      >
        <Shapes shapes={shapes.filter(({ paint }) => !paint.startsWith('concrete'))} />
      </svg>
      <div className="min-w-0 border-line border-l-2 p-4">
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
function ShoeKey(): ReactNode {
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
