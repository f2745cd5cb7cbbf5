import { resetConfirmation } from '@/lib/accounts/schema'
import { confirmReset } from '@/lib/auth/password-reset'
import { route } from '@/lib/http/route'

const limit = { name: 'reset-confirm', times: 60, seconds: 3600 }

export const POST = route({ access: 'public', limit, body: resetConfirmation }, ({ body }) =>
  confirmReset(body),
)
