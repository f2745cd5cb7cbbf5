'use client'

import { useRouter } from 'next/navigation'
import { askOwnerId, useUserId } from '@/components/accounts/auth-status'
import type { SavableTrick } from '@/components/my-tricks/asked-trick'
import { askAboutSaving, withSaving } from '@/components/my-tricks/saving'
import { Suggest } from '@/components/suggest/suggest'
import type { SavedTrickRow } from '@/lib/my-tricks/schema'

/** Suggest a Trick with My Tricks, where its tricks go. */
export function SuggestScreen() {
  const router = useRouter()
  const userId = useUserId()
  const showInMyTricks = async (trickId: number, row: SavedTrickRow) => {
    // If this cannot be loaded, the page fetches the list.
    const loaded = await Promise.all([
      import('@/lib/offline/account-queries'),
      import('@/lib/offline/client'),
    ]).catch(() => null)
    if (userId && loaded) {
      const [{ showConfirmed }, { getQueryClient }] = loaded
      showConfirmed(getQueryClient(), userId, { kind: 'add', trickId }, row)
    }
    router.push('/my-tricks')
  }
  // Called for those who are not signed in.
  const addOrJoin = async (trick: SavableTrick) => {
    const ownerId = await askOwnerId()
    if (ownerId === null) return askAboutSaving({ kind: 'join', trick })
    await withSaving((saving) => saving.saveTrick(ownerId, trick, 'Trick added to My Tricks!'))
    router.push('/my-tricks')
  }
  return <Suggest onAdded={showInMyTricks} join={(trick) => void addOrJoin(trick)} />
}
