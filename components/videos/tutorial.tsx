'use client'

import { buttonStyle } from '@/components/ui/button'
import type { ShownVideo } from '@/lib/videos/embedded'
import type { Tutorial as LoadedTutorial } from '@/lib/videos/schema'
import type { TutorialPlace } from '@/lib/videos/tutorial-words'
import { useTutorial } from './use-tutorial'
import { VideoPlayer } from './video-player'

export type TutorialProps = {
  trickId: number
  name: string
  video: ShownVideo | null
  place: TutorialPlace
  onLoaded?: (tutorial: LoadedTutorial) => void
}

/** The tutorial of a trick, or the button that finds one; then the button that finds another. */
export function Tutorial({ name, ...wanted }: TutorialProps) {
  const { video, isLoading, problem, isAwaited, load } = useTutorial(wanted)
  return (
    <div className="space-y-3">
      {video && <VideoPlayer key={video.videoId} video={video} name={name} isAwaited={isAwaited} />}
      {problem && <p className="border-danger border-l-4 pl-3">{problem}</p>}
      {/* One button through all states, so that the focus stays on it. */}
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={load}
        className={buttonStyle({ variant: video ? 'outline' : 'default' })}
      >
        {labelOf(video !== null, isLoading, problem !== null)}
      </button>
    </div>
  )
}

function labelOf(hasVideo: boolean, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return hasVideo ? 'Finding Another Tutorial...' : 'Loading Tutorial...'
  if (hasFailed) return 'Try Again'
  return hasVideo ? 'Load Another Tutorial' : 'Load Tutorial'
}
