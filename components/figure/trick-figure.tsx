import type { ReactNode } from 'react'
import { placesOfFeet } from '@/lib/skate/feet'
import { DOWN } from '@/lib/skate/figure/camera'
import { drawingAt } from '@/lib/skate/figure/drawing'
import { type Film, filmOf } from '@/lib/skate/figure/film'
import { filmSentence } from '@/lib/skate/figure/sentence'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'
import { FigureStrip } from './figure-strip'
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
          <FigureStrip motion={motion} exit={exit} label={filmSentence(motion, name)} />
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

/** Where the feet stand before the pop: a drawing from above, and the same in words. */
function FeetDiagram({ motion, film }: { motion: Motion; film: Film }) {
  const pop = film.moments.find(({ name }) => name === 'Pop')?.at ?? 0.5
  const shapes = drawingAt(film, pop - 0.2, { look: DOWN, isBoardOnly: true, isStill: true, span: 1.1 })
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
        <span
          aria-hidden="true"
          className="h-3 w-5 forced-color-adjust-none rounded-full border border-line bg-bright"
        />
        front foot, white
      </li>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="h-3 w-5 forced-color-adjust-none rounded-full border border-line bg-rail"
        />
        back foot, blue
      </li>
    </ul>
  )
}
