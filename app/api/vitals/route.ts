import { route } from '@/lib/http/route'
import { countVitals } from '@/lib/vitals/data'
import { vitalsReport } from '@/lib/vitals/schema'

export const POST = route({ access: 'public', body: vitalsReport }, ({ body }) => countVitals(body))
