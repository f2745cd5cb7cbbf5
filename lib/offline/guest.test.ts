import { beforeEach, describe, expect, it, vi } from 'vitest'
import { disk, emptyDisk } from '@/tests/setup/in-memory-idb'
import { otherwise, statedSingly } from '@/tests/setup/stated'
import { readOwnExport } from '../my-tricks/bring/own-export'
import { begun } from '../my-tricks/progress'
import * as guest from './guest'
import { hasGuestList, keepGuestList } from './local-storage'

vi.mock('idb', async () => (await import('@/tests/setup/in-memory-idb')).idb)

const card = (id: number, slug: string, requires: string[] = []) => ({
  id,
  slug,
  name: slug,
  category: 'Flatground',
  difficultyRating: 'Beginner',
  description: `What the ${slug} is.`,
  steps: ['Roll.'],
  videoUrl: null,
  videoStart: null,
  isFoundational: id === 1,
  aliases: [],
  mistakes: [],
  family: '',
  obstacles: [],
  difficulty: null,
  combinationDetails: null,
  learnFirst: requires.map((name) => ({ slug: name })),
})
const book = [card(1, 'ollie'), card(2, 'kickflip', ['ollie'])]

/** What a screen gets, as it would be sent. */
const call = async (method: string, path: string, json?: unknown, key: string = crypto.randomUUID()) =>
  JSON.parse(JSON.stringify((await guest.callGuest(method, path, json, key)) ?? null))
const mine = () => call('GET', '/api/tricks/my-tricks')
const practicedAt = '2026-05-01T10:00:00.000Z'
const line = (name: string) => ({
  name,
  startingPosition: 'flatground',
  tricks: [{ id: 1, reasoning: 'It.' }],
})

beforeEach(async () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage, location: { origin: 'https://darkslide.test' } })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => Response.json(book))
  emptyDisk()
  await guest.eraseGuest()
  keepGuestList(true)
})

describe('what a guest keeps', () => {
  it('is a list as the server would show it, in which a change counts once', async () => {
    const keys = { add: crypto.randomUUID(), practice: crypto.randomUUID() }
    for (let times = 0; times < 2; times += 1) {
      await call('POST', '/api/tricks/1/add-to-my-tricks', undefined, keys.add)
      await call('POST', '/api/tricks/1/practice', { tries: 5, lands: 2, practicedAt }, keys.practice)
    }
    await call('PATCH', '/api/tricks/1/progress', { masteryLevel: 'CONSISTENT', lastPracticed: practicedAt })
    expect(await mine()).toMatchObject([
      { id: 1, name: 'ollie', progress: { masteryLevel: 'CONSISTENT' }, landing: { tries: 5, lands: 2 } },
    ])
    await call('DELETE', '/api/tricks/1/remove-from-my-tricks')
    expect(await mine()).toEqual([])
  })

  it.each(statedSingly)('keeps the rest of a progress when %j is changed', async (change) => {
    await call('POST', '/api/tricks/1/add-to-my-tricks')
    await call('PATCH', '/api/tricks/1/progress', { ...change, ifLatest: true })
    expect((await mine())[0].progress).toEqual({ ...begun, ...change, notes: [] })
    await call('PATCH', '/api/tricks/1/progress', otherwise)
    await call('PATCH', '/api/tricks/1/progress', change)
    expect((await mine())[0].progress).toEqual({ ...otherwise, notes: [] })
  })

  it('reads the log of an earlier release', async () => {
    await call('POST', '/api/tricks/1/add-to-my-tricks')
    await call('PATCH', '/api/tricks/1/progress', { masteryLevel: 'MASTERED' })
    const log = disk.databases.get('darkslide-guest')?.get('log')?.rows
    for (const row of log?.values() ?? []) {
      const change = row.change as { kind: string }
      if (change.kind === 'progress') change.kind = 'mastery'
    }
    await call('POST', '/api/tricks/2/add-to-my-tricks')
    const first = (await mine()).find(({ id }: { id: number }) => id === 1)
    expect(first.progress.masteryLevel).toBe('MASTERED')
  })

  it('has notes and tries that can be changed and taken back', async () => {
    const { id } = await call('POST', '/api/tricks/1/notes', { text: 'Shoulders' })
    await call('PATCH', `/api/tricks/1/notes/${id}`, { text: 'Shoulders level', updatedAt: practicedAt })
    expect((await mine())[0].progress.notes).toMatchObject([{ id, text: 'Shoulders level' }])
    await call('DELETE', `/api/tricks/1/notes/${id}`)
    expect((await mine())[0].progress.notes).toEqual([])
    const { entry, landing } = await call('POST', '/api/tricks/1/practice', {
      tries: 4,
      lands: 1,
      practicedAt,
    })
    expect([entry, landing]).toMatchObject([
      { tries: 4, practicedAt },
      { tries: 4, lands: 1 },
    ])
    const history = await call('GET', '/api/tricks/1/practice?timeZone=UTC')
    expect(history).toMatchObject({ entries: [{ id: entry.id }], days: [{ day: '2026-05-01', tries: 4 }] })
    expect(await call('GET', '/api/tricks/my-tricks/calendar?timeZone=UTC')).toEqual(history.days)
    const other = { tries: 6, lands: 3, practicedAt: '2026-04-30T10:00:00.000Z' }
    expect(await call('PATCH', `/api/tricks/1/practice/${entry.id}`, other)).toMatchObject({
      entry: { id: entry.id, ...other },
      landing: { tries: 6, lands: 3 },
      lastPracticed: other.practicedAt,
    })
    await call('DELETE', `/api/tricks/1/practice/${entry.id}`)
    expect(await call('GET', '/api/tricks/1/practice')).toMatchObject({ entries: [], landing: null })
  })

  it('has days and lines', async () => {
    const rain = { day: '2026-05-02', rest: 'RAIN' }
    expect(await call('PATCH', '/api/tricks/my-tricks/diary', rain)).toMatchObject({ day: rain })
    expect(await call('GET', '/api/tricks/my-tricks/diary')).toMatchObject([rain])
    const key = crypto.randomUUID()
    const [saved, again] = [
      await call('POST', '/api/runs', line('Lunch'), key),
      await call('POST', '/api/runs', line('Lunch'), key),
    ]
    expect(again).toEqual(saved)
    await call('PATCH', `/api/runs/${saved.id}`, { name: 'After work' })
    expect(await call('GET', '/api/runs')).toMatchObject([
      { id: saved.id, name: 'After work', shareToken: null, tricks: [{ name: 'ollie', reasoning: 'It.' }] },
    ])
    await call('DELETE', `/api/runs/${saved.id}`)
    expect(await call('GET', '/api/runs')).toEqual([])
    await expect(call('PATCH', `/api/runs/${saved.id}`, { name: 'Gone' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('can be taken along as a file that is read again', async () => {
    await call('POST', '/api/tricks/1/add-to-my-tricks')
    await call('PATCH', '/api/tricks/1/progress', { ...otherwise })
    await call('POST', '/api/tricks/2/practice', { tries: 5, lands: 2, practicedAt })
    await call('POST', '/api/tricks/2/notes', { text: 'Flick' })
    await call('PATCH', '/api/tricks/my-tricks/diary', { day: '2026-05-02', rest: 'RAIN' })
    await call('POST', '/api/runs', line('Lunch'))
    const taken = await call('GET', '/api/account/export')
    expect(taken.lines).toMatchObject([
      { name: 'Lunch', tricks: [{ order: 1, reasoning: 'It.', trick: { slug: 'ollie' } }] },
    ])
    const moved = (await guest.writesToMove()).flatMap(({ json }) =>
      'tricks' in json && !('startingPosition' in json) ? json.tricks : [],
    )
    expect(readOwnExport(JSON.stringify(taken), new Date())).toEqual({
      tricks: moved.map(({ trickId, ...known }) => ({
        ...known,
        name: book[trickId - 1]?.name,
        slug: book[trickId - 1]?.slug,
      })),
      days: [{ day: '2026-05-02', rest: 'RAIN', place: '', note: '' }],
    })
  })

  it('says what comes next', async () => {
    await call('POST', '/api/tricks/1/add-to-my-tricks')
    await call('PATCH', '/api/tricks/1/progress', { masteryLevel: 'MASTERED', lastPracticed: practicedAt })
    const next = await call('GET', '/api/tricks/my-tricks/next')
    expect(next.order).toEqual([2])
    expect(next.tricks).toMatchObject([{ trick: { id: 2 } }])
  })

  it('is no more than an account may have', async () => {
    const many = <Row>(count: number, row: (at: number) => Row) =>
      Array.from({ length: count }, (_, at) => row(at))
    const moment = (at: number) => new Date(Date.parse(practicedAt) + at * 1000).toISOString()
    const brought = {
      trickId: 1,
      isSaved: true,
      masteryLevel: 'LEARNING',
      lastPracticed: null,
      savedAt: practicedAt,
      notes: many(2000, (at) => ({ text: `Note ${at}`, createdAt: practicedAt })),
      practice: many(20_000, (at) => ({ tries: 1, lands: 0, practicedAt: moment(at) })),
    }
    await call('POST', '/api/tricks/my-tricks/bring', { tricks: [brought] })
    for (const [path, json, message] of [
      ['notes', { text: 'One more' }, 'You have 2000 notes'],
      ['practice', { tries: 1, lands: 0, practicedAt }, 'You have logged 20000 sessions'],
    ] as const)
      await expect(call('POST', `/api/tricks/1/${path}`, json)).rejects.toThrow(message)
    for (let at = 0; at < 500; at += 1) await call('POST', '/api/runs', line(`Line ${at}`))
    await expect(call('POST', '/api/runs', line('One more'))).rejects.toThrow('You have 500 lines')
  })

  it('has nothing of what needs an account, and nothing before a list is begun', async () => {
    await expect(call('POST', '/api/runs/1/share')).rejects.toThrow('This needs an account.')
    expect(await guest.countKept()).toBeNull()
    keepGuestList(false)
    await expect(call('GET', '/api/runs')).rejects.toThrow('Nothing is kept on this device.')
  })
})

describe('what a guest takes into an account', () => {
  it('is everything, each part of which is forgotten when it has arrived, and with the last that there was a list', async () => {
    await call('POST', '/api/tricks/1/add-to-my-tricks')
    await call('POST', '/api/tricks/2/notes', { text: 'Flick' })
    await call('PATCH', '/api/tricks/my-tricks/diary', { day: '2026-05-02', rest: 'RAIN' })
    await call('POST', '/api/runs', line('First'))
    await call('POST', '/api/runs', line('Second'))
    expect(await guest.countKept()).toEqual({ tricks: 2, lines: 2 })

    const moving = await guest.writesToMove()
    expect(moving.map(({ path, json }) => [path, 'name' in json ? json.name : null])).toEqual([
      ['/api/tricks/my-tricks/bring', null],
      ['/api/tricks/my-tricks/diary', null],
      ['/api/runs', 'First'],
      ['/api/runs', 'Second'],
    ])
    expect(moving[0]?.json).toMatchObject({
      tricks: [{ trickId: 1 }, { trickId: 2, notes: [{ text: 'Flick' }] }],
    })
    // Tried again, it has the same keys.
    expect((await guest.writesToMove()).map(({ key }) => key)).toEqual(moving.map(({ key }) => key))

    for (const [at, part] of moving.entries()) {
      await guest.forgetMoved(part)
      const left = at < moving.length - 1 ? await guest.writesToMove() : []
      expect(left.map(({ key }) => key)).toEqual(moving.slice(at + 1).map(({ key }) => key))
    }
    expect(hasGuestList()).toBe(false)
    expect([...disk.databases.keys()]).toEqual([])
  })
})
