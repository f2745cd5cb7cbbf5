import { z } from 'zod'
import { handleNextAuth } from '@/lib/auth/next-auth'
import { readBytes } from '@/lib/http/request-body'
import { route } from '@/lib/http/route'

const params = z.object({ nextauth: z.array(z.string()) })

// A round trip to a provider takes four of these.
const limit = { name: 'next-auth', times: 120, seconds: 600 }

const maxFormBytes = 16 * 1024

const handle = route({ access: 'public', limit, params }, async ({ request, params: { nextauth } }) =>
  handleNextAuth(request, nextauth, new TextDecoder().decode(await readBytes(request, maxFormBytes))),
)

export { handle as GET, handle as POST }
