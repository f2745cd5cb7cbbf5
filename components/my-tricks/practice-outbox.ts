import { useSyncExternalStore } from 'react'
import { AppError } from '@/lib/errors'
import { call, NetworkError } from '@/lib/http/client'
import { newRequestKey } from '@/lib/http/request-key'
import { keepWaiting, readWaiting, type WaitingPractice, waitingKey } from '@/lib/my-tricks/local-copy'
import type { PracticeLogged } from '@/lib/my-tricks/schema'
import { report } from './save-trick'

// Tries are written down here first and sent then, so that no dead zone, reload or sign-out loses one. Each keeps
// its request key for as long as it lives: one that arrived though its answer did not is not counted twice.

const retryMs = 10_000
const none: WaitingPractice[] = []

let waiting: WaitingPractice[] | null = null
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
let onSent: (trickId: number, logged: PracticeLogged) => void = () => undefined
let sender: number | null = null

const read = () => (waiting ??= readWaiting())

function change(next: (list: WaitingPractice[]) => WaitingPractice[]): void {
  const kept = readWaiting()
  // Another tab may have added to the kept ones; without storage there are only ours.
  waiting = next(kept.length > 0 || read().length === 0 ? kept : read())
  keepWaiting(waiting)
  for (const notify of listeners) notify()
}

const mark = (key: string, marks: Partial<WaitingPractice>) =>
  change((list) => list.map((entry) => (entry.key === key ? { ...entry, ...marks } : entry)))

const drop = (key: string) => change((list) => list.filter((entry) => entry.key !== key))

/** Writes practice down and sends it as soon as it can be sent. */
export function log(userId: number, trickId: number, tries: number, lands: number): void {
  const practicedAt = new Date().toISOString()
  const marks = { practicedAt, wasSent: false, isUndone: false, isStuck: false }
  change((list) => [...list, { key: newRequestKey(), userId, trickId, tries, lands, ...marks }])
  void flush()
}

/** Takes back what is not confirmed. What may have arrived is sent once more, to learn what is to be deleted. */
export function takeBack({ key }: WaitingPractice): void {
  // It may have been sent since it was shown to whoever takes it back.
  if (read().some((entry) => entry.key === key && entry.wasSent)) mark(key, { isUndone: true })
  else drop(key)
}

async function flush(): Promise<void> {
  clearTimeout(timer)
  if (isSending) return
  isSending = true
  let entry = nextEntry()
  let isOver = false
  while (entry && !isOver) {
    isOver = await send(entry)
    entry = nextEntry()
  }
  isSending = false
  if (entry) timer = setTimeout(flush, retryMs)
}

const nextEntry = () => read().find(({ userId }) => userId === sender)

/** Sends one; answers whether there is no point in going on now. */
async function send(entry: WaitingPractice): Promise<boolean> {
  const { key, trickId, tries, lands, practicedAt, entryId } = entry
  // Sent again, what may be deleted already would be refused.
  if (entryId !== undefined) return remove(key, trickId, entryId)
  mark(key, { wasSent: true })
  const path = `/api/tricks/${trickId}/practice`
  const json = { tries, lands, practicedAt }
  const sent = call<PracticeLogged>(path, { method: 'POST', json, requestKey: key })
  return sent.then(
    (logged) => confirm(key, trickId, logged),
    (error: unknown) => refuse(key, error),
  )
}

async function confirm(key: string, trickId: number, logged: PracticeLogged): Promise<boolean> {
  const isUndone = read().some((entry) => entry.key === key && entry.isUndone)
  if (isUndone) {
    mark(key, { entryId: logged.entry.id })
    return remove(key, trickId, logged.entry.id)
  }
  drop(key)
  onSent(trickId, logged)
  return false
}

async function remove(key: string, trickId: number, entryId: number): Promise<boolean> {
  const isStuck = await call(`/api/tricks/${trickId}/practice/${entryId}`, { method: 'DELETE' }).then(
    () => false,
    () => true,
  )
  if (isStuck) mark(key, { isStuck })
  else drop(key)
  return isStuck
}

const passing = ['unavailable', 'rate_limited', 'unauthorized', 'forbidden']

async function refuse(key: string, error: unknown): Promise<boolean> {
  const isPassing =
    error instanceof NetworkError || (error instanceof AppError && passing.includes(error.code))
  if (isPassing) mark(key, { isStuck: true })
  else drop(key)
  if (!isPassing || (error instanceof AppError && error.code === 'unauthorized')) {
    await report(error, 'Failed to update progress.')
  }
  return isPassing
}

/** Sends what this account wrote down, now and whenever the connection may be back, until the answer is called. */
export function openOutbox(userId: number, sent: typeof onSent): () => void {
  sender = userId
  onSent = sent
  const wake = () => void flush()
  const follow = ({ key }: StorageEvent) => {
    if (key === waitingKey) change((list) => list)
  }
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  window.addEventListener('storage', follow)
  wake()
  return () => {
    sender = null
    clearTimeout(timer)
    window.removeEventListener('online', wake)
    window.removeEventListener('focus', wake)
    window.removeEventListener('storage', follow)
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

/** All practice that no server has confirmed yet. */
export function useWaiting(): WaitingPractice[] {
  return useSyncExternalStore(subscribe, read, () => none)
}
