import { buttonStyle } from '@/components/ui/button'
import { brand } from '@/lib/brand'
import type { Motion } from '@/lib/skate/motion'
import { wayOutNamed } from '@/lib/tricks/ways-out'
import { TrickStill } from './trick-still'

const link =
  'flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4 hover:text-signal-text'

// Above the picture's width there is no more height for it in the frame.
const card =
  'mx-auto w-full min-w-64 max-w-[calc((100dvh-11rem)*4/3)] overflow-hidden border-2 border-line bg-sheet'

type Props = { name: string; motion: Motion; href: string }

const label =
  '-ml-0.5 flex min-h-11 cursor-pointer items-center border-2 border-line bg-sheet px-3 text-sm first:ml-0 has-checked:bg-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-checked:text-paper'

/**
 * A trick as another site frames it: moving, with its name and the way here. The framework does not come along: the
 * page's own script, framed-player.ts, finds the parts by their data attributes.
 */
export const FramedTrick = ({ name, motion, href }: Props) => (
  <article
    data-framed
    data-name={name}
    data-motion={JSON.stringify(motion)}
    data-exit={wayOutNamed(name)}
    className={card}
  >
    <div className="bg-flatground text-ink">
      <div data-picture className="relative">
        <TrickStill name={name} size="card" className="aspect-4/3 h-auto w-full" />
        <p
          data-caption
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 max-w-[70%] bg-signal px-2 py-1 font-semibold text-signal-ink text-sm empty:hidden"
        />
      </div>
      <div className="min-h-31 border-line border-t-2 bg-sheet p-3 text-sm">
        <div data-before className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex-1 basis-40">The moment that tells it.</p>
          <button
            data-start
            type="button"
            hidden
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11 shrink-0`}
          >
            Show it moving
          </button>
        </div>
        <Controls />
      </div>
    </div>
    <div className="flex items-center justify-between gap-4 border-line border-t-2 px-3">
      <h1 className="min-w-0 truncate py-2 text-xl first-letter:uppercase">{name}</h1>
      <a href={href} target="_blank" rel="noopener" className={link}>
        More on {brand}
      </a>
    </div>
  </article>
)

const Controls = () => (
  <div data-controls hidden className="space-y-2">
    <div className="flex items-center gap-3">
      <button data-play type="button" className={`${buttonStyle({ size: 'sm' })} min-h-11 w-20`}>
        Pause
      </button>
      <input
        data-slider
        type="range"
        min={0}
        max={1}
        step={0.01}
        defaultValue={0}
        aria-label="Moment of the trick"
        className="h-11 min-w-0 flex-1 cursor-pointer accent-signal"
      />
    </div>
    <fieldset className="flex min-w-0">
      <legend className="sr-only">Seen from</legend>
      {(['Side', 'Rider', 'Above'] as const).map((view) => (
        <label key={view} className={label}>
          <input
            type="radio"
            name="view"
            value={view.toLowerCase()}
            defaultChecked={view === 'Side'}
            className="sr-only"
          />
          {view}
        </label>
      ))}
    </fieldset>
  </div>
)

/** What a frame shows of a name that no one could read. */
export const UnreadableTrick = () => (
  <div data-framed className={card}>
    <div className="p-4">
      <h1 className="text-xl">No trick goes by that</h1>
      <p className="mt-2">We cannot read that trick's name. Maybe it is spelled another way.</p>
      <a href="/tricks" target="_blank" rel="noopener" className={link}>
        Trick Library
      </a>
    </div>
  </div>
)
