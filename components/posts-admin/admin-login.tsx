import { CredentialsForm } from '@/components/accounts/credentials-form'
import { toast } from '@/components/ui/toast'
import type { SignedIn } from '@/lib/accounts/schema'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.adminLoginInput)

/** Signs an editor in, where there is none. */
export function AdminLogin({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  const welcome = () => toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' })
  return (
    <section className="mx-auto max-w-md border-2 border-line bg-sheet p-6 shadow-sticker">
      <h2 className="mb-5 text-title">Admin Login</h2>
      <CredentialsForm
        loadSchema={loadSchema}
        fallback="An unknown error occurred"
        onSignedIn={(answer) => onSignedIn(answer).then(welcome)}
      />
    </section>
  )
}
