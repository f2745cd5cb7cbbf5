import { usePathname } from 'next/navigation'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { loginPath } from '@/lib/accounts/return-path'

/** Links to registration and login, which lead back to `from`, by default this page. */
export function JoinLinks({ from, onLeave }: { from?: string; onLeave?: () => void }) {
  const path = usePathname()
  const back = from ?? path
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Link href={loginPath({ register: true, from: back })} className={buttonStyle()} onClick={onLeave}>
        Create Free Account
      </Link>
      <Link
        href={loginPath({ from: back })}
        className={buttonStyle({ variant: 'outline' })}
        onClick={onLeave}
      >
        Log In
      </Link>
    </div>
  )
}
