import type { AuthStatus } from '@/lib/accounts/schema'
import { env } from '@/lib/env'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public', withViewer: true }, ({ viewer, isExpired }): AuthStatus => {
  if (!viewer) {
    const message = isExpired ? 'Session expired' : 'Not Authenticated'
    const status = { authenticated: false, user: null, authMethod: null, message, sessionExpired: isExpired }
    return env.GUEST_LISTS ? { ...status, guestLists: true } : status
  }
  const { authMethod, sessionRowId: _, ...user } = viewer
  return { authenticated: true, user, authMethod, message: 'Authenticated', sessionExpired: false }
})
