import { registerInput } from '@/lib/accounts/schema'
import { register } from '@/lib/auth/credentials'
import { startSession } from '@/lib/auth/sessions'
import { route } from '@/lib/http/route'

const limit = { name: 'register', times: 30, seconds: 3600 }

export const POST = route({ access: 'public', limit, body: registerInput }, async ({ request, body }) => {
  const user = await register(body)
  return startSession(user, 'Registration successful', request.headers, 201)
})
