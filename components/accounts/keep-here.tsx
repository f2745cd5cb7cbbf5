import { buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/overlays/toast'
import { keptNothing } from '@/lib/offline/browser-storage'
import { keepGuestList } from '@/lib/offline/local-storage'
import { guestListChanged } from './auth-status'

export type KeepHereProps = { size?: 'lg'; className?: string; onKept?: () => void }

/** The third way besides joining and logging in: no account, and the list stays in this browser. */
export default function KeepHere({ size, className, onKept }: KeepHereProps) {
  const keep = () => {
    if (keepOnThisDevice()) onKept?.()
    else toast({ title: keptNothing, variant: 'destructive' })
  }
  return (
    <div className={className}>
      <div className="mt-4">
        <button type="button" className={buttonStyle({ variant: 'outline', size })} onClick={keep}>
          Keep it on this device
        </button>
        <p className="mt-2 text-sm text-soft">
          No account: it lives in this browser. Clear your browser data and it is gone.
        </p>
      </div>
    </div>
  )
}

/**
 * From now on a guest's list is kept on this device, where the browser agrees for as long as the guest wants. Returns
 * false where it keeps nothing.
 */
export function keepOnThisDevice(): boolean {
  if (!keepGuestList(true)) return false
  guestListChanged()
  // Browsers without it, and those that refuse, keep it for as long as there is room.
  void navigator.storage?.persist?.().catch(() => false)
  return true
}
