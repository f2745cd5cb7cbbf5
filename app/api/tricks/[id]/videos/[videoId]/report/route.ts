import { route } from '@/lib/http/route'
import { trickParams } from '@/lib/tricks/schema'
import { reportVideo, takeBackReport } from '@/lib/videos/report-data'
import { videoIdInput } from '@/lib/videos/schema'

const limit = { name: 'report-video', times: 60, seconds: 600 }
const params = trickParams.extend({ videoId: videoIdInput })

export const POST = route({ access: 'user', limit, params }, ({ viewer, params: { id, videoId } }) =>
  reportVideo(viewer, { trickId: id, videoId }),
)

export const DELETE = route({ access: 'user', limit, params }, ({ viewer, params: { id, videoId } }) =>
  takeBackReport(viewer, { trickId: id, videoId }),
)
