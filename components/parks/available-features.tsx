import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { ParkFeature } from '@/lib/parks/schema'
import { Disclosure } from './disclosure'
import { FeatureCard } from './feature-card'
import { useParkFeatures } from './use-park'
import type { Selection } from './use-selection'

/** Everything that can stand in a park, by category. */
export function AvailableFeatures({ selection }: { selection: Selection }) {
  const { data, isError } = useParkFeatures()
  if (isError) return <FeaturesFailed />
  if (!data) return <Spinner label="Loading features..." />
  return (
    <div className="space-y-3">
      {byCategory(data).map(({ category, features }, index) => (
        <Disclosure
          key={category}
          isOpen={index === 0}
          heading={<h3 className="text-xl">{category}</h3>}
          badge={String(features.length)}
        >
          <ul>
            {features.map((feature) => (
              <FeatureCard key={feature.name} feature={feature} selection={selection} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  )
}

/** The categories in the order in which their first feature comes. */
function byCategory(features: ParkFeature[]): { category: string; features: ParkFeature[] }[] {
  return [...Map.groupBy(features, ({ category }) => category)].map(([category, members]) => ({
    category,
    features: members,
  }))
}

const FeaturesFailed = () => (
  <div role="alert" className="border-2 border-line bg-sheet p-6 shadow-sticker">
    <h3 className="text-title">Failed to Load Features</h3>
    <p className="mt-2 mb-4 text-soft">
      There was an error loading the park features. Please try again later.
    </p>
    <button type="button" className={buttonStyle()} onClick={() => window.location.reload()}>
      Reload Page
    </button>
  </div>
)
