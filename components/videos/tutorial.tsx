'use client'

import { useState } from 'react'
import { useQueryString } from '@/components/ui/behavior/history'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { parseVideoLink, type ShownVideo, type VideoLink } from '@/lib/videos/player'
import type { KnownVideo, Tutorial as LoadedTutorial } from '@/lib/videos/schema'
import {
  type TutorialPlace,
  tutorialErrorMessage,
  tutorialErrorTitle,
  tutorialLoadedMessage,
} from '@/lib/videos/tutorial-messages'
import { KnownVideos, otherVideos, TutorialPlaceholder, VideoRoom } from './facade'
import { ProviderSearch } from './provider-search'
import { VideoPlayer } from './video-player'

type TutorialProps = {
  trickId: number
  name: string
  /** What is shown before anything is loaded. */
  video: ShownVideo | null
  place: TutorialPlace
  /** What is known to teach the trick; those that are not shown are listed below. */
  videos?: readonly KnownVideo[]
  onLoaded?: (tutorial: LoadedTutorial) => void
}

/** The tutorial of a trick with a button to find a different one; without a tutorial, a button to find one. */
export function Tutorial({ trickId, name, video: initial, place, videos = [], onLoaded }: TutorialProps) {
  const [{ video, takesFocus, isPlaying }, setShown] = useState({
    video: initial,
    takesFocus: false,
    isPlaying: false,
  })
  const [error, setError] = useState<unknown>(null)
  const find = useAbortableCall({
    call: (after: string | undefined) =>
      call<LoadedTutorial>(`/api/tricks/${trickId}/find-tutorial${after ? `?after=${after}` : ''}`, {
        method: 'POST',
      }),
    onSuccess: (tutorial) => {
      setShown({ video: tutorial, takesFocus: video === null, isPlaying: false })
      onLoaded?.(tutorial)
      toast({ title: tutorialLoadedMessage(place, video !== null) })
    },
    onError: (failure) => {
      setError(failure)
      toast({ title: tutorialErrorTitle, description: messageOf(failure), variant: 'destructive' })
    },
  })
  // Most of them no one has watched: whether one is there, and may play here, is checked first.
  const choose = useAbortableCall({
    call: (chosen: KnownVideo, signal) =>
      call<LoadedTutorial>(`/api/tricks/${trickId}/videos/${chosen.videoId}`, { signal }),
    onSuccess: (tutorial) => setShown({ video: tutorial, takesFocus: true, isPlaying: true }),
    onError: () =>
      toast({ title: 'This video cannot be shown', description: 'Try another one.', variant: 'destructive' }),
  })
  const messageOf = (error: unknown) => tutorialErrorMessage(place, error instanceof AppError ? error : null)
  const label = labelOf(video !== null, find.isPending, find.isError)
  // One button while it is looked for, fails and is tried again, so that it keeps the focus.
  const button = (
    <ActionButton
      aria-label={`${label}: ${name}`}
      isResting={find.isPending}
      onClick={() => void find.mutate(video?.videoId)}
      className={buttonStyle({ variant: video ? 'outline' : 'default' })}
    >
      {label}
    </ActionButton>
  )
  return (
    <div className="space-y-3">
      {video ? (
        <VideoPlayer
          key={video.videoId}
          video={video}
          name={name}
          takesFocus={takesFocus}
          isPlaying={isPlaying}
        />
      ) : (
        <VideoRoom name={name}>{button}</VideoRoom>
      )}
      {find.isError && (
        <div className="border-danger border-l-4 pl-3">
          <p>{messageOf(error)}</p>
          <ProviderSearch name={name} />
        </div>
      )}
      {video && button}
      <KnownVideos
        videos={otherVideos(videos, video)}
        name={name}
        onChoose={(chosen) => void choose.mutate(chosen)}
      />
    </div>
  )
}

function labelOf(hasVideo: boolean, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return hasVideo ? 'Finding Another Tutorial...' : 'Loading Tutorial...'
  if (hasFailed) return 'Try Again'
  return hasVideo ? 'Load Another Tutorial' : 'Load Tutorial'
}

export type LinkedTutorialProps = TutorialProps & {
  /** Whether a video link in the URL means this tutorial. */
  isPageOwn?: boolean
}

/** A tutorial that starts at the video and time that the URL links to, if it does. */
export function LinkedTutorial({ isPageOwn = false, ...props }: LinkedTutorialProps) {
  const [query] = useQueryString()
  const link = isPageOwn ? parseVideoLink(query) : null
  if (!link) return <Tutorial key="own" {...props} />
  const { video } = props
  if (video?.videoId !== link.videoId) return <OtherVideo key={query} link={link} {...props} />
  return <Tutorial key={query} {...props} video={{ ...video, startSeconds: link.startSeconds }} />
}

// Anyone can write a link, so a video is shown only if the server knows it as a tutorial of this trick.
function OtherVideo({ link, ...props }: TutorialProps & { link: VideoLink }) {
  const path = `/api/tricks/${props.trickId}/videos/${link.videoId}`
  const { data: video, isPending } = useFirstRead<LoadedTutorial>(path)
  if (video) return <Tutorial {...props} video={{ ...video, startSeconds: link.startSeconds }} />
  if (isPending)
    return <TutorialPlaceholder video={{ ...link, title: null, channel: null }} name={props.name} />
  return (
    <div className="space-y-3">
      <p role="status" className="text-soft">
        The video at this link cannot be shown here.
      </p>
      <Tutorial {...props} />
    </div>
  )
}
