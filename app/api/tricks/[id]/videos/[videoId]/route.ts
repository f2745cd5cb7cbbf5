import { route } from '@/lib/http/route'
import { trickParams } from '@/lib/tricks/schema'
import { getTutorial } from '@/lib/videos/data'
import { videoIdInput } from '@/lib/videos/schema'

const limit = { name: 'trick-video', times: 120, seconds: 60 }
const params = trickParams.extend({ videoId: videoIdInput })

export const GET = route({ access: 'public', withViewer: true, limit, params }, ({ viewer, params }) =>
  getTutorial(viewer?.id ?? null, params.id, params.videoId),
)
