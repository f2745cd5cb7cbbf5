import { knownAuthStatus, refreshAuthStatus } from '@/components/accounts/auth-status'
import { openWorkers } from '@/lib/offline/browser-storage'
import { fetchOfflineBundle, keepStills, keepThisPage } from './offline-files'

let isStarted = false

/** Registers the worker, sends what waits, and fetches the offline bundle when the connection is good for it. */
export async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  void sendWaiting()
  const workers = openWorkers()
  const registered = await workers?.register('/sw.js').catch(() => null)
  if (!workers || !registered) return
  presentPage(registered)
  if (await inCharge(workers)) await keepThisPage()
  await fetchOfflineBundle()
  await keepMyTricks()
}

/** Shows this page to each worker that waits, by its text: one of the same release takes over then. */
function presentPage(registration: ServiceWorkerRegistration) {
  const present = () => registration.waiting?.postMessage(document.documentElement.textContent)
  // One may be on its way since before anyone listened.
  const follow = () => registration.installing?.addEventListener('statechange', present)
  present()
  follow()
  registration.addEventListener('updatefound', follow)
}

/** Waits until the worker sees what this page fetches. Returns whether the page came before that, unseen. */
async function inCharge(workers: ServiceWorkerContainer): Promise<boolean> {
  if (workers.controller) return false
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  return true
}

/**
 * The account of who is signed in, and what opens it; null for guests, who do without its weight, and without the
 * network, when the next page tries again.
 */
async function loadAccount() {
  const { user } = knownAuthStatus() ?? (await refreshAuthStatus())
  const code = user && (await import('@/components/accounts/use-account').catch(() => null))
  return code && { userId: user.id, ...code }
}

/** Sends from every page what was written down on any. */
async function sendWaiting(): Promise<void> {
  const account = await loadAccount()
  await account?.sendWaiting(account.userId)
}

/** Has the user's own tricks and their stills on the device before they were ever opened on it. */
async function keepMyTricks(): Promise<void> {
  const account = await loadAccount()
  if (!account) return
  // Without the network, the next page tries again.
  await account
    .readMyTricks(account.userId)
    .then((tricks) => keepStills(tricks.map(({ name }) => name)))
    .catch(() => undefined)
}
