import { type ReactNode, useEffect, useRef } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { CategoryBadge, LevelBadge } from '@/components/tricks/badges'
import { PlainSteps } from '@/components/tricks/plain-steps'
import { late } from '@/components/ui/behavior/late'
import { Disclosure } from '@/components/ui/disclosure'
import { OpenedTutorial } from '@/components/videos/lazy-tutorial'
import type { FeatureFlow, FeatureTrick } from '@/lib/parks/schema'
import { counted } from '@/lib/skate/wording'
import type { FlowAnswer, Selected } from './use-park'
import { InAndOut, type Visit } from './visit'

type Props = FlowAnswer & {
  features: Selected[]
  /** What can be done with the park. */
  children: ReactNode
}

const sourceWords = { coach: 'TrickBot', model: 'TrickBot, with an AI model' }

/** Tricks for every chosen feature, and one run through all of them. */
export function FlowResult({ flow, source, features, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="flow-title" className="border-2 border-line bg-sheet p-4 shadow-sticker md:p-6">
      <h2 ref={heading} tabIndex={-1} id="flow-title" className="text-title outline-none">
        Suggested Tricks
      </h2>
      <p className="mt-1 mb-5 text-sm text-soft">From {sourceWords[source]}.</p>
      {children}
      <FlowRoute flow={flow} />
      <div className="space-y-3">
        {flow.map(({ featureName, tricks }, index) => (
          <Disclosure
            key={featureName}
            isOpen={index === 0}
            heading={<h3 className="text-xl">{featureName}</h3>}
            badge={badgeOf(tricks.length, features.find(({ name }) => name === featureName)?.count ?? 1)}
          >
            {tricks.length === 0 ? (
              <p className="p-4">No trick at this level fits it. Try another difficulty.</p>
            ) : (
              <ul>
                {tricks.map((suggested) => (
                  <SuggestedTrick key={suggested.trick.id} suggested={suggested} />
                ))}
              </ul>
            )}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

const badgeOf = (tricks: number, count: number) => `${counted(tricks, 'trick')} × ${count}`

function SuggestedTrick({ suggested }: { suggested: FeatureTrick }) {
  const { trick, reasoning, isNew } = suggested
  const steps = trick.steps ?? []
  return (
    <li className="space-y-2 border-line/30 border-b p-4 pb-2 last:border-b-0">
      <div className="flex items-center gap-3">
        <TrickStill name={trick.name} />
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <h4 className="mr-2 font-semibold text-lg leading-6">{trick.name}</h4>
          <span className="flex flex-wrap gap-2">
            <LevelBadge level={trick.difficultyRating} />
            <CategoryBadge category={trick.category} />
            {isNew !== undefined && (
              <span className="border border-line px-2 py-0.5 text-xs">
                {isNew ? 'New to you' : 'One of yours'}
              </span>
            )}
          </span>
        </div>
      </div>
      <p className="max-w-prose">{reasoning}</p>
      <div className="flex flex-wrap gap-x-6">
        {steps.length > 0 && (
          <details className="max-w-prose open:w-full">
            <summary
              aria-label={`Tutorial Steps: ${trick.name}`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
            >
              Tutorial Steps
            </summary>
            <div className="mt-2">
              <PlainSteps steps={steps} />
            </div>
          </details>
        )}
        <details className="max-w-prose open:w-full">
          <summary
            aria-label={`Tutorial Video: ${trick.name}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
          >
            Tutorial Video
          </summary>
          <div className="mt-2">
            <OpenedTutorial trick={trick} place="list" />
          </div>
        </details>
      </div>
    </li>
  )
}

/** The runs of a flow, each in its order: one through the park, and one for each half pipe. */
function runsOf(flow: FeatureFlow[]): Visit[][] {
  const visits = flow
    .flatMap(({ featureName, stops }) => stops.map((stop) => ({ ...stop, featureName })))
    .sort((one, other) => one.order - other.order)
  return Object.values(Object.groupBy(visits, ({ run }) => run)).flatMap((run) => (run ? [run] : []))
}

// Without the network the written route is enough.
const RunMap = late(() => import('./run-map'), {
  loading: <div className="mb-6 aspect-4/3" />,
  missing: null,
})

/** What stands in the park and has no stop on any run. */
const spareOf = (flow: FeatureFlow[]) =>
  flow.flatMap(({ featureName, stops }) => (stops.length === 0 ? [featureName] : []))

/** What one rides from wall to wall, and how one says that. */
const wallToWall: Record<string, string> = {
  'Mini Ramp': 'on the Mini Ramp',
  'Vert Ramp': 'on the Vert Ramp',
  Bowl: 'in the Bowl',
  Pool: 'in the Pool',
}

function FlowRoute({ flow }: { flow: FeatureFlow[] }) {
  return runsOf(flow).map((visits) => {
    const [first] = visits
    if (!first) return null
    const where = wallToWall[first.featureName]
    return (
      <section key={first.order} className="mb-8">
        <h3 className="text-title">{where ? `A run ${where}` : 'One run through all of it'}</h3>
        <p className="mt-1 mb-4 max-w-prose text-soft">
          {where
            ? 'Wall to wall, each trick starting the way the last one left you.'
            : 'In this order your speed and stance fit from one feature to the next, and walls turn you around.'}
        </p>
        <RunMap visits={visits} spare={where ? [] : spareOf(flow)} isPipe={where !== undefined} />
        <ol className="border-signal border-l-4">
          {visits.map((visit, at) => (
            <RouteStop key={visit.order} visit={visit} number={at + 1} />
          ))}
        </ol>
      </section>
    )
  })
}

/** What to do at one place of a run, where its speed comes from, and how the trick leaves the rider. */
function RouteStop({ visit, number }: { visit: Visit; number: number }) {
  const { featureName, trick, says } = visit
  return (
    <li className="flex gap-4 border-line/30 border-b py-3 pl-4 last:border-b-0">
      <span aria-hidden="true" className="w-8 shrink-0 font-display text-3xl text-signal-text leading-8">
        {number}
      </span>
      <div className="min-w-0 space-y-1">
        <p className="flex items-center gap-3 font-semibold">
          <TrickStill name={trick.name} />
          <span>
            {trick.name} <span className="font-normal text-soft">&middot; {featureName}</span>
          </span>
        </p>
        {says && <p className="max-w-prose">{says}</p>}
        <InAndOut visit={visit} />
      </div>
    </li>
  )
}
