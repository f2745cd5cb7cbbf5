'use client'

import { Link } from '@/components/ui/link'
import { Dialog } from '@/components/ui/overlays/dialog'
import { toast } from '@/components/ui/overlays/toast'
import { loginPath } from '@/lib/accounts/return-path'
import type { SignedIn } from '@/lib/accounts/schema'
import { CredentialsForm } from './credentials-form'
import { keepSignedIn } from './welcome'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.loginInput)

type Props = {
  /** The path of the page, to which other ways of signing in lead back. */
  from: string
  onSignedIn?: () => unknown
  onClose: () => void
}

/** Stands over what was begun when a session ended, and is gone once someone is signed in. */
export default function SignInAgain({ from, onSignedIn, onClose }: Props) {
  const welcome = async (response: SignedIn) => {
    await keepSignedIn(response)
    toast({ title: response.message, description: 'Welcome back!' })
    onSignedIn?.()
  }
  return (
    <Dialog
      title="Session Expired"
      description="Sign in to go on: all you wrote is still here."
      onClose={onClose}
    >
      <div className="mt-5">
        <CredentialsForm loadSchema={loadSchema} fallback="Please try again" onSignedIn={welcome}>
          <p>
            <Link
              href={loginPath({ expired: true, from })}
              className="inline-block py-2 underline underline-offset-4"
            >
              Other ways to sign in
            </Link>
          </p>
        </CredentialsForm>
      </div>
    </Dialog>
  )
}
