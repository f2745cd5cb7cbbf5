import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Devices } from './log-out'
import { sayLogoutFailed } from './log-out-failed'

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
