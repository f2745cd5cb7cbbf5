import Link from 'next/link'
import { loginInput, type SignedIn } from '@/lib/accounts/schema'
import { CredentialsForm } from './credentials-form'

export function LoginForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  return (
    <CredentialsForm schema={loginInput} fallback="Please try again" onSignedIn={onSignedIn}>
      <p>
        <Link href="/forgot-password" prefetch={false} className="underline underline-offset-4">
          Forgot your password?
        </Link>
      </p>
    </CredentialsForm>
  )
}
