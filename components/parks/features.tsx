import { type CSSProperties, useId } from 'react'
import { LevelBadge } from '@/components/tricks/badges'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { usePrehydrationTicks } from '@/components/ui/forms/choices'
import type { ParkFeature } from '@/lib/parks/schema'
import { FeaturePicture } from './feature-picture'
import { type Selection, useParkFeatures } from './use-park'

type Props = {
  /** As they were when the page was rendered: shown until they are read, so that nothing moves then. */
  features: ParkFeature[]
  selection: Selection
}

/** Everything that can stand in a park, by category. */
export function AvailableFeatures({ features: rendered, selection }: Props) {
  const { data, isError } = useParkFeatures()
  const fields = usePrehydrationTicks<HTMLDivElement>(selection.add)
  if (isError && !data) return <FeaturesFailed />
  return (
    <div ref={fields} className="space-y-3">
      {[...Map.groupBy(data ?? rendered, ({ category }) => category)].map(([category, features], index) => (
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

/** A feature to tick, with what it is and, once ticked, how many there are. */
function FeatureCard({ feature, selection }: { feature: ParkFeature; selection: Selection }) {
  const { name, difficulty, description } = feature
  const count = selection.countOf(name)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line/30 border-b px-4 py-2 last:border-b-0 has-checked:bg-paper">
      <label className="flex min-h-11 min-w-0 flex-1 basis-32 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          value={name}
          checked={count > 0}
          onChange={() => selection.toggle(name)}
          className="size-5 shrink-0 accent-signal"
        />
        <FeaturePicture name={name} className="max-md:h-[36px] max-md:w-[48px]" />
        <span className="wrap-break-word min-w-0">{name}</span>
      </label>
      <LevelBadge level={difficulty} />
      {description && <Info name={name} description={description} />}
      {count > 0 && <Counter name={name} count={count} onChange={selection.change} />}
    </li>
  )
}

type CounterProps = { name: string; count: number; onChange: Selection['change'] }

function Counter({ name, count, onChange }: CounterProps) {
  return (
    <fieldset className="flex items-center max-md:w-full max-md:pl-8 ">
      <legend className="sr-only">How many: {name}</legend>
      <ActionButton
        aria-label={`One ${name} fewer`}
        isResting={count === 1}
        onClick={() => onChange(name, -1)}
        className={buttonStyle({ variant: 'outline', size: 'icon' })}
      >
        &minus;
      </ActionButton>
      <output className="w-9 text-center font-semibold tabular-nums">{count}</output>
      <button
        type="button"
        aria-label={`One ${name} more`}
        onClick={() => onChange(name, 1)}
        className={buttonStyle({ variant: 'outline', size: 'icon' })}
      >
        +
      </button>
    </fieldset>
  )
}

// Beside its button where the browser can do that, else in the middle of the screen.
const popover =
  'm-auto max-w-xs border-2 border-line bg-sheet p-4 text-ink shadow-sticker supports-[top:anchor(bottom)]:inset-auto supports-[top:anchor(bottom)]:top-[anchor(bottom)] supports-[top:anchor(bottom)]:right-[anchor(right)] supports-[top:anchor(bottom)]:m-0 supports-[top:anchor(bottom)]:[position-try-fallbacks:flip-block]'

function Info({ name, description }: { name: string; description: string }) {
  const id = useId()
  const anchor = `--${id.replace(/\W/g, '')}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`About ${name}`}
        style={{ anchorName: anchor } as CSSProperties}
        className="grid size-11 shrink-0 place-items-center"
      >
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full border-2 border-line font-bold text-sm"
        >
          i
        </span>
      </button>
      <p id={id} popover="auto" style={{ positionAnchor: anchor } as CSSProperties} className={popover}>
        <strong className="mb-1 block">{name}</strong>
        {description}
      </p>
    </>
  )
}
