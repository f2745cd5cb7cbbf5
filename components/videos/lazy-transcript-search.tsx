'use client'

import { useCode } from '@/components/ui/behavior/late'
import { SearchFailed, VideoResults } from './video-results'

const load = () => import('./transcript-search')

/** The search in the videos, whose code is loaded by the first search. */
export function LazyTranscriptSearch() {
  const { code, isError, retry } = useCode(load)
  if (code) return <code.TranscriptSearch />
  return (
    isError && (
      <VideoResults>
        <SearchFailed onRetry={retry} />
      </VideoResults>
    )
  )
}
