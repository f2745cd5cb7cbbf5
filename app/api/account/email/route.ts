import { emailChange } from '@/lib/accounts/schema'
import { askForEmailChange } from '@/lib/auth/account-changes'
import { route } from '@/lib/http/route'

const limit = { name: 'email-change', times: 20, seconds: 3600 }

export const POST = route({ access: 'user', limit, body: emailChange }, ({ viewer, body }) =>
  askForEmailChange(viewer, body),
)
