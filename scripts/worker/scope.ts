import type { Connection } from '../../lib/device/trick-book.ts'
import { cacheNames } from './keeping.ts'
import type { Release } from './release.ts'

type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]>
  }
  readonly navigator: { connection?: Connection }
  skipWaiting(): Promise<void>
  addEventListener(
    name: 'install' | 'activate' | 'message',
    call: (event: { data: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}

declare const self: WorkerScope
/** Put in by the build. */
declare const RELEASE: Release

/** The worker itself, in types that do not clash with those of pages. */
export const worker = self
// Once, since the build writes it out wherever it is named.
export const release: Release = RELEASE
export const names = cacheNames(release.build)
export const shellPath = '/offline'
