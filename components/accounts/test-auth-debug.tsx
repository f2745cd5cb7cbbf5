import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { errorMessage, toast } from '@/components/ui/toast'
import type { DebugInfo } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'

/** The sessions that the server holds: one's own, or all of them for an admin. */
export function TestAuthDebug() {
  const [info, setInfo] = useState<DebugInfo | null>(null)
  const read = () =>
    call<DebugInfo>('/api/auth/debug')
      .then((next) => {
        setInfo(next)
        toast({ title: 'Debug Info Retrieved' })
      })
      .catch((error: unknown) => {
        const description = errorMessage(error, 'Failed to fetch debug information')
        toast({ title: 'Error', description, variant: 'destructive' })
      })
  return (
    <>
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={read}>
        Get Debug Info
      </button>
      {info && (
        <>
          <h3 className="text-xl">Active sessions ({info.activeSessions.length})</h3>
          <ul className="list-disc pl-5">
            {info.activeSessions.map(({ id, created, userId }) => (
              <li key={id}>
                Session {id}, created {created}, user {userId}
              </li>
            ))}
          </ul>
          <h3 className="text-xl">Active users ({info.activeUsers.length})</h3>
          <ul className="list-disc pl-5">
            {info.activeUsers.map(({ id, username, email }) => (
              <li key={id}>
                {id}: {username}, {email}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
