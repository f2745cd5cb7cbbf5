'use client'

import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useUserId } from '@/components/accounts/auth-status'
import { Suggest } from '@/components/suggest/suggest'
import type { SavedTrickRow } from '@/lib/my-tricks/schema'

const SignUpPrompt = dynamic(() => import('@/components/my-tricks/sign-up-prompt'), { ssr: false })

/** Suggest a Trick with My Tricks, where its tricks go. */
export function SuggestScreen() {
  const router = useRouter()
  const client = useQueryClient()
  const userId = useUserId()
  const showInMyTricks = async (trickId: number, row: SavedTrickRow) => {
    // If this cannot be loaded, the page fetches the list.
    const queries = await import('@/lib/offline/account-queries').catch(() => null)
    if (userId) queries?.showConfirmed(client, userId, { kind: 'add', trickId }, row)
    router.push('/my-tricks')
  }
  return (
    <Suggest
      onAdded={showInMyTricks}
      join={(trick, onClose) => <SignUpPrompt trick={trick} onClose={onClose} />}
    />
  )
}
