import { route } from '@/lib/http/route'
import { listRevisions } from '@/lib/posts/cms-data'
import { postParams as params } from '@/lib/posts/schema'

export const GET = route({ access: 'admin', params }, (call) => listRevisions(call.params.id))
