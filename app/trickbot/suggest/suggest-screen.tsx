'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { settle } from '@/components/my-tricks/collection'
import { Suggest, type SuggestSlots } from '@/components/suggest/suggest'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'
import { Tutorial } from '@/components/videos/tutorial'
import { videoOf } from '@/lib/videos/player'

const SignUpPrompt = dynamic(() => import('@/components/my-tricks/sign-up-prompt'), { ssr: false })

const slots: SuggestSlots = {
  badges: ({ category, difficultyRating }) => (
    <>
      <CategoryBadge category={category} />
      <SkillLevel level={difficultyRating} />
      <span aria-hidden="true">{difficultyRating}</span>
    </>
  ),
  tutorial: ({ id, name, videoUrl, videoStart }, onLoaded) => (
    <Tutorial
      trickId={id}
      name={name}
      video={videoOf(videoUrl, videoStart)}
      place="suggestion"
      onLoaded={({ embedUrl, startSeconds }) => onLoaded({ videoUrl: embedUrl, videoStart: startSeconds })}
    />
  ),
}

/** Suggest a Trick with what accounts, My Tricks and videos add to it. */
export function SuggestScreen() {
  const router = useRouter()
  const isSignedIn = useAuthStatus()?.authenticated ?? null
  const showInMyTricks = (id: number) => {
    settle(id, true)
    router.push('/my-tricks')
  }
  return (
    <Suggest
      isSignedIn={isSignedIn}
      slots={slots}
      onAdded={showInMyTricks}
      join={(trick, onClose) => <SignUpPrompt trick={trick} onClose={onClose} />}
    />
  )
}
