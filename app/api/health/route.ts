import { modelHealth } from '@/lib/ai/health'
import { checkDatabase } from '@/lib/db/health'
import { route } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

const check = route({ access: 'public' }, checkDatabase)

const details = route({ access: 'admin' }, async () => ({
  ...(await checkDatabase()),
  model: modelHealth(),
}))

/** Whether the database responds; with `?details`, for admins, also what is wrong with the model. */
export const GET: typeof check = (request, context) =>
  new URL(request.url).searchParams.has('details') ? details(request, context) : check(request, context)
