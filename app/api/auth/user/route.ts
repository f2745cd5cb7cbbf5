import type { AuthStatus } from '@/lib/accounts/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public', withViewer: true }, ({ viewer, isExpired }): AuthStatus => {
  if (!viewer) {
    const message = isExpired ? 'Session expired' : 'Not Authenticated'
    return { authenticated: false, user: null, authMethod: null, message, sessionExpired: isExpired }
  }
  const { authMethod, sessionRowId: _, ...user } = viewer
  return { authenticated: true, user, authMethod, message: 'Authenticated', sessionExpired: false }
})
