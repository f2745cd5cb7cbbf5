import { useEffect, useRef } from 'react'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import { Spinner } from '@/components/ui/status'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { type Session, startSession } from '@/lib/my-tricks/session'
import { saveTrick } from '../save-trick'
import type { Slots } from '../trick-row'
import { useKept } from '../use-kept'
import { useMyTricks, useNext } from '../use-my-tricks'
import { Plan } from './plan'
import { Summary } from './summary'
import { UnderWay } from './under-way'

type Props = { userId: number; initial: MyTrick[] | undefined; slots: Slots }

/** One time at the spot: a plan, then one trick at a time under the thumb, then what it came to. */
export function SessionScreen({ userId, initial, slots }: Props) {
  const { tricks, isPending, refetch } = useMyTricks(userId, initial)
  const { data: next, isPending: isRanking } = useNext(userId)
  // The server knows its tries, in the practice log.
  const { value: session, isReady, change } = useKept<Session>(userId, 'session')
  const stage = useStage(!isReady ? null : !session ? 'plan' : session.endedAt ? 'summary' : 'under way')
  // A plan must not change under the thumb that starts it.
  const isWaiting = isRanking && !session && tricks !== undefined && tricks.length > 0
  if (isPending || !isReady || isWaiting) return <Spinner label="Loading your session..." />
  if (!tricks) {
    return (
      <LoadError
        isBoxed
        message="Your tricks could not be loaded. Check your connection."
        onRetry={() => void refetch()}
      />
    )
  }
  const known = { userId, tricks, slots }
  const changeSession = (next: (session: Session) => Session) => change((latest) => latest && next(latest))
  return (
    <div ref={stage}>
      {!session ? (
        tricks.length === 0 ? (
          <NoTricks />
        ) : (
          <Plan
            {...known}
            next={next ?? null}
            onStart={(plan, fresh, day) => {
              if (fresh) void saveTrick(userId, fresh)
              change(() => startSession(plan, new Date(), day))
            }}
          />
        )
      ) : session.endedAt !== null ? (
        <Summary
          {...known}
          session={session}
          onChange={changeSession}
          onClose={() => change(() => null)}
          onAgain={(plan) => change(() => startSession(plan, new Date(), session.day))}
        />
      ) : (
        <UnderWay {...known} session={session} onChange={changeSession} />
      )}
    </div>
  )
}

/** Begins the next stage at its top, and with the focus that the last one's button took along. Null: not known yet. */
function useStage(name: 'plan' | 'under way' | 'summary' | null) {
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef(name)
  useEffect(() => {
    if (last.current !== null && last.current !== name) {
      window.scrollTo(0, 0)
      catchFocus(stage.current?.querySelector<HTMLElement>('h2[tabindex]'))
    }
    last.current = name
  }, [name])
  return stage
}

function NoTricks() {
  return (
    <div className="border-2 border-line border-dashed p-8">
      <p className="mb-5 text-lg">A session is made of your tricks. Add some first.</p>
      <Link href="/tricks" className={buttonStyle()}>
        Browse Tricks
      </Link>
    </div>
  )
}
