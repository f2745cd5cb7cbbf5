import { buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/overlays/toast'
import { keptNothing } from '@/lib/offline/browser-storage'
import { keepOnThisDevice } from './auth-status'

/** The third way besides joining and logging in: no account, and the list stays in this browser. */
export function KeepHere({ size, onKept }: { size?: 'lg'; onKept?: () => void }) {
  const keep = () => {
    if (keepOnThisDevice()) onKept?.()
    else toast({ title: keptNothing, variant: 'destructive' })
  }
  return (
    <div className="mt-4">
      <button type="button" className={buttonStyle({ variant: 'outline', size })} onClick={keep}>
        Keep it on this device
      </button>
      <p className="mt-2 text-sm text-soft">
        No account: it lives in this browser. Clear your browser data and it is gone.
      </p>
    </div>
  )
}
