import type { FlowStop } from '@/lib/parks/schema'

/** A stop of a run, and at which feature it is. */
export type Visit = FlowStop & { featureName: string }

/** How the rider comes to a stop and leaves it. */
export const InAndOut = ({ visit: { repair, enters, leaves } }: { visit: Visit }) => (
  <p className="text-sm">
    {repair && <>First: {repair.name}. </>}
    <span className="text-soft">in</span> {enters}{' '}
    <span aria-hidden="true" className="text-signal-text">
      &rarr;
    </span>{' '}
    <span className="text-soft">out</span> {leaves}
  </p>
)
