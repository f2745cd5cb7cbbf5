import { route } from '@/lib/http/route'
import { hearInvalidation, tagParams } from '@/lib/invalidation'

export const POST = route({ access: 'public', params: tagParams }, ({ request, params }) =>
  hearInvalidation(params.tag, request.headers.get('x-server-secret')),
)
