import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/lib/accounts/data'
import { db } from '@/lib/db/client'
import { type Call, calls, specOf } from '../setup/calls'
import { createGame, createTrick, createUser, signIn } from '../setup/factories'
import { keepRows } from '../setup/kept-rows'
import { read, send } from '../setup/request'
import { endpoints } from './endpoints'

const isWrite = ({ method }: Call) => method !== 'GET'
const isGuarded = (call: Call) => specOf(call).access !== 'public'
const hasBody = (call: Call) => specOf(call).json !== undefined

/** Stands in everything of the owner that has words; the tries are in nothing else. */
const mark = 'owner-of-this'
const tries = 837

let params: Record<string, string | number | string[]>
let owner: Awaited<ReturnType<typeof createUser>>
/** What ids may name: a trick, a trick that is the owner's alone, and the owner's line. */
let ids: { trick: number; ownTrick: number; line: number }
/** Two who are signed in, and own nothing. */
let skater: Awaited<ReturnType<typeof signIn>>
let admin: typeof skater

keepRows(async () => {
  const trick = await createTrick()
  owner = await createUser({ username: mark })
  const ownTrick = await createTrick({ ownerId: owner.id, name: mark })
  const own = { userId: owner.id, trickId: trick.id }
  await db.trickProgress.createMany({
    data: [
      { ...own, masteryLevel: 'MASTERED' },
      { ...own, trickId: ownTrick.id },
    ],
  })
  const note = await db.trickNote.create({ data: { ...own, text: mark } })
  const entry = await db.practiceEntry.create({ data: { ...own, tries, lands: 1 } })
  const { id: line } = await db.line.create({
    data: { userId: owner.id, name: mark, startingPosition: 'flatground' },
  })
  await db.diaryDay.create({ data: { userId: owner.id, day: new Date('2026-01-31'), place: mark, note: '' } })
  ids = { trick: trick.id, ownTrick: ownTrick.id, line }
  await createGame('a'.repeat(22), 's'.repeat(43))
  params = {
    id: trick.id,
    noteId: note.id,
    entryId: entry.id,
    videoId: 'dQw4w9WgXcQ',
    token: 'a'.repeat(22),
    key: `${'a'.repeat(22)}.webp`,
    nextauth: ['providers'],
  }
  skater = await signIn(await createUser())
  admin = await signIn(await createUser({ role: 'ADMIN' }))
})

const ask = (call: Call, headers: Record<string, string>, changes: object = {}) =>
  send(call.handler, { method: call.method, headers, params, json: specOf(call).json, ...changes })

it('lists every call', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort())
})

describe.each(calls.filter(isGuarded))('$name', (call) => {
  it('is refused to no one who may make it', async () => {
    const response = await ask(call, {})
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await read(response)).toEqual({
      status: 401,
      body: { message: 'You need to be logged in', code: 'unauthorized', sessionExpired: false },
    })
  })

  it('is refused to an expired session, and says so', async () => {
    await db.session.updateMany({ data: { expiresAt: new Date() } })
    expect(await read(await ask(call, admin.byHeader))).toEqual({
      status: 401,
      body: { message: 'Session expired', code: 'unauthorized', sessionExpired: true },
    })
  })

  it('is open to those it is meant for, and cached by no proxy', async () => {
    const { byHeader } = specOf(call).access === 'admin' ? admin : skater
    const response = await ask(call, byHeader)
    expect([401, 403, 415, 429, 500]).not.toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

const forAdmins = calls.filter((call) => specOf(call).access === 'admin')
describe.runIf(forAdmins.length > 0)('what only admins may', () => {
  it.each(forAdmins)('$name is refused to a skater', async (call) => {
    expect((await ask(call, skater.byHeader)).status).toBe(403)
  })
})

describe.each(calls.filter(isWrite))('$name', (call) => {
  it('is refused to a page of another site', async () => {
    const headers = { ...admin.byCookie, origin: 'https://evil.test' }
    expect(await read(await ask(call, headers))).toEqual({
      status: 403,
      body: { message: 'This request does not come from this site', code: 'forbidden' },
    })
  })

  it.runIf(isGuarded(call))('is refused to a cookie without an Origin', async () => {
    expect((await ask(call, admin.byCookie)).status).toBe(403)
  })

  it.runIf(!specOf(call).isOutside)("leaves another user's rows alone, and adds none to them", async () => {
    const everything = async () => ({
      ...(await exportAccount(owner.id)),
      exportedAt: '',
      lines: await db.line.findMany({ where: { userId: owner.id }, include: { tricks: true } }),
      onOwnTrick: await db.trickProgress.count({ where: { trickId: ids.ownTrick } }),
    })
    const before = await everything()
    for (const id of Object.values(ids)) await ask(call, admin.byHeader, { params: { ...params, id } })
    expect(await everything()).toEqual(before)
  })
})

// Signing out only ends what is there, and measurements are added up in memory.
const isUncounted = ({ name }: Call) => name === 'POST /api/auth/logout' || name === 'POST /api/vitals'
describe.each(calls.filter((call) => isWrite(call) && !isUncounted(call)))('$name', (call) => {
  it('is counted against a limit', async () => {
    await ask(call, admin.byHeader, { path: '/api/auth/signin/github' })
    expect(await db.rateLimit.count({ where: { key: { startsWith: 'limit:' } } })).toBeGreaterThan(0)
  })
})

const isForSkaters = (call: Call) => specOf(call).access !== 'admin' && !specOf(call).isOutside
describe.each(calls.filter(isForSkaters))('$name', (call) => {
  it('shows nothing of another user', async () => {
    for (const id of Object.values(ids)) {
      const response = await ask(call, skater.byHeader, {
        params: { ...params, id },
        query: specOf(call).query,
      })
      const said = await response.text()
      expect(said).not.toContain(mark)
      expect(said).not.toContain(String(tries))
      expect(said).not.toContain('MASTERED')
    }
  })
})

const tooLarge = JSON.stringify({ text: 'x'.repeat(8 * 1024 * 1024) })

describe.each(calls.filter(hasBody))('$name', (call) => {
  it.each([
    ['no body', undefined, 'application/json', 400],
    ['another content type', '{}', 'text/plain', 415],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['malformed JSON', '{"a":', 'application/json', 400],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
    ['an oversized body', tooLarge, 'application/json', 413],
    ['the wrong shape', '[[]]', 'application/json', 422],
    ['nothing as JSON', 'null', 'application/json', 422],
  ])('refuses %s', async (_, body, type, status) => {
    const headers = { ...admin.byHeader, 'content-type': type }
    expect((await ask(call, headers, { json: undefined, body })).status).toBe(status)
  })
})

describe.each(calls.filter(({ path }) => /\[\w*id\]/i.test(path)))('$name', (call) => {
  it.each(['0', '-1', '2147483648', '1.5', 'abc', '%00', '\0', '\ud800', ' '])(
    'has nothing called %j',
    async (id) => {
      const wrong = Object.fromEntries(Object.keys(params).map((name) => [name, id]))
      expect((await ask(call, admin.byHeader, { params: wrong })).status).toBe(404)
    },
  )
})

describe.each(calls.filter((call) => !isGuarded(call) && !specOf(call).isOutside))('$name', (call) => {
  it('does not fail without a session', async () => {
    const response = await ask(call, {}, { path: '/api/auth/providers' })
    expect(response.status).not.toBe(500)
  })
})
