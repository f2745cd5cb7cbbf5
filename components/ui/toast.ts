export type Toast = { id: number; title: string; description?: string; variant: 'default' | 'destructive' }

type Message = Pick<Toast, 'title' | 'description'> & { variant?: Toast['variant'] }

let shown: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Toast | null) {
  shown = next
  for (const notify of listeners) notify()
}

/** Shows a message for a while. One at a time: a newer one replaces the older. */
export function toast({ title, description, variant = 'default' }: Message): void {
  lastId += 1
  show({ id: lastId, title, description, variant })
}

export const dismissToast = () => show(null)

export function subscribeToToast(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const shownToast = () => shown
