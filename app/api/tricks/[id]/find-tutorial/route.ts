import { route } from '@/lib/http/route'
import { trickParams } from '@/lib/tricks/schema'
import { findTutorial } from '@/lib/videos/data'
import { tutorialQuery } from '@/lib/videos/schema'

const limit = { name: 'find-tutorial', times: 60, seconds: 60 }

export const POST = route(
  { access: 'public', withViewer: true, limit, params: trickParams, query: tutorialQuery },
  ({ viewer, params, query }) => findTutorial(viewer?.id ?? null, params.id, query),
)
