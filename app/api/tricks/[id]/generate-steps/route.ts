import { route } from '@/lib/http/route'
import { trickParams } from '@/lib/tricks/schema'
import { generateSteps } from '@/lib/tricks/steps-data'

const limit = { name: 'generate-steps', times: 20, seconds: 600 }

export const POST = route(
  { access: 'public', withViewer: true, limit, params: trickParams },
  ({ viewer, params }) => generateSteps(viewer?.id ?? null, params.id),
)
