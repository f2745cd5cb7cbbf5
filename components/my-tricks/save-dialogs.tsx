'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { askOwnerId } from '@/components/accounts/auth-status'
import { lateDialog } from '@/components/ui/late'
import type { SavableTrick } from './asked-trick'
import { askAboutSaving, askedSaveQuestion, subscribeToSaveQuestion, withSaving } from './save-question'

const SignUpPrompt = lateDialog(() => import('./sign-up-prompt'))
const RemovalDialog = lateDialog(() => import('./removal-dialog'))

const close = () => askAboutSaving(null)

async function remove(trick: SavableTrick): Promise<void> {
  const userId = await askOwnerId()
  if (userId !== null) await withSaving((saving) => saving.removeTrick(userId, trick))
}

/** The dialogs of all save buttons, once for the page: lists have hundreds of buttons. */
export function SaveDialogs() {
  return <AskedOnThisPage key={usePathname()} />
}

function AskedOnThisPage() {
  useEffect(() => close, [])
  const question = useSyncExternalStore(subscribeToSaveQuestion, askedSaveQuestion, () => null)
  if (!question) return null
  const { kind, trick } = question
  return kind === 'join' ? (
    <SignUpPrompt trick={trick} onClose={close} />
  ) : (
    <RemovalDialog name={trick.name} onRemove={() => void remove(trick)} onClose={close} />
  )
}
