import { MyTricksScreen, OwnSessionScreen } from '@/app/my-tricks/my-tricks-screen'
import { Providers } from '@/app/providers'
import { guestId, hasGuestList, readKnownUser } from '@/lib/offline/local-storage'

/** My Tricks, or the session, as this device keeps them. */
export default function OwnTricks({ isSession }: { isSession: boolean }) {
  const known = readKnownUser()
  const ownerId = known?.user.id ?? (hasGuestList() ? guestId : null)
  const initial = ownerId === null ? null : { userId: ownerId }
  return (
    <Providers>
      {isSession ? <OwnSessionScreen initial={initial} /> : <MyTricksScreen initial={initial} />}
    </Providers>
  )
}
