import { buttonStyle } from '@/components/ui/button'
import type { MyTrick, PracticeEntry } from '@/lib/my-tricks/schema'
import { PracticeChart } from './practice-chart'
import { SessionForm } from './session-form'
import { useHistory, useRemoveEntry } from './use-practice'

const latest = 8

const format = (moment: string) =>
  new Date(moment).toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

type Props = { trick: MyTrick; userId: number }

/** The log of a trick: what is in it, and a way to write down a whole session at once. */
export default function PracticeHistoryPanel(props: Props) {
  return (
    <div className="space-y-6">
      <History {...props} />
      <SessionForm {...props} />
    </div>
  )
}

function History({ trick, userId }: Props) {
  const { data, isPending, isError, refetch } = useHistory(userId, trick.id)
  if (isPending) return <p role="status">Loading history...</p>
  if (isError) {
    return (
      <div role="alert" className="space-y-3">
        <p>The history could not be loaded. Check your connection.</p>
        <button
          type="button"
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={() => void refetch()}
        >
          Try Again
        </button>
      </div>
    )
  }
  if (data.entries.length === 0) return <p>No tries logged yet. Tap Missed or Landed at the spot.</p>
  return (
    <div className="space-y-4">
      <PracticeChart days={data.days} name={trick.name} />
      <ul className="divide-y divide-line/30 text-sm">
        {data.entries.slice(0, latest).map((entry) => (
          <Entry key={entry.id} entry={entry} trickId={trick.id} userId={userId} />
        ))}
      </ul>
    </div>
  )
}

type EntryProps = { entry: PracticeEntry; trickId: number; userId: number }

function Entry({ entry, trickId, userId }: EntryProps) {
  const remove = useRemoveEntry(userId, trickId)
  const when = format(entry.practicedAt)
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span>
        <time dateTime={entry.practicedAt}>{when}</time>: {entry.lands} of {entry.tries} landed
      </span>
      <button
        type="button"
        aria-label={`Delete the entry of ${when}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(entry.id)}
        className={buttonStyle({ variant: 'ghost', size: 'sm' })}
      >
        Delete
      </button>
    </li>
  )
}
