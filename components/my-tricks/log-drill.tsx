'use client'

import { use, useState } from 'react'
import { askOwnerId } from '@/components/accounts/auth-status'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import type { SavableTrick } from './asked-trick'
import { SavedIds } from './save-button'
import { askAboutSaving, withSaving } from './saving'

type Props = { trick: SavableTrick; drill: string }

/** Puts a drill that was done among the notes of its trick. Guests are asked to join, and nothing is sent. */
export function LogDrill({ trick, drill }: Props) {
  const ids = use(SavedIds)
  const [isLogged, setLogged] = useState(false)
  const onPress = async () => {
    const userId = await askOwnerId()
    if (userId === null) return askAboutSaving({ kind: 'join', trick })
    const isDone = await withSaving((saving) =>
      saving.logDrill(userId, trick, drill, ids?.has(trick.id) ?? false),
    )
    if (isDone) setLogged(true)
  }
  return (
    <ActionButton
      aria-label={`${isLogged ? 'Drill logged' : 'Log this drill'}: ${drill}`}
      isResting={isLogged}
      onClick={onPress}
      className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11 noscript:hidden print:hidden`}
    >
      {isLogged ? '\u2713 Logged' : 'Log this drill'}
    </ActionButton>
  )
}
