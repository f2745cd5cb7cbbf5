import { logoutQuery } from '@/lib/accounts/schema'
import { endSession, signedOutResponse } from '@/lib/auth/sessions'
import { route } from '@/lib/http/route'

// Public, because even an expired session must be removed from the browser.
export const POST = route(
  { access: 'public', withViewer: true, query: logoutQuery },
  async ({ viewer, isExpired, query }) => {
    if (!viewer) {
      const message = isExpired ? 'Session expired' : 'You are not logged in'
      return signedOutResponse({ message, code: 'unauthorized', sessionExpired: isExpired }, 401)
    }
    await endSession(viewer, query.devices)
    return signedOutResponse({ success: true, message: 'Logout successful' })
  },
)
