import { cookies } from 'next/headers'
import { guestId, guestListKey } from '@/lib/offline/local-storage'

/** The guest who keeps a list on the device that asks, or null: only the device has the list. */
export const findGuest = async (): Promise<{ userId: number } | null> =>
  (await cookies()).has(guestListKey) ? { userId: guestId } : null
