import { usePathname } from 'next/navigation'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { DialogActions } from '@/components/ui/overlays/dialog-actions'
import { loginPath } from '@/lib/accounts/return-path'

type Props = {
  /** Where both lead back to; by default this page. */
  from?: string
  onLeave?: () => void
}

function Join({ from, onLeave }: Props) {
  const path = usePathname()
  return (
    <Link
      href={loginPath({ register: true, from: from ?? path })}
      className={buttonStyle()}
      onClick={onLeave}
    >
      Create Free Account
    </Link>
  )
}

function LogIn({ from, onLeave }: Props) {
  const path = usePathname()
  return (
    <Link
      href={loginPath({ from: from ?? path })}
      className={buttonStyle({ variant: 'outline' })}
      onClick={onLeave}
    >
      Log In
    </Link>
  )
}

/** Links to registration and login. */
export const JoinLinks = (props: Props) => (
  <div className="mt-6 flex flex-wrap gap-3">
    <Join {...props} />
    <LogIn {...props} />
  </div>
)

/** The same in a dialog, in the order of its actions. */
export const JoinActions = (props: Props) => (
  <DialogActions>
    <LogIn {...props} />
    <Join {...props} />
  </DialogActions>
)
