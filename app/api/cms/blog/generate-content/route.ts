import { route } from '@/lib/http/route'
import { writePostDraft } from '@/lib/posts/draft-data'
import { draftRequest, draftLimit as limit } from '@/lib/posts/schema'

export const POST = route({ access: 'admin', limit, body: draftRequest }, ({ body }) => writePostDraft(body))
