import { route } from '@/lib/http/route'
import { readTrickListAnswer } from '@/lib/tricks/list-answer'

export const GET = route({ access: 'public' }, ({ request }) => readTrickListAnswer('book', request))
