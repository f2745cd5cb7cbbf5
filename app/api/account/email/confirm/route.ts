import { emailConfirmation } from '@/lib/accounts/schema'
import { confirmEmail } from '@/lib/auth/email-links'
import { route } from '@/lib/http/route'

const limit = { name: 'email-confirm', times: 60, seconds: 3600 }

// Public, because the link may be opened in a browser where no one is signed in.
export const POST = route(
  { access: 'public', withViewer: true, limit, body: emailConfirmation },
  ({ viewer, body }) => confirmEmail(body, viewer),
)
