import { useEffect, useRef } from 'react'
import { CategoryBadge, LevelBadge } from '@/components/tricks/badges'
import { Disclosure } from '@/components/ui/disclosure'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import type { FeatureFlow, FeatureTrick } from '@/lib/parks/schema'
import { videoOf } from '@/lib/videos/player'
import type { Selected } from './use-park'

type Props = { flow: FeatureFlow[]; features: Selected[] }

/** Tricks for every chosen feature, and one run through all of them. */
export function FlowResult({ flow, features }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="flow-title" className="border-2 border-line bg-sheet p-4 shadow-sticker md:p-6">
      <h2 ref={heading} tabIndex={-1} id="flow-title" className="text-title outline-none">
        Suggested Tricks
      </h2>
      <p className="mt-1 mb-5 text-sm text-soft">Answered by the built-in coach.</p>
      <div className="space-y-3">
        {flow.map(({ featureName, tricks }, index) => (
          <Disclosure
            key={featureName}
            isOpen={index === 0}
            heading={<h3 className="text-xl">{featureName}</h3>}
            badge={badgeOf(tricks.length, features.find(({ name }) => name === featureName)?.count ?? 1)}
          >
            {tricks.length === 0 ? (
              <p className="p-4">No trick of this level suits it. Try another difficulty.</p>
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
      <FlowRoute flow={flow} />
    </section>
  )
}

const badgeOf = (tricks: number, count: number) => `${tricks} ${tricks === 1 ? 'trick' : 'tricks'} × ${count}`

function SuggestedTrick({ suggested }: { suggested: FeatureTrick }) {
  const { trick, reasoning } = suggested
  const steps = trick.steps ?? []
  return (
    <li className="space-y-3 border-line/30 border-b p-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-2 font-semibold text-lg">{trick.name}</h4>
        <LevelBadge level={trick.difficultyRating} />
        <CategoryBadge category={trick.category} />
      </div>
      <p className="max-w-prose">{reasoning}</p>
      {steps.length > 0 && (
        <details className="max-w-prose">
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text">
            Tutorial Steps
          </summary>
          <ol className="mt-2 list-decimal space-y-2 pl-6 marker:font-display marker:text-signal-text">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      <details className="max-w-prose">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text">
          Tutorial Video
        </summary>
        <div className="mt-2">
          <LazyTutorial
            trickId={trick.id}
            name={trick.name}
            video={videoOf(trick.videoUrl, trick.videoStart)}
            place="list"
          />
        </div>
      </details>
    </li>
  )
}

/** One run through all chosen features: what to do where, and how each trick leaves the rider. */
function FlowRoute({ flow }: { flow: FeatureFlow[] }) {
  const stops = flow
    .flatMap(({ featureName, stops: visits }) => visits.map((stop) => ({ featureName, ...stop })))
    .sort((one, other) => one.order - other.order)
  if (stops.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-title">One run through all of it</h3>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        In this order speed and stance fit from one feature to the next.
      </p>
      <ol className="border-signal border-l-4">
        {stops.map(({ order, featureName, trick, enters, leaves, repair }) => (
          <li key={order} className="flex gap-4 border-line/30 border-b py-3 pl-4 last:border-b-0">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-3xl text-signal-text leading-8"
            >
              {order}
            </span>
            <div>
              <p className="font-semibold">
                {trick.name} <span className="font-normal text-soft">&middot; {featureName}</span>
              </p>
              <p className="text-sm">
                {repair && <>First: {repair.name}. </>}
                <span className="text-soft">in</span> {enters}{' '}
                <span aria-hidden="true" className="text-signal-text">
                  &rarr;
                </span>{' '}
                <span className="text-soft">out</span> {leaves}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
