'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { followAuthStatus, isUnreachable, useAuthStatus, useOwnerId } from '@/components/accounts/auth-status'
import { JoinLinks } from '@/components/accounts/join-links'
import { MayKeepHere } from '@/components/accounts/may-keep-here'
import { Perks } from '@/components/accounts/perks'
import { useQueryString } from '@/components/ui/behavior/history'
import { late } from '@/components/ui/behavior/late'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { Spinner } from '@/components/ui/status'
import { loginPath } from '@/lib/accounts/return-path'
import type { AuthStatus } from '@/lib/accounts/schema'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { guestId, hasGuestList } from '@/lib/offline/local-storage'
import { Dashboard } from './dashboard'
import { SessionScreen } from './session/session'
import type { Slots } from './trick-row'

// It brings along all that reads names.
const BringScreen = late(async () => ({ default: (await import('./bring')).BringScreen }), {
  loading: <Spinner label="Loading the trick library..." />,
})

// Only where a list lies on this device.
const GuestNotice = late(async () => ({ default: (await import('./guest-list')).GuestNotice }))
const MoveQuestion = late(async () => ({ default: (await import('./guest-list')).MoveQuestion }))

/** What a guest would have here. */
function GuestPitch({ from }: { from: string }) {
  const [query] = useQueryString()
  return (
    <section aria-labelledby="pitch-title">
      <h2 id="pitch-title" className="text-title">
        Create Free Account
      </h2>
      <p className="mt-3 max-w-prose text-lg text-soft">
        Your tricks, from the first try to mastered, on every device you have. It takes twenty seconds and
        costs nothing.
      </p>
      <JoinLinks from={from + query} size="lg" />
      <MayKeepHere size="lg" />
      <Perks level="h3" className="mt-10 sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  )
}

/** Who is there and, where a server rendered the page, what it saw; null for a guest. */
export type Initial = { userId: number; tricks?: MyTrick[] } | null

type OwnProps = {
  initial: Initial
  /** Where the guest comes back to. */
  from: '/my-tricks' | '/my-tricks/session' | '/my-tricks/bring'
  render: (userId: number, tricks: MyTrick[] | undefined) => ReactNode
}

/** What only its owner sees; for a guest, what there would be. */
function Own({ initial, from, render }: OwnProps) {
  const router = useRouter()
  const status = useAuthStatus()
  const userId = useOwnerOf(status, initial)
  useEffect(() => {
    if (status?.sessionExpired) router.replace(loginPath({ expired: true, from }))
  }, [router, status?.sessionExpired, from])
  const box = useRef<HTMLDivElement>(null)
  const lastOwner = useRef(userId)
  useEffect(() => {
    // Whoever keeps a list here or deletes it does so with a button that is gone then.
    if (userId !== lastOwner.current) catchFocus(box.current)
    lastOwner.current = userId
  }, [userId])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {userId === null ? (
        <GuestPitch from={from} />
      ) : (
        render(userId, initial?.userId === userId ? initial.tricks : undefined)
      )}
    </div>
  )
}

/** What is said where a list without an account lies on this device: where it lives, or whether it is to move. */
function ListOnDevice({ userId }: { userId: number }) {
  const isThere = useSyncExternalStore(followAuthStatus, hasGuestList, () => false)
  if (userId === guestId) return <GuestNotice />
  return isThere && <MoveQuestion userId={userId} />
}

type Props = { initial: Initial; slots: Slots }

/** A skater's own tricks. */
export const MyTricks = ({ initial, slots }: Props) => (
  <Own
    initial={initial}
    from="/my-tricks"
    render={(userId, tricks) => (
      <>
        <ListOnDevice userId={userId} />
        <Dashboard key={userId} userId={userId} initial={tricks} slots={slots} />
      </>
    )}
  />
)

/** One time at the spot. */
export const OwnSession = ({ initial, slots }: Props) => (
  <Own
    initial={initial}
    from="/my-tricks/session"
    render={(userId, tricks) => <SessionScreen key={userId} userId={userId} initial={tricks} slots={slots} />}
  />
)

/** Brings a list along from elsewhere. */
export const BringList = ({ initial }: Pick<Props, 'initial'>) => (
  <Own
    initial={initial}
    from="/my-tricks/bring"
    render={(userId) => <BringScreen key={userId} userId={userId} />}
  />
)

function useOwnerOf(status: AuthStatus | null, initial: Initial): number | null {
  const userId = useOwnerId() ?? null
  const isKnown = status !== null && !isUnreachable(status)
  return isKnown ? userId : (userId ?? initial?.userId ?? null)
}
