import { route } from '@/lib/http/route'
import { sendStored, storeAnswer } from '@/lib/http/stored-answer'
import { listTags } from '@/lib/posts/data'

export const GET = route({ access: 'public' }, async ({ request }) =>
  sendStored(storeAnswer(await listTags()), request),
)
