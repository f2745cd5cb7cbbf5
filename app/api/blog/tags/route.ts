import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { listTags } from '@/lib/posts/data'

// Scheduled posts come out by the clock.
export const GET = route({ access: 'public' }, async () => publicJson(await listTags(), { seconds: 10 }))
