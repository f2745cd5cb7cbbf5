import { route } from '@/lib/http/route'
import { trickParams } from '@/lib/tricks/schema'
import { setTutorial } from '@/lib/videos/report-data'
import { tutorialInput } from '@/lib/videos/schema'

const limit = { name: 'cms-tutorials', times: 120, seconds: 600 }

export const PUT = route(
  { access: 'admin', limit, params: trickParams, body: tutorialInput },
  ({ params, body }) => setTutorial(params.id, body.link),
)
