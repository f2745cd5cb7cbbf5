import { usernameChange } from '@/lib/accounts/schema'
import { changeUsername } from '@/lib/auth/account-changes'
import { route } from '@/lib/http/route'

const limit = { name: 'username', times: 30, seconds: 3600 }

export const PUT = route({ access: 'user', limit, body: usernameChange }, ({ viewer, body }) =>
  changeUsername(viewer, body),
)
