import { WithQueryClient } from '@/components/ui/with-query-client'
import { landingWords } from '@/lib/my-tricks/practice'
import { TryButtons, UndoButton } from './trick-row'
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

function Log({ userId, trickId }: Props) {
  const { tricks } = useMyTricks(userId, undefined)
  const { log, undo } = usePractice(userId, trickId)
  const trick = tricks?.find(({ id }) => id === trickId)
  if (!trick) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <TryButtons name={trick.name} log={log} />
      <UndoButton name={trick.name} undo={undo} />
      <p role="status" className="basis-full text-sm">
        {trick.landing ? landingWords(trick.landing) : 'No tries logged yet.'}
      </p>
    </div>
  )
}
