import { placesOfFeet } from '@/lib/skate/board/feet-places'
import { pictureAt } from '@/lib/skate/board/picture'
import type { Plan } from '@/lib/skate/board/plan'
import type { Motion } from '@/lib/skate/motion'
import { Shapes } from './shapes'

type FeetDiagramProps = { motion: Motion; plan: Plan }

/** Where the feet stand before the pop: a drawing from above, and the same in words. */
export function FeetDiagram({ motion, plan }: FeetDiagramProps) {
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
