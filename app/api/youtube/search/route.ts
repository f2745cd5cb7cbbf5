import { route } from '@/lib/http/route'
import { transcriptSearchQuery } from '@/lib/videos/schema'
import { searchTranscripts } from '@/lib/videos/transcript-data'

const headers = { 'cache-control': 'public, max-age=60, stale-while-revalidate=3600' }

const limit = { name: 'transcript-search', times: 120, seconds: 60 }

export const GET = route({ access: 'public', limit, query: transcriptSearchQuery }, async ({ query }) =>
  Response.json(await searchTranscripts(query.q), { headers }),
)
