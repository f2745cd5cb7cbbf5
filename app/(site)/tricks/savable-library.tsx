'use client'

import type { ComponentProps } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { FirstVisitOffer } from '@/components/my-tricks/first-visit-offer'
import { SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickLibrary } from '@/components/tricks/library'
import type { TrickAction } from '@/components/tricks/list'

const save: TrickAction = { label: 'Save', render: (trick) => <SaveButton trick={trick} /> }

const saveCard: TrickAction = {
  label: 'Save',
  render: (trick) => <SaveButton trick={trick} canRemove={false} />,
}

const halfMinute = 30_000

/** The library in which every trick can be put on My Tricks. */
export function SavableLibrary(props: Omit<ComponentProps<typeof TrickLibrary>, 'action' | 'cardAction'>) {
  return (
    <SavedTricks>
      <SignInFollowed />
      <FirstVisitOffer />
      <TrickLibrary {...props} action={save} cardAction={saveCard} />
    </SavedTricks>
  )
}

// Beside the library, which has hundreds of rows and nothing to show of who is signed in.
function SignInFollowed() {
  useAuthStatus({ staleMs: halfMinute, refetchMs: halfMinute })
  return null
}
