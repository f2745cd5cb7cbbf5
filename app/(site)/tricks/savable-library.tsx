'use client'

import type { ComponentProps } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { SaveButton } from '@/components/my-tricks/save-button'
import { TrickLibrary } from '@/components/tricks/trick-library'
import type { TrickAction } from '@/components/tricks/trick-table'

const save: TrickAction = { label: 'Save', render: (trick) => <SaveButton trick={trick} /> }

const saveCard: TrickAction = {
  label: 'Save',
  render: (trick) => <SaveButton trick={trick} canRemove={false} />,
}

const halfMinute = 30_000

/** The library in which every trick can be put on My Tricks. */
export function SavableLibrary(props: Omit<ComponentProps<typeof TrickLibrary>, 'action' | 'cardAction'>) {
  useAuthStatus({ staleMs: halfMinute, refetchMs: halfMinute })
  return <TrickLibrary {...props} action={save} cardAction={saveCard} />
}
