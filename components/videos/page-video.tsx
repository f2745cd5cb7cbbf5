'use client'

import { useQueryString } from '@/components/ui/use-query-string'
import type { ShownVideo } from '@/lib/videos/embedded'
import { parseVideoLink } from '@/lib/videos/landing'
import { VideoPlayer } from './video-player'

/** A video among the text of a page; starts at the second that the address names, if it names this video. */
export function PageVideo({ video, name }: { video: ShownVideo; name: string }) {
  const [query] = useQueryString()
  const landing = parseVideoLink(query)
  const startSeconds = landing?.videoId === video.videoId ? landing.startSeconds : video.startSeconds
  return <VideoPlayer key={startSeconds} video={{ ...video, startSeconds }} name={name} />
}
