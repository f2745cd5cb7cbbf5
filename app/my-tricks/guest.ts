import { cookies } from 'next/headers'
import { guestId, guestListCookies } from '@/lib/offline/local-storage'

/** The guest who keeps a list on the device that asks, or null: only the device has the list. */
export async function findGuest(): Promise<{ userId: number } | null> {
  const sent = await cookies()
  return guestListCookies.some((name) => sent.has(name)) ? { userId: guestId } : null
}
