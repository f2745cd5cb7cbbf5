import { loginInput } from '@/lib/accounts/schema'
import { signIn } from '@/lib/auth/credentials'
import { startSession } from '@/lib/auth/sessions'
import { route } from '@/lib/http/route'

const limit = { name: 'login', times: 60, seconds: 600 }

export const POST = route({ access: 'public', limit, body: loginInput }, async ({ request, body }) => {
  const user = await signIn(body, request.headers)
  return startSession(user, 'Login successful', request.headers)
})
