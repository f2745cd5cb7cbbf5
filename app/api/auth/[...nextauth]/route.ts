import { z } from 'zod'
import { handleNextAuth } from '@/lib/auth/next-auth'
import { route } from '@/lib/http/route'

const params = z.object({ nextauth: z.array(z.string()) })

const handle = route({ access: 'public', params }, ({ request, params: { nextauth } }) =>
  handleNextAuth(request, nextauth),
)

export { handle as GET, handle as POST }
