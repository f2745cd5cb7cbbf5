import { TrickStill } from '@/components/figure/trick-still'

/** What stands in a row below a picture, each for one of what is shown. */
type Below = 'landed' | 'missed' | 'stop' | 'full' | 'empty' | 'note'

type Perk = {
  title: string
  text: string
  /** What it looks like: tricks side by side, and what is said of them. */
  shows: readonly string[]
  below: readonly Below[]
}

const perks: readonly Perk[] = [
  {
    title: 'Track Progress',
    text: 'Log tries and lands with one tap each. See your landing rate, and how sure it is.',
    shows: ['Kickflip'],
    below: ['missed', 'landed', 'missed', 'landed', 'landed'],
  },
  {
    title: 'Save Tutorials',
    text: 'Every trick you save keeps its steps, its video and your own notes.',
    shows: ['Boardslide'],
    below: ['note'],
  },
  {
    title: 'Create Runs',
    text: 'Put what you can land into lines that flow, for your spot and your contest.',
    shows: ['Ollie', 'Manual', '50-50 Grind'],
    below: ['stop', 'stop', 'stop'],
  },
  {
    title: 'Track Mastery',
    text: 'Learning, consistent, mastered: know what to practice and what comes next.',
    shows: ['Rock to Fakie'],
    below: ['full', 'full', 'empty'],
  },
]

const marks: Record<Below, string> = {
  landed: 'bg-transitions',
  missed: 'bg-bright',
  stop: 'bg-bright',
  full: 'bg-signal',
  empty: 'bg-bright',
  note: 'bg-bright',
}

const signs: Partial<Record<Below, string>> = { landed: '\u2713', missed: '\u2715', stop: '\u2192' }

const PerkPicture = ({ shows, below }: Pick<Perk, 'shows' | 'below'>) => (
  <div
    aria-hidden="true"
    className="flex forced-color-adjust-none flex-col border-line max-sm:border-r-2 sm:border-b-2"
  >
    <div className="flex min-h-0 divide-x-2 divide-line overflow-hidden max-sm:flex-1 sm:aspect-4/3">
      {shows.map((name) => (
        <TrickStill key={name} name={name} size="card" className="h-full min-h-27 w-0 flex-1 object-cover" />
      ))}
    </div>
    <div className="flex h-8 divide-x-2 divide-line border-line border-t-2">
      {below.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <span key={at} className={`grid flex-1 place-items-center font-bold text-signal-ink ${marks[each]}`}>
          {each === 'note' ? <Note /> : signs[each]}
        </span>
      ))}
    </div>
  </div>
)

/** A line in somebody's hand. */
const Note = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 24"
    className="size-full"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
  >
    <path
      strokeLinecap="round"
      d="M14 13q5-9 8 0t8 0 7 0 9-3 5 4 9-4 6 3M84 13q4-8 7 0t8-1 8 1 8-2M128 14q4-9 8-1t8 0 7 0M168 13q5-8 9 0t9-2"
    />
  </svg>
)

/** What an account is good for. */
export const Perks = ({ level, className }: { level: 'h2' | 'h3'; className: string }) => {
  const Heading = level
  return (
    <ul className={`grid gap-4 ${className}`}>
      {perks.map(({ title, text, shows, below }) => (
        <li
          key={title}
          className="border-2 border-line bg-sheet shadow-sticker max-sm:grid max-sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <PerkPicture shows={shows} below={below} />
          <div className="p-4 sm:p-5">
            <Heading className="text-2xl">{title}</Heading>
            <p className="mt-2 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
