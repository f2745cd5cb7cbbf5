import { route } from '@/lib/http/route'
import { writePostDraft } from '@/lib/posts/draft-data'
import { draftRequest } from '@/lib/posts/schema'

const limit = { name: 'cms-draft', times: 30, seconds: 600 }

export const POST = route({ access: 'admin', limit, body: draftRequest }, ({ body }) => writePostDraft(body))
