import type { ReactNode } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import type { TrickDetail } from '@/lib/tricks/schema'

/** Where no drill is known for just that: the fix is the drill. */
const plainDrill = 'Ten slow ones with nothing but that in mind.'

type Props = {
  mistakes: TrickDetail['mistakes']
  /** How a drill is logged. */
  log?: (drill: string) => ReactNode
  /** For each mistake what to practice until it is gone, where that is known. */
  drills?: readonly (string | null)[]
}

/** What goes wrong, as a question: whoever finds theirs opens it, and has the fix and a drill to log. On paper all are open. */
export function Mistakes({ mistakes, log, drills = [] }: Props) {
  if (mistakes.length === 0) return null
  return (
    <section className="max-w-prose max-lg:below-fold-48">
      <h2 className="text-title">Which of these happens to you?</h2>
      <div className="mt-5 border-line border-t-2">
        {mistakes.map(({ mistake, fix }, at) => (
          <details
            key={mistake}
            name="mistake"
            className="group border-line border-b-2 print:details-content:[content-visibility:visible]"
          >
            <summary
              data-printed
              className="flex min-h-14 cursor-pointer items-center gap-4 py-3 font-semibold hover:text-signal-text"
            >
              <span className="flex-1">{mistake}</span>
              <ChevronIcon className="size-5 shrink-0 transition-transform group-open:rotate-180 print:hidden" />
            </summary>
            <div className="border-signal border-l-4 pb-1 pl-4 group-open:mb-5">
              <p>{fix}</p>
              <Drill drill={drills[at] ?? plainDrill} log={log} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

function Drill({ drill, log }: { drill: string; log: Props['log'] }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex-1 basis-60 text-soft">
        <strong className="font-semibold text-ink">Drill</strong> {drill}
      </p>
      {log?.(drill)}
    </div>
  )
}
