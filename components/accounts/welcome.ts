import { shownToast, toast } from '@/components/ui/overlays/toast'
import type { SignedIn } from '@/lib/accounts/schema'
import { tabStorage } from '@/lib/offline/browser-storage'
import { keepLocalSession } from '@/lib/offline/local-storage'
import { refreshAuthStatus } from './auth-status'

/** Stores the session that a sign-in returned and refreshes the auth status for the whole page. */
export async function keepSignedIn({ sessionId }: SignedIn): Promise<void> {
  keepLocalSession(sessionId)
  await refreshAuthStatus()
}

export function greet({ message }: SignedIn): void {
  const isNew = message === 'Registration successful'
  if (isNew) offerFirstVisit(true)
  // What became of a change that had waited for this says more.
  if (!isNew && shownToast()) return
  toast({ title: message, description: isNew ? 'Your account has been created!' : 'Welcome back!' })
}

const firstVisitKey = 'first-visit'

/** Whether the user who joined in this tab has not yet said, or declined to say, what they can do. */
export const hasFirstVisit = (): boolean => tabStorage.read(firstVisitKey) !== null

export const offerFirstVisit = (isOffered: boolean): void =>
  void tabStorage.write(firstVisitKey, isOffered ? '1' : null)
