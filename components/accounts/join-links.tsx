import { useAddress } from '@/components/ui/behavior/history'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { DialogActions } from '@/components/ui/overlays/dialog-actions'
import { loginPath } from '@/lib/accounts/return-path'

type Props = {
  /** Where both lead back to; by default here, with all that the address holds. */
  from?: string
  size?: 'lg'
  onLeave?: () => void
}

function Join({ from, size, onLeave }: Props) {
  const here = useAddress()
  return (
    <Link
      href={loginPath({ register: true, from: from ?? here })}
      className={buttonStyle({ size })}
      onClick={onLeave}
    >
      Create Free Account
    </Link>
  )
}

function LogIn({ from, size, onLeave }: Props) {
  const here = useAddress()
  return (
    <Link
      href={loginPath({ from: from ?? here })}
      className={buttonStyle({ variant: 'outline', size })}
      onClick={onLeave}
    >
      Log In
    </Link>
  )
}

/** The two ways to an account: create one, or log in. */
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
