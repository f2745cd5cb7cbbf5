import { route } from '@/lib/http/route'
import { trickParams } from '@/lib/tricks/schema'
import { judgeVideo } from '@/lib/videos/report-data'
import { verdictInput, videoIdInput } from '@/lib/videos/schema'

const params = trickParams.extend({ videoId: videoIdInput })

const limit = { name: 'cms-verdicts', times: 600, seconds: 600 }

export const PUT = route(
  { access: 'admin', limit, params, body: verdictInput },
  ({ params: { id, videoId }, body }) => judgeVideo({ trickId: id, videoId }, body.verdict),
)
