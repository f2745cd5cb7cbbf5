import { resetRequest } from '@/lib/accounts/schema'
import { requestReset } from '@/lib/auth/password-reset'
import { route } from '@/lib/http/route'

const limit = { name: 'reset-request', times: 20, seconds: 3600 }

export const POST = route(
  { access: 'public', withViewer: true, limit, body: resetRequest },
  ({ viewer, body }) => requestReset(body, viewer),
)
