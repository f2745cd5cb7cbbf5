import { knownAuthStatus, refreshAuthStatus } from '@/components/accounts/auth-status'
import { isAnyWaiting } from '@/lib/offline/waiting'
import { fetchOfflineBundle } from './fetch-bundle'

let isStarted = false

/** Registers the worker, sends what waits, and fetches the trick book when the connection is good for it. */
export async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  window.addEventListener('online', () => void sendWaiting())
  void sendWaiting()
  // Browsers withhold it from plain http addresses of a home network.
  if (!('serviceWorker' in navigator)) return
  const registered = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registered) return
  presentPage(registered)
  await inCharge()
  await fetchOfflineBundle()
  await keepOwnList()
}

/** Shows this page to each worker that waits, by its text: one of the same release takes over then. */
function presentPage(registration: ServiceWorkerRegistration) {
  const present = () => registration.waiting?.postMessage(document.documentElement.textContent)
  present()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', present),
  )
}

/** Waits until the worker sees what this page fetches; before that it could keep nothing of it. */
async function inCharge(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

/** Sends from every page what was written down on any; who is signed in decides whose. */
async function sendWaiting(): Promise<void> {
  if (!isAnyWaiting()) return
  const { user } = knownAuthStatus() ?? (await refreshAuthStatus())
  const { sendWaiting: send } = await import('@/lib/offline/leave')
  if (!user || (await send(user.id)) > 0) return
  const { renewKeptList } = await import('@/components/my-tricks/kept-list')
  await renewKeptList(user.id)
}

/** Has one's own tricks on the device before they were ever opened on it. */
async function keepOwnList(): Promise<void> {
  const { user } = knownAuthStatus() ?? (await refreshAuthStatus())
  if (!user) return
  const { readKeptList, renewKeptList } = await import('@/components/my-tricks/kept-list')
  if (!(await readKeptList(user.id))) await renewKeptList(user.id)
}
