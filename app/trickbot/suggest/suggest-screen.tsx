'use client'

import { useRouter } from 'next/navigation'
import { askOwnerId } from '@/components/accounts/auth-status'
import type { SavableTrick } from '@/components/my-tricks/asked-trick'
import { askAboutSaving, withSaving } from '@/components/my-tricks/saving'
import { Suggest } from '@/components/suggest/suggest'

const said = { done: 'Trick added to My Tricks!', failed: 'Failed to add trick to collection' }

/** Suggest a Trick with My Tricks, where its tricks go. */
export function SuggestScreen() {
  const router = useRouter()
  const add = async (trick: SavableTrick) => {
    const ownerId = await askOwnerId()
    if (ownerId === null) return askAboutSaving({ kind: 'join', trick })
    const { pathname } = window.location
    const isSaved = await withSaving((saving) => saving.saveTrick(ownerId, trick, said))
    if (isSaved && window.location.pathname === pathname) router.push('/my-tricks')
  }
  return <Suggest onAdd={add} />
}
