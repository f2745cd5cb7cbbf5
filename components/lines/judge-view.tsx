import { ActionButton, buttonStyle } from '@/components/ui/button'
import type { Pick as Trick } from './draft'
import type { Choice } from './use-builder'

/** What a judge looks at under each of the five words. */
const meanings: Record<string, string> = {
  difficulty: 'How hard the three hardest tricks are.',
  variety: 'How many kinds of tricks, stances and directions are in it. Repeats count for little.',
  course: 'How many different obstacles you use: flat, pad, edge, wall, air.',
  flow: 'How little stands between the tricks: turns cost most, pushes less.',
  consistency: 'How likely you are to land it all in one try, going by your practice log if you have one.',
}

type JudgeProps = {
  extras: NonNullable<Choice['extras']>
  isPending: boolean
  /** Takes the swap that the judge would make. */
  onExchange: (order: number, into: Trick) => void
}

/** A line as a judge sees it: five parts, the odds of landing it, and the one swap that lifts it most. */
export function JudgeView({ extras: { judged, odds, swap }, isPending, onExchange }: JudgeProps) {
  return (
    <div className="grid gap-6 border-line border-t-2 pt-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section>
        <h4 className="mb-3 font-semibold text-label text-soft uppercase">
          The judge: {judged.total} out of 100
        </h4>
        <dl className="space-y-3">
          {judged.parts.map(({ part, points, of, says }) => (
            <div key={part}>
              <dt className="flex items-baseline justify-between gap-3 font-semibold first-letter:uppercase">
                <span className="first-letter:uppercase">{part}</span>
                <span className="text-sm tabular-nums">
                  {points} of {of}
                </span>
              </dt>
              <dd>
                <span aria-hidden="true" className="block h-2 border border-line bg-paper">
                  <span className="block h-full bg-signal" style={{ width: `${(100 * points) / of}%` }} />
                </span>
                <span className="mt-1 block text-sm">{says}</span>
                <span className="block text-sm text-soft">{meanings[part]}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="space-y-6">
        {odds && (
          <section>
            <h4 className="mb-2 font-semibold text-label text-soft uppercase">The odds</h4>
            <p>{odds.says}</p>
          </section>
        )}
        {swap && (
          <section>
            <h4 className="mb-2 font-semibold text-label text-soft uppercase">One swap</h4>
            <p className="mb-3">{swap.says}</p>
            <ActionButton
              isResting={isPending}
              onClick={() => onExchange(swap.order, swap.trick)}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              Take {swap.trick.name}
            </ActionButton>
          </section>
        )}
      </div>
    </div>
  )
}
