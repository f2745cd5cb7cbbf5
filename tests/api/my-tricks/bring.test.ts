import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GET as exported } from '@/app/api/account/export/route'
import { POST as bring } from '@/app/api/tricks/my-tricks/bring/route'
import { GET as diaryOf } from '@/app/api/tricks/my-tricks/diary/route'
import { POST as own } from '@/app/api/tricks/my-tricks/own/route'
import { GET as list } from '@/app/api/tricks/my-tricks/route'
import { db } from '@/lib/db/client'
import { readList } from '@/lib/my-tricks/bring/read-list'
import { partsOf } from '@/lib/my-tricks/brought'
import { type Logged, listOwn, ownTricks, toBring } from '@/lib/my-tricks/own-log'
import type { MyTrick } from '@/lib/my-tricks/schema'
import type { TrickCard } from '@/lib/tricks/schema'
import { createTrick, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'
import { anyStated, otherwise } from '../../setup/stated'

const full = (trickId: number) => ({
  ...otherwise,
  trickId,
  savedAt: '2025-01-01T10:00:00.000Z',
  notes: [{ text: 'Shoulders', createdAt: '2025-02-01T10:00:00.000Z' }],
  practice: [
    { tries: 10, lands: 4, practicedAt: '2025-03-01T10:00:00.000Z' },
    { tries: 10, lands: 4, practicedAt: '2025-03-01T10:00:00.000Z' },
  ],
})

async function skater() {
  const { headers } = await createViewer()
  const post = (tricks: unknown) => send(bring, { method: 'POST', headers, json: { tricks } })
  const named = async (names: string[]): Promise<{ ids: number[] }> =>
    (await read(await send(own, { method: 'POST', headers, json: { names } }))).body
  const mine = async () => (await read(await send(list, { headers }))).body
  const takeAway = async (format: string) => (await send(exported, { headers, query: { format } })).text()
  return { post, named, mine, takeAway }
}

describe('bringing a list', () => {
  it('saves tricks with levels, dates, notes and tries, and twice is once', async () => {
    const { post, mine } = await skater()
    const { id, name } = await createTrick()
    for (let times = 0; times < 2; times += 1) {
      expect(await read(await post([full(id)]))).toEqual({ status: 200, body: { tricks: 1 } })
      expect(await mine()).toMatchObject([
        {
          name,
          progress: {
            ...otherwise,
            notes: [{ text: 'Shoulders', createdAt: '2025-02-01T10:00:00.000Z' }],
          },
          landing: { tries: 20, lands: 8 },
        },
      ])
    }
  })

  it('takes nothing away from what is there', async () => {
    const { post, mine } = await skater()
    const { id } = await createTrick()
    await post([{ ...full(id), masteryLevel: 'MASTERED' }])
    await post([{ trickId: id, isSaved: false, lastPracticed: '2024-01-01T10:00:00.000Z' }])
    expect(await mine()).toMatchObject([
      { progress: { masteryLevel: 'MASTERED', lastPracticed: '2025-05-01T10:00:00.000Z' } },
    ])
  })

  it('is all or nothing, and finds no trick of someone else', async () => {
    const { post, mine } = await skater()
    const { user } = await createViewer()
    const [open, theirs] = [await createTrick(), await createTrick({ ownerId: user.id })]
    expect((await post([full(open.id), full(theirs.id)])).status).toBe(404)
    expect(await mine()).toEqual([])
  })

  it.each([
    [[], 'At least one trick'],
    [[{ trickId: 1 }, { trickId: 1 }], 'Each trick once'],
    [Array.from({ length: 201 }, (_, at) => ({ trickId: at + 1 })), 'At most 200 tricks at once'],
  ])('refuses what has the wrong form', async (tricks, message) => {
    const { post } = await skater()
    expect(await read(await post(tricks))).toMatchObject({ status: 422, body: { message } })
  })

  it('takes tries of a device whose clock is days ahead, once', async () => {
    const { post, mine } = await skater()
    const { id } = await createTrick()
    const practicedAt = new Date(Date.now() + 3 * 864e5).toISOString()
    for (let times = 0; times < 2; times += 1)
      await post([{ trickId: id, practice: [{ tries: 2, lands: 1, practicedAt }] }])
    const [trick] = await mine()
    expect(trick.landing).toMatchObject({ tries: 2, lands: 1 })
    expect(Date.parse(trick.progress.lastPracticed)).toBeLessThanOrEqual(Date.now())
  })

  it('refuses more lands than tries, and tries without a time', async () => {
    const { post } = await skater()
    const { id } = await createTrick()
    for (const entry of [
      { tries: 1, lands: 2, practicedAt: '2025-03-01T10:00:00Z' },
      { tries: 2, lands: 1 },
    ])
      expect((await post([{ trickId: id, practice: [entry] }])).status).toBe(422)
  })

  it.each([
    [
      'notes',
      (userId: number, trickId: number) => db.$executeRaw`
        INSERT INTO "TrickNote" ("userId", "trickId", text, "updatedAt")
        SELECT ${userId}, ${trickId}, 'one of many', now() FROM generate_series(1, 2000)`,
    ],
    [
      'practice',
      (userId: number, trickId: number) => db.$executeRaw`
        INSERT INTO "PracticeEntry" ("userId", "trickId", tries, lands)
        SELECT ${userId}, ${trickId}, 1, 0 FROM generate_series(1, 19999)`,
    ],
    [
      'days',
      (userId: number) => db.$executeRaw`
        INSERT INTO "DiaryDay" ("userId", day, place, note)
        SELECT ${userId}, date '2010-01-01' + number, 'Plaza', '' FROM generate_series(1, 4000) number`,
    ],
  ])('brings nothing at all where there is no room for the %s', async (_, fill) => {
    const { headers, user } = await createViewer()
    const [old, next] = [await createTrick(), await createTrick()]
    await db.trickProgress.create({ data: { userId: user.id, trickId: old.id } })
    await fill(user.id, old.id)
    const diary = [{ day: '2026-06-15', rest: 'RAIN', place: '', note: '' }]
    const json = { tricks: [full(next.id)], diary }
    const { status, body } = await read(await send(bring, { method: 'POST', headers, json }))
    expect([status, body.message]).toEqual([409, expect.stringContaining('which is all that fits')])
    expect(await db.trickProgress.count({ where: { trickId: next.id } })).toBe(0)
    expect(await db.diaryDay.count({ where: { day: new Date('2026-06-15') } })).toBe(0)
  })

  it('adds days to the diary, keeps what stands there, and twice is once', async () => {
    const { headers } = await createViewer()
    const post = async (json: object) => (await send(bring, { method: 'POST', headers, json })).status
    const diary = async () => (await read(await send(diaryOf, { headers }))).body
    const wet = { day: '2026-06-15', rest: 'RAIN', place: '', note: 'Puddles' }
    const park = { day: '2026-06-17', rest: null, place: 'Plaza', note: '' }
    for (let times = 0; times < 2; times += 1) {
      expect(await post({ tricks: [], diary: [park, wet] })).toBe(200)
      expect(await diary()).toEqual([wet, park])
    }
    await post({ tricks: [], diary: [{ ...park, rest: 'REST', place: 'Bowl', note: 'Dry' }] })
    expect(await diary()).toEqual([wet, { ...park, rest: 'REST', note: 'Dry' }])
  })

  it.each([
    [{ tricks: [], diary: [] }, 'At least one trick'],
    [{ tricks: [], diary: [{ day: '2026-06-31', rest: 'RAIN', place: '', note: '' }] }, 'Use a day such as'],
    [
      { tricks: [], diary: [1, 2].map(() => ({ day: '2026-06-15', rest: 'RAIN', place: '', note: '' })) },
      'Each day once',
    ],
  ])('refuses days of the wrong form', async (json, message) => {
    const { headers } = await createViewer()
    const { status, body } = await read(await send(bring, { method: 'POST', headers, json }))
    expect([status, body.message]).toEqual([422, expect.stringContaining(message)])
  })

  it.each(['json', 'csv'])('makes of an export in another account the same list, as %s', async (format) => {
    const [one, other] = [await skater(), await skater()]
    const tricks = [await createTrick(), await createTrick({ isHidden: true, name: 'Alpha Flip' })]
    const { ids } = await one.named(['Crooked Grind 180 Out', 'Alpha Flip'])
    expect(ids[1]).toBe(tricks[1]?.id)
    await one.post([
      full(tricks[0]?.id ?? 0),
      { trickId: ids[1], isSaved: false, masteryLevel: 'MASTERED' },
      { ...full(ids[0] ?? 0), notes: [{ text: '=1+1, "hi"\nthere', createdAt: '2025-02-02T00:00:00Z' }] },
    ])
    const library = tricks.slice(0, 1).map((trick) => ({ ...trick, aliases: [] }))
    const { entries } = readList(await one.takeAway(format), library, new Date())
    const own = (entries ?? []).flatMap(({ choices: [meant] }) =>
      meant && meant.id === null ? meant.name : [],
    )
    const made = await other.named(own)
    await other.post(
      entries?.map(({ choices: [meant], brought }) => ({
        trickId: meant?.id ?? made.ids[own.indexOf(meant?.name ?? '')],
        ...brought,
      })),
    )
    const kept = async ({ takeAway }: typeof one) =>
      JSON.parse(await takeAway('json'))
        .tricks.map(
          ({ trick, notes, ...row }: { trick: { name: string }; notes: { updatedAt?: string }[] }) => ({
            ...row,
            name: trick.name,
            notes: notes.map(({ updatedAt: _, ...note }) => note),
          }),
        )
        .sort((first: { name: string }, second: { name: string }) => first.name.localeCompare(second.name))
    expect(await kept(other)).toEqual(await kept(one))
    const listed = (rows: MyTrick[]) =>
      rows.map(({ name, landing, progress: { notes: _, ...stated } }) => ({ name, landing, stated }))
    expect(listed(await other.mine())).toEqual(listed(await one.mine()))
  })
})

describe('tricks that no list shows', () => {
  it('are found or composed by their names, once, each for one skater', async () => {
    const [one, other] = [await skater(), await skater()]
    const hidden = await createTrick({ isHidden: true, name: 'Biebelheimer' })
    const names = ['Switch Kickflip Boardslide', 'Biebelheimer', 'sw kickflip board']
    const { ids } = await one.named(names)
    expect(ids).toEqual([expect.any(Number), hidden.id, ids[0]])
    expect((await one.named(names)).ids).toEqual(ids)
    expect((await other.named(names)).ids[0]).not.toBe(ids[0])
    expect(await db.trick.findUnique({ where: { id: ids[0] } })).toMatchObject({
      name: 'Switch Kickflip Boardslide',
      stance: 'switch',
      steps: expect.arrayContaining([expect.any(String)]),
    })
  })

  it.each<[string[], string]>([
    [['no trick at all'], 'TrickBot knows no trick of this name: no trick at all'],
    [[], 'At least one name'],
    [Array.from({ length: 51 }, () => 'Kickflip'), 'At most 50 names at once'],
  ])('are refused: %j', async (names, message) => {
    const { headers } = await createViewer()
    const { status, body } = await read(await send(own, { method: 'POST', headers, json: { names } }))
    expect([status, body.message]).toEqual([422, message])
  })
})

describe('what a guest kept on a device', () => {
  const start = Date.parse('2026-03-01T10:00:00.000Z')
  const change = (trickIds: number[]): fc.Arbitrary<Logged['change']> => {
    const trickId = fc.constantFrom(...trickIds)
    const moment = fc.integer({ min: 0, max: 10 ** 9 }).map((ms) => new Date(start + ms).toISOString())
    const note = { noteId: fc.integer({ min: 1, max: 12 }).map((id) => id * 100_000), updatedAt: moment }
    const text = fc.constantFrom('Shoulders', 'Look ahead', 'Wind')
    return fc.oneof(
      fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), trickId }),
      fc
        .tuple(trickId, anyStated(moment))
        .map(([id, stated]) => ({ kind: 'progress' as const, trickId: id, ...stated })),
      fc.record({
        kind: fc.constant('practice' as const),
        trickId,
        tries: fc.integer({ min: 1, max: 3 }),
        lands: fc.integer({ min: 0, max: 1 }),
        practicedAt: moment,
      }),
      fc.record({ kind: fc.constant('note' as const), trickId, text }),
      fc.record({ kind: fc.constant('reword' as const), trickId, text, ...note }),
      fc.record({ kind: fc.constant('forget' as const), trickId, noteId: note.noteId }),
      fc.record({ kind: fc.constant('unlog' as const), trickId, entryId: note.noteId }),
    )
  }
  const shown = (list: MyTrick[]) =>
    list.map(({ id, progress: { notes, ...progress }, landing }) => ({
      id,
      ...progress,
      landing,
      notes: notes.map(({ text }) => text),
    }))

  it('is in the account as it was, however often it is sent', async () => {
    const tricks = [await createTrick(), await createTrick(), await createTrick()]
    const cards = new Map(tricks.map(({ id }) => [id, { id } as TrickCard]))
    const logs = fc.array(change([...cards.keys()]), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(logs, async (changes) => {
        const log = changes.map((made, at) => ({ id: at + 1, at: start + at * 1000, change: made }))
        const own = ownTricks(log)
        const { post, mine } = await skater()
        for (const part of [...partsOf(toBring(own)), ...partsOf(toBring(own))])
          expect((await post(part)).status).toBe(200)
        expect(shown(await mine())).toEqual(shown(listOwn(own, cards)))
      }),
      { numRuns: 25 },
    )
  })
})
