'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isUnreachable, useAuthStatus } from '@/components/accounts/auth-status'
import { loginPath } from '@/lib/accounts/return-path'
import type { AuthStatus } from '@/lib/accounts/schema'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { Dashboard, type Slots } from './dashboard'
import { GuestPitch } from './guest-pitch'

/** Who is there and, where a server rendered the page, what it saw; null for a guest. */
export type Initial = { userId: number; tricks?: MyTrick[] } | null

/** A skater's own tricks, or for a guest what there would be. */
export function MyTricks({ initial, slots }: { initial: Initial; slots: Slots }) {
  const router = useRouter()
  const status = useAuthStatus()
  const userId = userOf(status, initial)
  useEffect(() => {
    if (status?.sessionExpired) router.replace(loginPath({ expired: true, from: '/my-tricks' }))
  }, [router, status?.sessionExpired])
  if (userId === null) return <GuestPitch />
  const tricks = initial?.userId === userId ? initial.tricks : undefined
  return <Dashboard key={userId} userId={userId} initial={tricks} slots={slots} />
}

function userOf(status: AuthStatus | null, initial: Initial): number | null {
  const isKnown = status !== null && !isUnreachable(status)
  const userId = status?.user?.id ?? null
  return isKnown ? userId : (userId ?? initial?.userId ?? null)
}
