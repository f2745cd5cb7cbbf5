import { changeAccount, confirmUsername, deleteAccount } from '@/lib/accounts/data'
import { accountChanges, accountDeletion } from '@/lib/accounts/schema'
import { confirmPassword } from '@/lib/auth/credentials'
import { signedOutResponse } from '@/lib/auth/sessions'
import { route } from '@/lib/http/route'

const limit = { name: 'account', times: 120, seconds: 600 }

export const PATCH = route({ access: 'user', limit, body: accountChanges }, ({ viewer, body }) =>
  changeAccount(viewer.id, body),
)

export const DELETE = route({ access: 'user', limit, body: accountDeletion }, async ({ viewer, body }) => {
  confirmUsername(viewer, body.username)
  await confirmPassword(viewer.id, body.password)
  await deleteAccount(viewer.id)
  return signedOutResponse({ success: true, message: 'Your account and everything in it is deleted.' })
})
