'use client'

import { useAuthStatus, useOwnerId } from '@/components/accounts/auth-status'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { loginPath } from '@/lib/accounts/return-path'
import type { LineInput } from '@/lib/lines/schema'
import { useSaveLine } from './use-lines'

type Props = { line: LineInput; from: string }

/** Keeps a shared line as one's own; a guest signs in first and comes back. */
export function CopyLine(props: Props) {
  return (
    <WithQueryClient>
      <CopyButton {...props} />
    </WithQueryClient>
  )
}

function CopyButton({ line, from }: Props) {
  useAuthStatus()
  const ownerId = useOwnerId()
  const saving = useSaveLine(() => undefined)
  if (ownerId === null)
    return (
      <Link href={loginPath({ from })} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        Log in to copy it
      </Link>
    )
  return (
    <ActionButton
      isResting={ownerId === undefined || saving.isPending}
      onClick={() => saving.mutate(line)}
      className={buttonStyle({ variant: 'outline', size: 'lg' })}
    >
      {saving.isPending ? 'Saving...' : 'Copy to My Lines'}
    </ActionButton>
  )
}
