import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { buttonStyle } from '@/components/ui/button'
import { loginPath } from '@/lib/accounts/return-path'

/** The two ways to an account, and back to this page. */
export function JoinLinks({ onLeave }: { onLeave?: () => void }) {
  const from = usePathname()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Link
        href={loginPath({ register: true, from })}
        prefetch={false}
        className={buttonStyle()}
        onClick={onLeave}
      >
        Create Free Account
      </Link>
      <Link
        href={loginPath({ from })}
        prefetch={false}
        className={buttonStyle({ variant: 'outline' })}
        onClick={onLeave}
      >
        Log In
      </Link>
    </div>
  )
}
