import { toast } from '@/components/ui/toast'
import type { SignedIn } from '@/lib/accounts/schema'
import { keepLocalSession } from '@/lib/offline/local-storage'
import { refreshAuthStatus } from './auth-status'

/** Keeps the session that a sign-in answered with and tells all of the page about it. */
export async function keepSignedIn({ sessionId }: SignedIn): Promise<void> {
  keepLocalSession(sessionId)
  await refreshAuthStatus()
}

export function greet({ message }: SignedIn): void {
  const isNew = message === 'Registration successful'
  toast({ title: message, description: isNew ? 'Your account has been created!' : 'Welcome back!' })
}
