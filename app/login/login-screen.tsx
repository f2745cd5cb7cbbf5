'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LoginTabs, ProviderButtons } from '@/components/accounts/login'
import { greet, keepSignedIn } from '@/components/accounts/welcome'
import { late } from '@/components/ui/behavior/late'
import { dismissToast } from '@/components/ui/overlays/toast'
import { Alert } from '@/components/ui/status'
import type { SignedIn } from '@/lib/accounts/schema'
import { hasGuestList } from '@/lib/offline/local-storage'

type Props = {
  isExpired: boolean
  /** What next-auth says went wrong with a provider. */
  problem: string | undefined
  next: string
  providers: { id: string; name: string }[]
}

const problems = new Map([
  [
    'OAuthAccountNotLinked',
    'There is already an account with this email. Sign in the way you did when you made it.',
  ],
  ['AccessDenied', 'They did not share a confirmed email with us, so we could not create an account.'],
])

const syncMyTricks = (userId: number): Promise<void> =>
  import('@/components/my-tricks/save-trick').then(
    (saving) => saving.syncMyTricks(userId),
    () => undefined,
  )

const MoveQuestion = late(async () => ({
  default: (await import('@/components/my-tricks/guest-list')).MoveQuestion,
}))

/** Signs in and goes on to where one came from, with My Tricks ready. */
export function LoginScreen({ isExpired, problem, next, providers }: Props) {
  const router = useRouter()
  const [joined, setJoined] = useState<SignedIn | null>(null)
  const goOn = (response: SignedIn) => {
    greet(response)
    router.push(next)
  }
  if (joined) return <MoveQuestion userId={joined.user.id} onDecided={() => goOn(joined)} />
  return (
    <>
      {problem && (
        <Alert title="Login failed">
          {problems.get(problem) ?? 'An unknown authentication error occurred.'}
        </Alert>
      )}
      <LoginTabs
        isExpired={isExpired}
        next={next}
        providers={<ProviderButtons providers={providers} next={next} />}
        onSignedIn={async (response) => {
          dismissToast()
          await keepSignedIn(response)
          await syncMyTricks(response.user.id)
          if (hasGuestList()) setJoined(response)
          else goOn(response)
        }}
      />
    </>
  )
}
