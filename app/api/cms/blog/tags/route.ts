import { route } from '@/lib/http/route'
import { listUsedTags } from '@/lib/posts/tags-data'

export const GET = route({ access: 'admin' }, listUsedTags)
