import { route } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

/** Whether this process responds at all; whether it can work is the call one level up. */
export const GET = route({ access: 'public' }, () => ({ status: 'ok' }))
