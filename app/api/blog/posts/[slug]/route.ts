import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { getPost } from '@/lib/posts/data'
import { postSlugParams } from '@/lib/posts/schema'

export const GET = route({ access: 'public', params: postSlugParams }, async ({ params }) =>
  publicJson(await getPost(params.slug)),
)
