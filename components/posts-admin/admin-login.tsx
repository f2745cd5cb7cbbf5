import { CredentialsForm } from '@/components/accounts/credentials-form'
import { buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/overlays/toast'
import type { SignedIn } from '@/lib/accounts/schema'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.adminLoginInput)

/** The login form of the admin page. */
export function AdminLogin({ onSignedIn }: { onSignedIn: (response: SignedIn) => Promise<void> }) {
  const welcome = ({ user }: SignedIn) => {
    const isAdmin = user.role === 'ADMIN'
    toast({ title: 'Login successful', description: isAdmin ? 'Welcome to the admin dashboard' : undefined })
  }
  return (
    <section className="max-w-md border-2 border-line bg-sheet p-6 shadow-sticker">
      <h2 className="mb-5 text-title">Admin Login</h2>
      <CredentialsForm
        loadSchema={loadSchema}
        fallback="An unknown error occurred"
        onSignedIn={(response) => onSignedIn(response).then(() => welcome(response))}
      />
    </section>
  )
}

type NotAnAdminProps = { username: string; onLogOut: () => void }

/** Shown to users who are signed in without being admins. */
export function NotAnAdmin({ username, onLogOut }: NotAnAdminProps) {
  return (
    <section className="max-w-md border-2 border-line bg-sheet p-6 shadow-sticker">
      <h2 className="mb-3 text-title">This is for admins</h2>
      <p className="mb-5">
        You are signed in as {username}, which is not an admin account. Log out and come back with one, or ask
        an admin of this site.
      </p>
      <button type="button" className={buttonStyle()} onClick={onLogOut}>
        Logout
      </button>
    </section>
  )
}
