import { call } from '@/lib/http/client'
import type { ShownVideo, VideoLink } from '@/lib/videos/player'
import type { Tutorial } from '@/lib/videos/schema'

/** The video that an address leads to, or null when the server does not know it as one of this trick. */
export function findLinkedVideo(
  trickId: number,
  { videoId, startSeconds }: VideoLink,
): Promise<ShownVideo | null> {
  return call<Tutorial>(`/api/tricks/${trickId}/videos/${videoId}`).then(
    (tutorial) => ({ ...tutorial, startSeconds }),
    () => null,
  )
}
