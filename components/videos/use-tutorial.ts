import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { ShownVideo } from '@/lib/videos/player'
import type { Tutorial } from '@/lib/videos/schema'
import {
  type TutorialPlace,
  tutorialErrorMessage,
  tutorialErrorTitle,
  tutorialLoadedMessage,
} from '@/lib/videos/tutorial-messages'

type Wanted = {
  trickId: number
  /** What is shown before anything is loaded. */
  video: ShownVideo | null
  place: TutorialPlace
  onLoaded?: (tutorial: Tutorial) => void
}

type State = { video: ShownVideo | null; isLoading: boolean; problem: string | null; isAwaited: boolean }

/** The tutorial of one trick: what is shown, whether another is on its way, and what went wrong. */
export function useTutorial({ trickId, video, place, onLoaded }: Wanted) {
  const [state, setState] = useState<State>({ video, isLoading: false, problem: null, isAwaited: false })
  const shown = state.video

  const succeed = (tutorial: Tutorial) => {
    setState({ video: tutorial, isLoading: false, problem: null, isAwaited: shown === null })
    onLoaded?.(tutorial)
    toast({ title: tutorialLoadedMessage(place, shown !== null) })
  }
  const fail = (error: unknown) => {
    const problem = tutorialErrorMessage(place, error instanceof AppError ? error : null)
    setState({ ...state, isLoading: false, problem })
    toast({ title: tutorialErrorTitle, description: problem, variant: 'destructive' })
  }
  const load = () => {
    if (state.isLoading) return
    setState({ ...state, isLoading: true, problem: null })
    const query = shown ? `?after=${shown.videoId}` : ''
    void call<Tutorial>(`/api/tricks/${trickId}/find-tutorial${query}`, { method: 'POST' }).then(
      succeed,
      fail,
    )
  }
  return { ...state, load }
}
