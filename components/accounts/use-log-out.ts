import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from '@/components/ui/overlays/toast'
import type { Devices } from './log-out'

/** Logs out and leads away. What that takes is loaded with the press; without the network it says that it failed. */
export function useLogOut(devices: Devices = 'this') {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const leave = () =>
    start(async () => {
      const code = await import('./log-out').catch(() => null)
      if (code) router.push(await code.logOut(devices))
      else sayLogoutFailed()
    })
  return { isPending, leave }
}

export const sayLogoutFailed = (description = 'An error occurred during logout') =>
  toast({ title: 'Logout failed', description, variant: 'destructive' })
