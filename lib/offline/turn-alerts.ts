import type { AlertInput, AlertOff } from '../games/schema'
import { call } from '../http/client'
import { openWorkers } from './browser-storage'
import { keepAlerts, readSeat, seatsHere } from './games'

// Has the holder of a seat told of their turn while they are away: by this browser's push service, or by email. What is on
// is remembered with the seat; the server forgets a browser by itself when its service says that it is gone.

const patienceMs = 10_000

const send = (token: string, method: 'PUT' | 'DELETE', json: AlertInput | AlertOff) =>
  call<void>(`/api/games/${token}/alerts`, { method, json, signal: AbortSignal.timeout(patienceMs) })

/** Whether this browser can show what a push service brings. On phones some do once the site is installed. */
export const canNotify = (): boolean =>
  openWorkers() !== null && 'PushManager' in window && 'Notification' in window

/** Asks to be allowed to notify, which browsers want right after a press. */
export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

const isFor = ({ options }: PushSubscription, key: Uint8Array) =>
  new Uint8Array(options.applicationServerKey ?? []).join() === key.join()

/** This browser's subscription for a site with this key; one for an earlier key of the site is given up. */
async function subscribe(key: string): Promise<PushSubscription> {
  const workers = openWorkers()
  await workers?.register('/sw.js')
  const registration = await workers?.ready
  if (!registration) throw new Error('There is no worker')
  const applicationServerKey = bytesOf(key)
  const before = await registration.pushManager.getSubscription()
  if (before && isFor(before, applicationServerKey)) return before
  await before?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Has this browser notified of the turns of a seat. Throws as `call` does, and where the browser cannot subscribe. */
export async function notifyHere(token: string, key: string): Promise<void> {
  const seat = readSeat(token)
  if (!seat) return
  const { endpoint, keys } = (await subscribe(key)).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys')
  const subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  await send(token, 'PUT', { by: 'push', secret: seat.secret, subscription })
  keepAlerts(token, { ...readSeat(token)?.alerts, push: endpoint })
}

/** Notifies this browser no more of the turns of a seat. Throws as `call` does. */
export async function notifyNoMore(token: string): Promise<void> {
  const seat = readSeat(token)
  if (!seat?.alerts?.push) return
  const { push: endpoint, ...alerts } = seat.alerts
  await send(token, 'DELETE', { by: 'push', secret: seat.secret, endpoint })
  keepAlerts(token, alerts)
  if (seatsHere().some((other) => other.seat.alerts?.push)) return
  const registration = await openWorkers()?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Has the account that is signed in told by email of the turns of a seat, or no more. Throws as `call` does. */
export async function mailTurns(token: string, isOn: boolean): Promise<void> {
  const seat = readSeat(token)
  if (!seat) return
  await send(token, isOn ? 'PUT' : 'DELETE', { by: 'mail', secret: seat.secret })
  const { mail: _, ...alerts } = seat.alerts ?? {}
  keepAlerts(token, isOn ? { ...alerts, mail: true } : alerts)
}

/** Ends the emails about a game, by the key in one of them. Throws as `call` does. */
export const stopMails = (token: string, key: string): Promise<void> =>
  send(token, 'DELETE', { by: 'link', key })

/** Ends all that a seat is told, as it is given up. */
export async function tellNoMore(token: string): Promise<void> {
  const { push, mail } = readSeat(token)?.alerts ?? {}
  await Promise.all([push && notifyNoMore(token), mail && mailTurns(token, false)])
}
