'use client'

import { useRouter } from 'next/navigation'
import { LoginTabs, ProviderButtons } from '@/components/accounts/login'
import { greet, keepSignedIn } from '@/components/accounts/welcome'
import { Alert } from '@/components/ui/status'

type Props = {
  tab: 'login' | 'register'
  isExpired: boolean
  /** What next-auth says went wrong with a provider. */
  problem: string | undefined
  next: string
  providers: { id: string; name: string }[]
}

const problems: Record<string, string> = {
  OAuthAccountNotLinked:
    'There is an account with this email already. Sign in with the way you used when you made it.',
  AccessDenied: 'The provider did not tell a confirmed email address, so no account could be made from it.',
}

const syncMyTricks = (userId: number): Promise<void> =>
  import('@/components/my-tricks/save-trick').then(
    (saving) => saving.syncMyTricks(userId),
    () => undefined,
  )

/** Signs in and goes on to where one came from, with My Tricks ready. */
export function LoginScreen({ tab, isExpired, problem, next, providers }: Props) {
  const router = useRouter()
  return (
    <>
      {problem && (
        <Alert title="Login failed">{problems[problem] ?? 'An unknown authentication error occurred.'}</Alert>
      )}
      <LoginTabs
        tab={tab}
        isExpired={isExpired}
        providers={<ProviderButtons providers={providers} next={next} />}
        onSignedIn={async (answer) => {
          await keepSignedIn(answer)
          await syncMyTricks(answer.user.id)
          greet(answer)
          router.push(next)
        }}
      />
    </>
  )
}
