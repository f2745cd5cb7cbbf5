'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isUnreachable, useAuthStatus } from '@/components/accounts/auth-status'
import { buttonStyle } from '@/components/ui/button'
import { loginPath } from '@/lib/accounts/return-path'
import type { AuthStatus } from '@/lib/accounts/schema'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { Dashboard } from './dashboard'
import type { Slots } from './trick-card'

const features = [
  {
    title: 'Track Progress',
    text: 'Log tries and lands with one tap each. See your landing rate, and how sure it is.',
  },
  { title: 'Save Tutorials', text: 'Every trick you save keeps its steps, its video and your own notes.' },
  {
    title: 'Create Runs',
    text: 'Put what you can land into lines that flow, for your spot and your contest.',
  },
  {
    title: 'Track Mastery',
    text: 'Learning, consistent, mastered: know what to practise and what comes next.',
  },
]

/** What a guest would have here. */
function GuestPitch() {
  return (
    <section aria-labelledby="pitch-title">
      <h2 id="pitch-title" className="text-title">
        Create Free Account
      </h2>
      <p className="mt-3 max-w-prose text-lg text-soft">
        Your tricks, from the first try to mastered, on every device you have. It takes twenty seconds and
        costs nothing.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Link
          href={loginPath({ register: true, from: '/my-tricks' })}
          prefetch={false}
          className={buttonStyle({ size: 'lg' })}
        >
          Create Free Account
        </Link>
        <Link
          href={loginPath({ from: '/my-tricks' })}
          prefetch={false}
          className={buttonStyle({ size: 'lg', variant: 'outline' })}
        >
          Log In
        </Link>
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ title, text }, index) => (
          <li key={title} className="border-2 border-line bg-sheet p-5 shadow-sticker">
            <span aria-hidden="true" className="font-display text-4xl text-signal-text">
              {index + 1}
            </span>
            <h3 className="mt-3 text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
