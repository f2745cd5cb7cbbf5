import { passwordChange } from '@/lib/accounts/schema'
import { changePassword } from '@/lib/auth/account-changes'
import { route } from '@/lib/http/route'

const limit = { name: 'password', times: 30, seconds: 3600 }

export const PUT = route({ access: 'user', limit, body: passwordChange }, ({ viewer, body }) =>
  changePassword(viewer, body),
)
