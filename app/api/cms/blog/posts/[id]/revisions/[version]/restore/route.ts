import { route } from '@/lib/http/route'
import { restorePost } from '@/lib/posts/cms-data'
import { cmsWriteLimit as limit, revisionParams as params } from '@/lib/posts/schema'

export const POST = route({ access: 'admin', limit, params }, ({ viewer, params: { id, version } }) =>
  restorePost(viewer.id, id, version),
)
