import { EventEmitter } from 'node:events'

const place = globalThis as typeof globalThis & { hearing?: EventEmitter }

place.hearing ??= new EventEmitter().setMaxListeners(0)

// On globalThis, since the server and the framework's bundles in it each load this file.
const hearing = place.hearing

/** A server says that it has heard of a version. */
export const noteHeard = (version: string, name: string): void => {
  hearing.emit(version, name)
}

/**
 * Listens from now on for who has heard of a version. What it answers waits until all the named have, for at
 * most `ms`: one that died or hangs must not hold up the others.
 */
export function hearingOf(version: string): (names: string[], ms: number) => Promise<void> {
  const heard = new Set<string>()
  let look = () => {}
  hearing.on(version, (name: string) => {
    heard.add(name)
    look()
  })
  return (names, ms) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        hearing.removeAllListeners(version)
        resolve()
      }
      const timer = setTimeout(end, ms)
      look = () => {
        if (names.every((name) => heard.has(name))) end()
      }
      look()
    })
}
