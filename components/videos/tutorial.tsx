'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useQueryString } from '@/components/ui/history'
import { toast } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { getQueryClient } from '@/lib/offline/client'
import { parseVideoLink, type ShownVideo, type VideoLink } from '@/lib/videos/player'
import type { Tutorial as LoadedTutorial } from '@/lib/videos/schema'
import {
  type TutorialPlace,
  tutorialErrorMessage,
  tutorialErrorTitle,
  tutorialLoadedMessage,
} from '@/lib/videos/tutorial-messages'
import { TutorialPlaceholder } from './facade'
import { VideoPlayer } from './video-player'

export type TutorialProps = {
  trickId: number
  name: string
  /** What is shown before anything is loaded. */
  video: ShownVideo | null
  place: TutorialPlace
  onLoaded?: (tutorial: LoadedTutorial) => void
}

/** The tutorial of a trick with a button to find a different one; without a tutorial, a button to find one. */
export function Tutorial({ trickId, name, video: initial, place, onLoaded }: TutorialProps) {
  const [{ video, takesFocus }, setShown] = useState({ video: initial, takesFocus: false })
  const find = useMutation(
    {
      mutationFn: () => {
        const query = video ? `?after=${video.videoId}` : ''
        return call<LoadedTutorial>(`/api/tricks/${trickId}/find-tutorial${query}`, { method: 'POST' })
      },
      onSuccess: (tutorial) => {
        setShown({ video: tutorial, takesFocus: video === null })
        onLoaded?.(tutorial)
        toast({ title: tutorialLoadedMessage(place, video !== null) })
      },
      onError: (error) =>
        toast({ title: tutorialErrorTitle, description: messageOf(error), variant: 'destructive' }),
    },
    getQueryClient(),
  )
  const messageOf = (error: unknown) => tutorialErrorMessage(place, error instanceof AppError ? error : null)
  return (
    <div className="space-y-3">
      {video && <VideoPlayer key={video.videoId} video={video} name={name} takesFocus={takesFocus} />}
      {find.error && <p className="border-danger border-l-4 pl-3">{messageOf(find.error)}</p>}
      {/* One button for all states, so that it keeps the focus. */}
      <button
        type="button"
        aria-disabled={find.isPending}
        onClick={() => find.isPending || find.mutate()}
        className={buttonStyle({ variant: video ? 'outline' : 'default' })}
      >
        {labelOf(video !== null, find.isPending, find.isError)}
      </button>
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
  const { data: video, isPending } = useQuery(
    { queryKey: [path], queryFn: ({ signal }) => call<LoadedTutorial>(path, { signal }) },
    getQueryClient(),
  )
  if (video) return <Tutorial {...props} video={{ ...video, startSeconds: link.startSeconds }} />
  if (isPending)
    return <TutorialPlaceholder video={{ ...link, title: null, channel: null }} name={props.name} />
  return (
    <div className="space-y-3">
      <p role="status" className="text-soft">
        The video of this link cannot be shown here.
      </p>
      <Tutorial {...props} />
    </div>
  )
}
