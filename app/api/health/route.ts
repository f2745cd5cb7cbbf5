import { checkDatabase } from '@/lib/db/health'
import { route } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

export const GET = route({ access: 'public' }, checkDatabase)
