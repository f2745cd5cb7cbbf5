import { route } from '@/lib/http/route'
import { sendStored, storeAnswer } from '@/lib/http/stored-answer'
import { getPost } from '@/lib/posts/data'
import { postSlugParams } from '@/lib/posts/schema'

export const GET = route({ access: 'public', params: postSlugParams }, async ({ request, params }) =>
  sendStored(storeAnswer(await getPost(params.slug)), request),
)
