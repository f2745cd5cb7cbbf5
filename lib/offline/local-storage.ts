import { deviceStorage, keepCookie } from './browser-storage'

// Everything about a user in local storage except drafts of posts and the preferred stance: what has to be known before
// a database is open. Where a browser keeps nothing, it is as if nothing had been kept.

const { read, readJson, keys } = deviceStorage

const write = (key: string, text: string | null): void => void deviceStorage.write(key, text)

const sessionKey = 'localSession'

/** The session id that this browser keeps beside the cookie, or null. */
export const readLocalSession = (): string | null => read(sessionKey)

/** Keeps the session id that a sign-in by password returned. */
export const keepLocalSession = (sessionId: string): void => write(sessionKey, sessionId)

/** Forgets the session id and what is kept under it: the session has ended, or is about to. */
export function dropLocalSession(): void {
  if (readLocalSession()) write(savedIdsKey(), null)
  write(sessionKey, null)
}

const sessionChangedKey = 'localSessionChanged'

/** Makes the other tabs ask again who is signed in. */
export const broadcastSessionChange = (): void => write(sessionChangedKey, String(Date.now()))

/**
 * Whether a storage event says that someone else is signed in; a null key means that everything was cleared. The
 * session's own key goes before the server has ended the session: a tab that asked then would learn that it expired.
 */
export const isAboutSession = (changed: string | null): boolean =>
  changed === sessionChangedKey || changed === null

const myTricksSuffix = 'my-tricks-storage'

/** The key of the saved ids: each session has its own, and guests share one. */
function savedIdsKey(): string {
  const session = readLocalSession()
  return session ? `user_${session}_${myTricksSuffix}` : guestIdsKey
}

const guestIdsKey = `guest_${myTricksSuffix}`

/** The ids of the saved tricks as this browser last knew them; empty when there are none or they are unreadable. */
export function readSavedIds(): number[] {
  const ids = readJson(savedIdsKey())
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : []
}

/** Keeps the ids of the saved tricks for the save buttons of the next page. */
export const keepSavedIds = (ids: Iterable<number>): void => write(savedIdsKey(), JSON.stringify([...ids]))

/** Forgets the saved ids of whoever was signed in before; a guest's stay with their list. */
export function forgetOtherSavedIds(): void {
  const kept = [readLocalSession() && savedIdsKey(), hasGuestList() && guestIdsKey]
  for (const key of keys())
    if (/^(user|guest)_/.test(key) && key.endsWith(myTricksSuffix) && !kept.includes(key)) write(key, null)
}

/** An unfinished note survives a crash, a reload and signing in. */
const draftKey = (userId: number, about: number | string) => `draft_${userId}_${about}_${myTricksSuffix}`

/** The next note about a trick as far as it is written; empty when it is not begun. */
export const readDraft = (userId: number, trickId: number): string => read(draftKey(userId, trickId)) ?? ''

/** Keeps what is written of the next note; an empty text forgets it. */
export const keepDraft = (userId: number, trickId: number, text: string): void =>
  write(draftKey(userId, trickId), text || null)

/** New words for a note, and the words that it had when they were begun: they tell whether it has changed since. */
export type Rewording = { text: string; before: string }

const rewordingKey = (userId: number, trickId: number, noteId: number) =>
  draftKey(userId, `${trickId}-note-${noteId}`)

/** What notes of a trick are being reworded to, by the id of the note; it may be gone. */
export function readRewordings(userId: number, trickId: number): ReadonlyMap<number, Rewording> {
  return new Map(
    keys().flatMap((key) => {
      const noteId = Number(key.match(/-note-(\d+)_/)?.[1])
      const rewording = key === rewordingKey(userId, trickId, noteId) && rewordingOf(readJson(key))
      return rewording ? [[noteId, rewording] as const] : []
    }),
  )
}

function rewordingOf(kept: unknown): Rewording | null {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('before' in kept)) return null
  const { text, before } = kept
  return typeof text === 'string' && typeof before === 'string' ? { text, before } : null
}

/** Keeps the new words for a note until they are saved; null forgets them. */
export const keepRewording = (
  userId: number,
  trickId: number,
  noteId: number,
  rewording: Rewording | null,
): void => write(rewordingKey(userId, trickId, noteId), rewording && JSON.stringify(rewording))

const askedLevelsKey = `levels_${myTricksSuffix}`

/** The levels that TrickBot was asked for last in this browser, with dots between; null before that. */
export const readAskedLevels = (): string | null => read(askedLevelsKey)

/** Keeps the levels that TrickBot was asked for, with dots between. */
export const keepAskedLevels = (levels: string): void => write(askedLevelsKey, levels)

/** Removes the saved ids, the drafts of every account and the levels that were asked for. */
export function removeMyTricks(): void {
  for (const key of keys()) if (key.endsWith(myTricksSuffix)) write(key, null)
}

const reportedKey = 'reported-videos'

/** What this browser was told is not about its trick: the trick's id and the video's, with a slash between. */
export function readReported(): string[] {
  const kept = readJson(reportedKey)
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []
}

/** Keeps what is not about its trick. */
export const keepReported = (reported: readonly string[]): void =>
  write(reportedKey, reported.length > 0 ? JSON.stringify(reported) : null)

/** A seat in a game by link. It belongs to this browser, whoever is signed in, and nothing else can take its turns. */
const seatKey = (token: string) => `seat-${token}`

/** A seat as it was kept; null where this browser has none in the game. */
export const readSeatText = (token: string): string | null => read(seatKey(token))

/** Keeps a seat; null gives it up. Where storage is switched off, nothing is kept. */
export const keepSeatText = (token: string, text: string | null): void => write(seatKey(token), text)

/** The tokens of the games in which this browser has a seat. */
export const seatTokens = (): string[] =>
  keys().flatMap((key) => (key.startsWith(seatKey('')) ? key.slice(seatKey('').length) : []))

/** Stands for a guest where an account's id would: what is kept in their name stays on this device. */
export const guestId = 0

/** Says that a guest keeps a list here. */
export const guestListKey = 'guest-list'

/** The names of the cookie that says it too, since the server must not first render that there is none: by https, by http. */
export const guestListCookies = [`__Secure-${guestListKey}`, guestListKey] as const

/** Whether a guest keeps a list on this device. */
export const hasGuestList = (): boolean => read(guestListKey) !== null

/** Remembers that a guest keeps a list on this device, or that no one does any more. Returns whether it could. */
export function keepGuestList(isKept: boolean): boolean {
  const isWritten = deviceStorage.write(guestListKey, isKept ? '1' : null)
  if (isKept && !isWritten) return false
  const [secure, plain] = guestListCookies
  const isSecure = window.location.protocol === 'https:'
  const attributes = `path=/my-tricks; samesite=lax${isSecure ? '; secure' : ''}`
  // The plain one goes wherever it is not the one: earlier releases kept it by https too.
  const kept = isKept && (isSecure ? secure : plain)
  for (const name of guestListCookies) keepCookie(name, attributes, name === kept ? 400 * 24 * 60 * 60 : 0)
  return isWritten
}

const knownUserKey = 'signed-in-as'

type KnownUser = { user: { id: number } }

/** The user whom the server last reported as signed in, or null. */
export function readKnownUser<Known extends KnownUser = KnownUser>(): Known | null {
  const known = readJson(knownUserKey)
  return isKnownUser(known) ? (known as Known) : null
}

/** Keeps the user whom the server reported as signed in; null when there is none any more. */
export const keepKnownUser = <Known extends KnownUser>(known: Known | null): void =>
  write(knownUserKey, known && JSON.stringify(known))

function isKnownUser(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('user' in value)) return false
  const { user } = value
  return typeof user === 'object' && user !== null && 'id' in user && Number.isSafeInteger(user.id)
}
