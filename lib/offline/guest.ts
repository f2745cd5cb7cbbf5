import type { DBSchema, IDBPDatabase } from 'idb'
import { AppError } from '../errors'
import { call } from '../http/client'
import { newIdempotencyKey } from '../idempotency'
import type { LineChange, LineInput, SavedLine } from '../lines/schema'
import { partsOf } from '../my-tricks/brought'
import type { StoredProgress, TrickChange } from '../my-tricks/changes'
import { withBroughtDay } from '../my-tricks/diary'
import {
  exportOwn,
  type Logged,
  listOwn,
  madeBy,
  type OwnTrick,
  ownDiary,
  ownTricks,
  toBring,
} from '../my-tricks/own-log'
import { lastDays, practiceDays, recordOf } from '../my-tricks/practice'
import { landingNow, latestFirst, progressNow } from '../my-tricks/reducer'
import type {
  BroughtTrick,
  DiaryChange,
  DiaryDay,
  MyTrick,
  Next,
  PracticeCorrected,
  Practiced,
  PracticeEntry,
  PracticeHistory,
  PracticeLogged,
} from '../my-tricks/schema'
import { requireRoom } from '../room'
import { isCounted, practiceFrom } from '../tricks/rider'
import type { TrickDetail } from '../tricks/schema'
import { deleteDatabase, openDatabase } from './browser-database'
import { keptNothing, openChannel } from './browser-storage'
import { hasGuestList, keepGuestList } from './local-storage'

// What a guest keeps lives in a database of its own: signing out, which removes all of an account, leaves it alone. Here
// it is asked by the paths and in the shapes of the server, so that every screen works the same with and without an
// account. A change is a record that is only added: two tabs do not overwrite each other, and its key makes it count
// once.

type Row = Logged & { key: string }
type StoredRow = Omit<Row, 'change'> & { change: Row['change'] | StoredProgress }
type LineRow = LineInput & { id: number; key: string; createdAt: string }

interface Stored extends DBSchema {
  log: { key: number; value: StoredRow; indexes: { key: string } }
  lines: { key: number; value: LineRow; indexes: { key: string } }
}

const name = 'darkslide-guest'

let opening: Promise<IDBPDatabase<Stored>> | null = null

async function open(): Promise<IDBPDatabase<Stored>> {
  // Deleted in another tab meanwhile, it must not come back.
  if (!hasGuestList()) throw new AppError('not_found', 'Nothing is kept on this device.')
  opening ??= openDatabase<Stored>(name, 1, {
    upgrade: (db) => {
      for (const store of ['log', 'lines'] as const)
        db.createObjectStore(store, { keyPath: 'id', autoIncrement: true }).createIndex('key', 'key', {
          unique: true,
        })
    },
    blocking: () => void close(),
    terminated: forgetOpened,
  }).catch(() => {
    forgetOpened()
    throw new AppError('unavailable', keptNothing)
  })
  return opening
}

function forgetOpened(): void {
  opening = null
  known = null
}

async function close(): Promise<void> {
  const db = await opening?.catch(() => null)
  forgetOpened()
  db?.close()
}

// ---------------------------------------------------------------- what is there

type Own = { log: Row[]; tricks: Map<number, OwnTrick> }

let known: Promise<Own> | null = null

const channel = openChannel('guest')

/** Calls back when another tab changed what is kept. */
export function onOtherGuestTab(notify: () => void): void {
  channel?.addEventListener('message', () => {
    known = null
    notify()
  })
}

function changed(): void {
  known = null
  channel?.postMessage('changed')
}

/** A record in the words of this release. */
const inOurWords = ({ change, ...row }: StoredRow): Row =>
  change.kind === 'mastery' ? { ...row, change: { ...change, kind: 'progress' } } : { ...row, change }

function readOwn(): Promise<Own> {
  known ??= open()
    .then((db) => db.getAll('log'))
    .then((stored) => {
      const log = stored.map(inOurWords)
      return { log, tricks: ownTricks(log) }
    })
  known.catch(() => {
    known = null
  })
  return known
}

const readLines = async (): Promise<LineRow[]> => (await (await open()).getAll('lines')).reverse()

let book: Promise<Map<number, TrickDetail>> | null = null

/** Everything about the tricks that lists show, which the offline bundle has too. */
function readBook(): Promise<Map<number, TrickDetail>> {
  book ??= call<TrickDetail[]>('/api/tricks/book').then(
    (tricks) => new Map(tricks.map((trick) => [trick.id, trick])),
  )
  book.catch(() => {
    book = null
  })
  return book
}

const unlisted = new Map<number, Promise<TrickDetail | null>>()

/** A trick that the book does not have: hidden since it was saved, or gone, which is null. */
function readUnlisted(id: number): Promise<TrickDetail | null> {
  const reading =
    unlisted.get(id) ??
    call<TrickDetail>(`/api/tricks/${id}`).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null
      unlisted.delete(id)
      throw error
    })
  unlisted.set(id, reading)
  return reading
}

/** The book, with those of these tricks that it does not have. */
async function readCards(ids: Iterable<number>): Promise<ReadonlyMap<number, TrickDetail>> {
  const cards = await readBook()
  const missing = [...new Set(ids)].filter((id) => !cards.has(id))
  if (missing.length === 0) return cards
  // The book is what can be had without a connection.
  const found = await Promise.all(missing.map((id) => readUnlisted(id).catch(() => null)))
  return new Map([...cards, ...found.flatMap((card) => (card ? [[card.id, card] as const] : []))])
}

// ---------------------------------------------------------------- adding to it

async function requireRoomFor({ kind }: Logged['change']): Promise<void> {
  if (kind !== 'note' && kind !== 'practice') return
  const own = [...(await readOwn()).tricks.values()]
  if (kind === 'note') requireRoom('notes', own.flatMap(({ notes }) => notes).length)
  else requireRoom('sessions', own.flatMap(({ entries }) => entries).length)
}

/** Adds a change to the log and returns its id; one that is there already is the same one. */
async function log(change: Logged['change'], key: string): Promise<number> {
  await requireRoomFor(change)
  const db = await open()
  const transaction = db.transaction('log', 'readwrite')
  const before = await transaction.store.index('key').getKey(key)
  // The key of the store is its own to give.
  const row = { key, at: Date.now(), change } as Row
  const id = before ?? (await transaction.store.add(row))
  await transaction.done
  changed()
  return id
}

const notFound = (what: string) => new AppError('not_found', `${what} not found`)

// ---------------------------------------------------------------- calls

type Call = { params: number[]; json: unknown; key: string; search: URLSearchParams }

const done = async (change: Promise<unknown>) => void (await change)

const logTrick =
  (kind: TrickChange['kind']) =>
  async ({ params: [trickId = 0], json, key }: Call) =>
    log({ ...(json as object), kind, trickId } as TrickChange, key)

async function readList(): Promise<MyTrick[]> {
  const { tricks } = await readOwn()
  return listOwn(tricks, await readCards(tricks.keys()))
}

/** The list, and whether it is the latest one still: another tab may have changed it before it is shown. */
export async function readLatest(): Promise<{ list: MyTrick[]; isLatest: () => boolean }> {
  const reading = readList()
  const at = known
  return { list: await reading, isLatest: () => known === at }
}

const calls: Record<string, (made: Call) => Promise<unknown>> = {
  'GET /api/tricks/my-tricks': readList,
  'GET /api/tricks/my-tricks/calendar': async ({ search }) => {
    const { tricks } = await readOwn()
    return daysOf([...tricks.values()], search)
  },
  'GET /api/tricks/my-tricks/last-times': async ({ search }) => {
    const practice = practiceIn([...(await readOwn()).tricks.values()])
    return lastDays(practice, search.get('timeZone') ?? 'UTC', new Date())
  },
  'GET /api/tricks/my-tricks/next': readNext,
  'GET /api/tricks/my-tricks/diary': async () => ownDiary((await readOwn()).log),
  'PATCH /api/tricks/my-tricks/diary': async ({ json, key }) => {
    const made = json as DiaryChange
    await log({ ...made, kind: 'day' }, key)
    return { day: await dayOf(made.day) }
  },
  'POST /api/tricks/my-tricks/bring': async ({ json, key }) => {
    const { tricks, diary = [] } = json as { tricks: BroughtTrick[]; diary?: DiaryDay[] }
    if (tricks.length > 0) await log({ kind: 'bring', tricks }, key)
    await bringDays(diary)
    return { tricks: tricks.length }
  },
  'POST /api/tricks/#/add-to-my-tricks': (made) => done(logTrick('add')(made)),
  'DELETE /api/tricks/#/remove-from-my-tricks': (made) => done(logTrick('remove')(made)),
  'PATCH /api/tricks/#/progress': (made) => done(logTrick('progress')(made)),
  'GET /api/tricks/#/practice': async ({ params: [trickId = 0], search }): Promise<PracticeHistory> => {
    const trick = (await readOwn()).tricks.get(trickId)
    const entries = latestFirst(trick?.entries ?? [])
    const days = trick ? daysOf([trick], search) : []
    return { entries, days, landing: (await practicedNow(trickId)).landing }
  },
  'POST /api/tricks/#/practice': async (made): Promise<PracticeLogged> => {
    const id = madeBy(await logTrick('practice')(made))
    return { ...(await entryNow(made.params[0] ?? 0, id)), removedTrick: null }
  },
  'PATCH /api/tricks/#/practice/#': async ({ params: [trickId = 0, entryId = 0], json, key }) => {
    await log({ ...(json as PracticeEntry), kind: 'correct', trickId, entryId }, key)
    return entryNow(trickId, entryId)
  },
  'DELETE /api/tricks/#/practice/#': async ({ params: [trickId = 0, entryId = 0], key }) => {
    await log({ kind: 'unlog', trickId, entryId }, key)
    return practicedNow(trickId)
  },
  'POST /api/tricks/#/notes': async (made) => ({ id: madeBy(await logTrick('note')(made)) }),
  'PATCH /api/tricks/#/notes/#': async ({ params: [trickId = 0, noteId = 0], json, key }) =>
    done(log({ ...(json as { text: string; updatedAt: string }), kind: 'reword', trickId, noteId }, key)),
  'DELETE /api/tricks/#/notes/#': async ({ params: [trickId = 0, noteId = 0], key }) =>
    done(log({ kind: 'forget', trickId, noteId }, key)),
  'GET /api/account/export': async () => {
    const [{ log: rows, tricks }, lines] = await Promise.all([readOwn(), readLines()])
    const cards = await readCards([
      ...tricks.keys(),
      ...lines.flatMap((line) => line.tricks.map(({ id }) => id)),
    ])
    return exportOwn({ tricks, lines: lines.reverse(), diary: ownDiary(rows) }, cards)
  },
  'GET /api/runs': async () => {
    const lines = await readLines()
    const cards = await readLineCards(lines)
    return lines.map((line) => savedLine(line, cards))
  },
  'POST /api/runs': async ({ json, key }) => {
    const db = await open()
    const before = await db.getFromIndex('lines', 'key', key)
    if (!before) requireRoom('lines', await db.count('lines'))
    const row = { ...(json as LineInput), key, createdAt: new Date().toISOString() } as LineRow
    const id = before?.id ?? (await db.add('lines', row))
    changed()
    const line = before ?? { ...row, id }
    return savedLine(line, await readLineCards([line]))
  },
  'PATCH /api/runs/#': async ({ params: [id = 0], json }) => {
    const db = await open()
    const line = await db.get('lines', id)
    if (!line) throw notFound('Line')
    const next = { ...line, ...(json as LineChange) }
    await db.put('lines', next)
    changed()
    return savedLine(next, await readLineCards([next]))
  },
  'DELETE /api/runs/#': async ({ params: [id = 0] }) => {
    await (await open()).delete('lines', id)
    changed()
  },
}

/** Answers a call of a guest's screens from this device. Throws as `call` does. */
export async function callGuest<T>(method: string, path: string, json: unknown, key: string): Promise<T> {
  const { pathname, searchParams } = new URL(path, window.location.origin)
  const params = [...pathname.matchAll(/\/(\d+)/g)].map(([, id]) => Number(id))
  const run = calls[`${method} ${pathname.replaceAll(/\/\d+/g, '/#')}`]
  if (!run) throw new AppError('unauthorized', 'This needs an account.')
  return (await run({ params, json, key, search: searchParams })) as T
}

async function bringDays(days: DiaryDay[]): Promise<void> {
  const written = new Map(ownDiary((await readOwn()).log).map((each) => [each.day, each]))
  for (const day of days) {
    const known = written.get(day.day)
    const next = withBroughtDay(known, day)
    if (known?.rest === next.rest && known.place === next.place && known.note === next.note) continue
    await log({ ...next, kind: 'day' }, newIdempotencyKey())
  }
}

async function dayOf(day: string): Promise<DiaryDay | null> {
  return ownDiary((await readOwn()).log).find((written) => written.day === day) ?? null
}

const practiceIn = (tricks: OwnTrick[]) =>
  tricks.flatMap(({ trickId, entries }) =>
    entries.map((entry) => ({ ...entry, trickId, practicedAt: new Date(entry.practicedAt) })),
  )

const daysOf = (tricks: OwnTrick[], search: URLSearchParams) =>
  practiceDays(practiceIn(tricks), search.get('timeZone') ?? 'UTC')

async function practicedNow(trickId: number): Promise<Practiced> {
  const trick = (await readOwn()).tricks.get(trickId)
  if (!trick) return { landing: null, lastPracticed: null }
  return { landing: landingNow(trick), lastPracticed: progressNow(trick).lastPracticed }
}

async function entryNow(trickId: number, id: number): Promise<PracticeCorrected> {
  const entries = (await readOwn()).tricks.get(trickId)?.entries
  return { ...(await practicedNow(trickId)), entry: entries?.find((one) => one.id === id) ?? null }
}

async function readNext(): Promise<Next> {
  const [{ tricks }, cards, { nextOnDevice }] = await Promise.all([
    readOwn(),
    readBook(),
    // As big as all else here, and seldom asked.
    import('../tricks/book-coach'),
  ])
  const counted = [...tricks.values()].filter(isCounted)
  const records = counted.map(
    (own) => [own.trickId, recordOf({ progress: progressNow(own), landing: landingNow(own) })] as const,
  )
  const next = nextOnDevice([...cards.values()], practiceFrom(records))
  return {
    order: [...next.order],
    tricks: next.tricks.flatMap(({ id, why }) => {
      const trick = cards.get(id)
      return trick ? { trick, reason: why } : []
    }),
  }
}

const readLineCards = (lines: readonly LineRow[]) =>
  readCards(lines.flatMap(({ tricks }) => tricks.map(({ id }) => id)))

function savedLine({ key, tricks, ...line }: LineRow, cards: ReadonlyMap<number, TrickDetail>): SavedLine {
  return {
    ...line,
    shareToken: null,
    tricks: tricks.flatMap(({ id, reasoning }) => {
      const card = cards.get(id)
      if (!card) return []
      const { name, category, difficultyRating, description, steps, videoUrl, videoStart } = card
      return { id, name, category, difficultyRating, description, steps, videoUrl, videoStart, reasoning }
    }),
  }
}

// ---------------------------------------------------------------- leaving

/** What of a guest's list one write takes into an account, and under which key, however often it is tried. */
export type Moving = { key: string; logIds: number[]; lineIds: number[] } & (
  | { path: '/api/tricks/my-tricks/bring'; json: { tricks: BroughtTrick[] } }
  | { path: '/api/runs'; json: LineInput }
  | { path: '/api/tricks/my-tricks/diary'; json: DiaryChange }
)

/** How many tricks and lines are kept on this device; null when nothing ever was. */
export async function countKept(): Promise<{ tricks: number; lines: number } | null> {
  const [{ log: rows, tricks }, lines] = await Promise.all([readOwn(), readLines()])
  if (rows.length === 0 && lines.length === 0) return null
  return { tricks: [...tricks.values()].filter(({ isSaved }) => isSaved).length, lines: lines.length }
}

/** The writes that move everything into an account. */
export async function writesToMove(): Promise<Moving[]> {
  const [{ log: rows, tricks }, lines] = await Promise.all([readOwn(), readLines()])
  const parts = partsOf(toBring(tricks))
  const ofTricks = rows.filter(({ change }) => change.kind !== 'day')
  const keys = ofTricks.map(({ key }) => key)
  const moving = parts.map((part, at): Moving => {
    // The last part takes the log away: what it says may be spread over all.
    const logIds = at === parts.length - 1 ? ofTricks.map(({ id }) => id) : []
    const json = { tricks: part }
    // The same log has the same key again after a reload; what it brings is known to the server by its content too.
    return { key: keys[at] ?? '', logIds, lineIds: [], path: '/api/tricks/my-tricks/bring', json }
  })
  for (const { id, key, change } of rows) {
    if (change.kind !== 'day') continue
    const { kind: _, ...json } = change
    moving.push({ key, logIds: [id], lineIds: [], path: '/api/tricks/my-tricks/diary', json })
  }
  // The oldest first, so that they stand in the same order.
  for (const { id, key, name: lineName, startingPosition, tricks: steps } of lines.reverse())
    moving.push({
      key,
      logIds: [],
      lineIds: [id],
      path: '/api/runs',
      json: { name: lineName, startingPosition, tricks: steps },
    })
  return moving
}

/** Forgets what has arrived in an account; with the last of it, that there was a list. */
export async function forgetMoved({ logIds, lineIds }: Pick<Moving, 'logIds' | 'lineIds'>): Promise<void> {
  const db = await open()
  const transaction = db.transaction(['log', 'lines'], 'readwrite')
  for (const id of logIds) void transaction.objectStore('log').delete(id)
  for (const id of lineIds) void transaction.objectStore('lines').delete(id)
  const left = await Promise.all(
    (['log', 'lines'] as const).map((store) => transaction.objectStore(store).count()),
  )
  await transaction.done
  changed()
  if (left.every((count) => count === 0)) await eraseGuest()
}

/** Deletes a guest's list from this device. */
export async function eraseGuest(): Promise<void> {
  keepGuestList(false)
  await close()
  await deleteDatabase(name)
  channel?.postMessage('changed')
}
