import { quietly } from './quietly'

const key = 'signed-in-as'

type KnownUser = { user: { id: number } }

/** Who was signed in when the server last said so; null when it said nobody, or nothing. */
export function readKnownUser<Known extends KnownUser = KnownUser>(): Known | null {
  const known: unknown = quietly(() => JSON.parse(window.localStorage.getItem(key) ?? 'null'))
  return isKnown(known) ? (known as Known) : null
}

export function keepKnownUser<Known extends KnownUser>(known: Known | null): void {
  quietly(() =>
    known ? window.localStorage.setItem(key, JSON.stringify(known)) : window.localStorage.removeItem(key),
  )
}

function isKnown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('user' in value)) return false
  const { user } = value
  return typeof user === 'object' && user !== null && 'id' in user && Number.isSafeInteger(user.id)
}
