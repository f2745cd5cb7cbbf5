'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { removeSavedTrick } from './save-button'
import { askAboutSaving, askedSaveQuestion, subscribeToSaveQuestion } from './save-question'

const SignUpPrompt = lazy(() => import('./sign-up-prompt'))
const RemovalDialog = lazy(() => import('./removal-dialog'))

const close = () => askAboutSaving(null)

/** The dialogs of all save buttons, once for the page: lists have hundreds of buttons. */
export function SaveDialogs() {
  return <AskedOnThisPage key={usePathname()} />
}

function AskedOnThisPage() {
  useEffect(() => close, [])
  const question = useSyncExternalStore(subscribeToSaveQuestion, askedSaveQuestion, () => null)
  if (!question) return null
  const { kind, trick } = question
  return (
    <Suspense>
      {kind === 'join' ? (
        <SignUpPrompt trick={trick} onClose={close} />
      ) : (
        <RemovalDialog name={trick.name} onRemove={() => removeSavedTrick(trick)} onClose={close} />
      )}
    </Suspense>
  )
}
