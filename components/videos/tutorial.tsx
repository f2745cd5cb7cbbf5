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
import { useReported } from './use-reported'
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

type Shown = {
  video: ShownVideo | null
  takesFocus: boolean
  isPlaying: boolean
  /** It came by itself, in place of one that the player could not play. */
  isInstead?: boolean
}

/** What to look for: another one than is shown, or than one that the player could not play. */
type Wanted = { after?: string; gone?: string }

const byItself: Shown = { video: null, takesFocus: false, isPlaying: false }

/** What is shown of a trick's videos, and what a press makes of it. */
function useTutorial({ trickId, video: initial, place, videos = [], onLoaded }: TutorialProps) {
  const [chosen, setChosen] = useState<Shown>({ ...byItself, video: initial })
  const [error, setError] = useState<unknown>(null)
  const [reported, setReported] = useState<ShownVideo | null>(null)
  const { ids: unwanted, report, takeBack } = useReported(trickId)
  const left = videos.filter(({ videoId }) => !unwanted.has(videoId))
  const isWanted = chosen.video !== null && !unwanted.has(chosen.video.videoId)
  const shown = isWanted ? chosen : { ...byItself, video: left[0] ?? null }
  const findAt = (wanted: Wanted) =>
    call<LoadedTutorial>(`/api/tricks/${trickId}/find-tutorial${queryOf(wanted, unwanted)}`, {
      method: 'POST',
    })
  // The press that asked for it is the one that plays it.
  const play = (tutorial: LoadedTutorial, isInstead = false) => {
    setChosen({ video: tutorial, takesFocus: true, isPlaying: true, isInstead })
    onLoaded?.(tutorial)
  }
  const messageOf = (failure: unknown) =>
    tutorialErrorMessage(place, failure instanceof AppError ? failure : null)
  const find = useAbortableCall({
    call: findAt,
    onSuccess: (tutorial) => {
      play(tutorial)
      setReported(null)
      toast({ title: tutorialLoadedMessage(place, shown.video !== null) })
    },
    onError: (failure) => {
      setError(failure)
      toast({ title: tutorialErrorTitle, description: messageOf(failure), variant: 'destructive' })
    },
  })
  const replace = useAbortableCall({
    call: (gone: string) => findAt({ gone }),
    onSuccess: (tutorial, gone) => {
      if (tutorial.videoId === gone) return
      play(tutorial, true)
      toast({ title: 'That one could not be played. Here is another one.' })
    },
  })
  // Most of them no one has watched: whether one is there, and may play here, is checked first.
  const choose = useAbortableCall({
    call: (known: KnownVideo, signal) =>
      call<LoadedTutorial>(`/api/tricks/${trickId}/videos/${known.videoId}`, { signal }),
    onSuccess: (tutorial) => setChosen({ video: tutorial, takesFocus: true, isPlaying: true }),
    onError: () =>
      toast({ title: 'This video cannot be shown', description: 'Try another one.', variant: 'destructive' }),
  })
  return {
    shown,
    others: otherVideos(left, shown.video),
    find,
    failure: find.isError ? messageOf(error) : null,
    choose: (known: KnownVideo) => void choose.mutate(known),
    // Once for each press: where none can be played, the second one says why.
    replace: chosen.isInstead ? undefined : (gone: string) => void replace.mutate(gone),
    reported,
    report: (video: ShownVideo) => {
      setReported(video)
      report(video.videoId)
    },
    takeBack: (video: ShownVideo) => {
      takeBack(video.videoId)
      setChosen({ video, takesFocus: true, isPlaying: false })
      setReported(null)
    },
  }
}

/** The tutorial of a trick with a button to find a different one; without a tutorial, a button to find one. */
export function Tutorial(props: TutorialProps) {
  const { name } = props
  const { shown, find, failure, reported, replace, ...tutorial } = useTutorial(props)
  const { video, takesFocus, isPlaying } = shown
  const label = labelOf(video !== null, find.isPending, find.isError)
  // One button while it is looked for, fails and is tried again, so that it keeps the focus.
  const button = (
    <ActionButton
      aria-label={`${label}: ${name}`}
      isResting={find.isPending}
      onClick={() => void find.mutate({ after: video?.videoId })}
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
          onRefused={replace && (() => replace(video.videoId))}
        />
      ) : (
        <VideoRoom name={name}>{button}</VideoRoom>
      )}
      {failure !== null && (
        <div className="border-danger border-l-4 pl-3">
          <p>{failure}</p>
          <ProviderSearch name={name} />
        </div>
      )}
      {video && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {button}
          <button
            type="button"
            aria-label={`Not this trick? ${name}`}
            onClick={() => tutorial.report(video)}
            className={buttonStyle({ variant: 'ghost', size: 'sm' })}
          >
            Not this trick?
          </button>
        </div>
      )}
      {reported && <GoneForYou onUndo={() => tutorial.takeBack(reported)} />}
      <KnownVideos videos={tutorial.others} name={name} onChoose={tutorial.choose} />
    </div>
  )
}

const GoneForYou = ({ onUndo }: { onUndo: () => void }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-3">
    Gone for you. Thanks for telling.
    <button
      ref={focusOnMount}
      type="button"
      onClick={onUndo}
      className={buttonStyle({ variant: 'link', size: 'sm' })}
    >
      Undo
    </button>
  </p>
)

const focusOnMount = (element: HTMLElement | null) => element?.focus()

function queryOf(wanted: Wanted, unwanted: ReadonlySet<string>): string {
  const params = new URLSearchParams(Object.entries(wanted).filter(([, videoId]) => videoId !== undefined))
  // The server takes so many.
  if (unwanted.size > 0) params.set('not', [...unwanted].slice(-50).join())
  return params.size > 0 ? `?${params}` : ''
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
