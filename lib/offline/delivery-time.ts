import { quietly } from './quietly'

const name = 'delivered-at'

/** Writes down that a server has just taken a write. */
export function noteDelivery(): void {
  quietly(() => localStorage.setItem(name, String(Date.now())))
}

export function forgetDelivery(): void {
  quietly(() => localStorage.removeItem(name))
}

/**
 * Whether a server took a write after this page was asked for. The page may have been rendered just before
 * that, by a server that was asked for both at once.
 */
export function isRenderedBeforeDelivery(): boolean {
  return Number(quietly(() => localStorage.getItem(name)) ?? 0) >= Math.floor(performance.timeOrigin)
}
