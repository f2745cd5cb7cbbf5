import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { Link } from '@/components/ui/link'
import { landingWords } from '@/lib/my-tricks/practice'
import { openLists, TryButtons, UndoButton } from './trick-row'
import { useMyTricks, usePractice } from './use-my-tricks'

type Props = { userId: number; trickId: number }

/** The log of one saved trick on another page than My Tricks; that page loads it late, with all that it needs. */
export default function TrickLog(props: Props) {
  return (
    <WithQueryClient>
      <Log {...props} />
    </WithQueryClient>
  )
}

// On a phone under the thumb, wherever one reads; and it comes late, so that in the text it would push that down.
const bar = [
  'mt-5 flex flex-wrap items-center gap-x-3 gap-y-2',
  'thumb-bar:fixed thumb-bar:inset-x-0 thumb-bar:bottom-(--thumb-links) thumb-bar:z-20 thumb-bar:mt-0 thumb-bar:h-16',
  'thumb-bar:flex-nowrap thumb-bar:border-line thumb-bar:border-t-2 thumb-bar:bg-sheet print:static!',
  // As wide as the screen however large its text: both buttons stay whole.
  'thumb-bar:gap-x-[min(0.75rem,2vw)] thumb-bar:px-[min(1rem,4vw)]',
  'thumb-bar:[&_fieldset_button]:min-w-[min(4.25rem,21vw)] thumb-bar:[&_fieldset_button]:text-[min(0.875rem,5vw)]',
  'thumb-bar:[&>button]:w-[min(2.5rem,10vw)]',
].join(' ')

function Log({ userId, trickId }: Props) {
  const { tricks } = useMyTricks(userId, undefined)
  const { log, undo } = usePractice(userId, trickId)
  const trick = tricks?.find(({ id }) => id === trickId)
  if (!trick) return null
  return (
    <div data-above-thumb-bar className={bar}>
      <TryButtons name={trick.name} log={log} />
      <UndoButton name={trick.name} undo={undo} />
      <p
        role="status"
        className="basis-full text-sm thumb-bar:text-[min(0.875rem,3.8vw)] thumb-bar:leading-tight thumb-bar:order-first thumb-bar:flex-1 thumb-bar:basis-0"
      >
        {trick.landing ? (
          <>
            <span className="thumb-bar:hidden">{landingWords(trick.landing)}</span>
            <span className="hidden thumb-bar:inline">
              {trick.landing.lands} of {trick.landing.tries} landed
            </span>
          </>
        ) : (
          'No tries logged yet.'
        )}
      </p>
      <Link
        href={`/my-tricks?${openLists.more}=${trick.slug}`}
        className="inline-flex min-h-11 items-center text-sm thumb-bar:w-[min(3.5rem,16vw)] thumb-bar:text-[min(0.75rem,3.4vw)] thumb-bar:leading-tight underline underline-offset-4 hover:text-signal-text"
      >
        Another day
      </Link>
    </div>
  )
}
