import { toast } from '@/components/ui/toast'
import type { SignedIn } from '@/lib/accounts/schema'
import { keepLocalSession } from '@/lib/offline/local-storage'
import { refreshAuthStatus } from './auth-status'

/** Stores the session that a sign-in returned and refreshes the auth status for the whole page. */
export async function keepSignedIn({ sessionId }: SignedIn): Promise<void> {
  keepLocalSession(sessionId)
  await refreshAuthStatus()
}

export function greet({ message }: SignedIn): void {
  const isNew = message === 'Registration successful'
  toast({ title: message, description: isNew ? 'Your account has been created!' : 'Welcome back!' })
}
