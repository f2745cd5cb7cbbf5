import type { FeatureFlow } from '@/lib/parks/schema'

/** One run through all chosen features: what to do where, and how each trick leaves the rider. */
export function FlowRoute({ flow }: { flow: FeatureFlow[] }) {
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
