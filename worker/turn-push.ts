// What a push service brings: whose turn it is in a game by link. A press on it opens the game.

/** A page that is open. */
type Window = {
  readonly id: string
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
}

/** What is used of the worker's scope. */
export type PushScope = {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly location: { readonly origin: string }
  readonly navigator: { setAppBadge?(count: number): Promise<void> }
}

type Told = { title: string; body: string; path: string; tag: string }

const somethingElse: Told = { title: 'DarkSlide', body: 'Something is new.', path: '/skate', tag: 'other' }

/** What a message says. Browsers want something shown for each, so one that says nothing known shows that. */
function toldBy(text: string): Told {
  try {
    const { title, body, path, tag } = JSON.parse(text) as Partial<Told>
    const isWhole = [title, body, path, tag].every((part) => typeof part === 'string')
    return isWhole ? ({ title, body, path, tag } as Told) : somethingElse
  } catch {
    return somethingElse
  }
}

const openWindows = ({ clients }: PushScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

const isAt = ({ url }: Window, path: string, { location }: PushScope) =>
  new URL(url).pathname === new URL(path, location.origin).pathname

/** Shows a message, unless its game is being looked at. One of the same game before it makes way. */
export async function showPush(scope: PushScope, text: string): Promise<void> {
  const { title, body, path, tag } = toldBy(text)
  const windows = await openWindows(scope)
  if (windows.some((window) => window.visibilityState === 'visible' && isAt(window, path, scope))) return
  await scope.navigator.setAppBadge?.(1).catch(() => undefined)
  const picture = { icon: '/icon-192.png', badge: '/icon-192.png' }
  await scope.registration.showNotification(title, { body, tag, data: { path }, ...picture })
}

/** Opens the game of a notification that was pressed: where it is open already, or in a new window. */
export async function openPush(scope: PushScope, data: unknown): Promise<void> {
  const { path } = (data ?? {}) as { path?: unknown }
  // A path of this site and nothing else.
  const place = new URL(typeof path === 'string' ? path : '/skate', scope.location.origin)
  const wanted = place.origin === scope.location.origin ? place.pathname + place.search : '/skate'
  const open = (await openWindows(scope)).find((window) => isAt(window, wanted, scope))
  await (open ? open.focus() : scope.clients.openWindow(wanted))
}
