import type { AuthStatus } from '@/lib/accounts/schema'
import { mayKeepGuestLists } from '@/lib/auth/auth-context'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public', withViewer: true }, ({ viewer, isExpired }): AuthStatus => {
  if (!viewer) {
    const message = isExpired ? 'Session expired' : 'Not Authenticated'
    const status = { authenticated: false, user: null, authMethod: null, message, sessionExpired: isExpired }
    return mayKeepGuestLists() ? { ...status, guestLists: true } : status
  }
  const { authMethod, sessionRowId: _, ...user } = viewer
  return { authenticated: true, user, authMethod, message: 'Authenticated', sessionExpired: false }
})
