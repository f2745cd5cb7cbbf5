'use client'

import { useState } from 'react'
import { useAuthStatus, useOwnerId } from '@/components/accounts/auth-status'
import { lateDialog } from '@/components/ui/behavior/late'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import type { LineInput } from '@/lib/lines/schema'
import { useSaveLine } from './use-lines'

const JoinDialog = lateDialog(() => import('@/components/accounts/join-dialog'))

type Props = { line: LineInput }

/** Keeps a shared line as one's own. Guests are asked to join, and nothing is sent. */
export function CopyLine(props: Props) {
  return (
    <WithQueryClient>
      <CopyButton {...props} />
    </WithQueryClient>
  )
}

function CopyButton({ line }: Props) {
  useAuthStatus()
  const ownerId = useOwnerId()
  const saving = useSaveLine(() => undefined)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ActionButton
        isResting={ownerId === undefined || saving.isPending}
        onClick={() => (ownerId === null ? setIsAsking(true) : saving.mutate(line))}
        className={buttonStyle({ variant: 'outline', size: 'lg' })}
      >
        {saving.isPending ? 'Saving...' : 'Copy to My Lines'}
      </ActionButton>
      {isAsking && (
        <JoinDialog
          kept="Saved lines"
          waiting="this one waits here"
          onClose={() => setIsAsking(false)}
          onKept={() => {
            setIsAsking(false)
            saving.mutate(line)
          }}
        />
      )}
    </>
  )
}
