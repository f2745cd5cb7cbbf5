import { route } from '@/lib/http/route'
import { transcriptParams } from '@/lib/videos/schema'
import { getTranscript } from '@/lib/videos/transcript-data'

// Fresh for an hour, kept for a day.
const headers = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=82800' }

const limit = { name: 'transcript', times: 120, seconds: 60 }

export const GET = route({ access: 'public', limit, params: transcriptParams }, async ({ params }) =>
  Response.json(await getTranscript(params.videoId), { headers }),
)
