'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { settle } from '@/components/my-tricks/collection'
import { Suggest } from '@/components/suggest/suggest'

const SignUpPrompt = dynamic(() => import('@/components/my-tricks/sign-up-prompt'), { ssr: false })

/** Suggest a Trick with My Tricks, where its tricks go. */
export function SuggestScreen() {
  const router = useRouter()
  const showInMyTricks = (id: number) => {
    settle(id, true)
    router.push('/my-tricks')
  }
  return (
    <Suggest
      onAdded={showInMyTricks}
      join={(trick, onClose) => <SignUpPrompt trick={trick} onClose={onClose} />}
    />
  )
}
