import Link from 'next/link'
import type { SignedIn } from '@/lib/accounts/schema'
import { CredentialsForm } from './credentials-form'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.loginInput)

export function LoginForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  return (
    <CredentialsForm loadSchema={loadSchema} fallback="Please try again" onSignedIn={onSignedIn}>
      <p>
        <Link href="/forgot-password" prefetch={false} className="underline underline-offset-4">
          Forgot your password?
        </Link>
      </p>
    </CredentialsForm>
  )
}
