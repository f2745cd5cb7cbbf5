'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { askOwnerId } from '@/components/accounts/auth-status'
import { lateDialog } from '@/components/ui/behavior/late'
import { toastError } from '@/components/ui/overlays/toast'
import { NetworkError } from '@/lib/http/client'
import { guestId } from '@/lib/offline/local-storage'
import type { SavableTrick } from './asked-trick'

/** Most readers have no account: the code that saves is loaded for signed-in users only. */
export const loadSaving = () => import('./save-trick')

type Saving = Awaited<ReturnType<typeof loadSaving>>

/** Uses that code. If it cannot be loaded, the user is notified that the network failed. */
export const withSaving = <Done,>(use: (saving: Saving) => Promise<Done>): Promise<Done | undefined> =>
  loadSaving().then(use, () => {
    toastError(new NetworkError(), '')
    return undefined
  })

type SaveQuestion = { kind: 'join' | 'remove'; trick: SavableTrick }

// The dialogs of the page that is shown, once they are there.
let show: ((question: SaveQuestion) => void) | undefined

/** Asks what a save button cannot decide alone. One question at a time for the page. */
export const askAboutSaving = (question: SaveQuestion): void => show?.(question)

const SignUpPrompt = lateDialog(() => import('./sign-up-prompt'))
const RemovalDialog = lateDialog(() => import('./removal-dialog'))

const keepHere = (trick: SavableTrick) => void withSaving((saving) => saving.saveTrick(guestId, trick))

async function remove(trick: SavableTrick): Promise<void> {
  const userId = await askOwnerId()
  if (userId !== null) await withSaving((saving) => saving.removeTrick(userId, trick))
}

/** The dialogs of all save buttons, once for the page: lists have hundreds of buttons. */
export function SaveDialogs() {
  return <AskedOnThisPage key={usePathname()} />
}

function AskedOnThisPage() {
  const [question, ask] = useState<SaveQuestion | null>(null)
  useEffect(() => {
    show = ask
    return () => {
      show = undefined
    }
  }, [])
  if (!question) return null
  const { kind, trick } = question
  const close = () => ask(null)
  return kind === 'join' ? (
    <SignUpPrompt trick={trick} onKeepHere={() => keepHere(trick)} onClose={close} />
  ) : (
    <RemovalDialog name={trick.name} onRemove={() => void remove(trick)} onClose={close} />
  )
}
