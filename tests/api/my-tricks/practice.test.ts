import { describe, expect, it } from 'vitest'
import { POST as add } from '@/app/api/tricks/[id]/add-to-my-tricks/route'
import { PATCH as correct, DELETE as undo } from '@/app/api/tricks/[id]/practice/[entryId]/route'
import { GET as history, POST as log } from '@/app/api/tricks/[id]/practice/route'
import { GET as calendar } from '@/app/api/tricks/my-tricks/calendar/route'
import { GET as list } from '@/app/api/tricks/my-tricks/route'
import { db } from '@/lib/db/client'
import { createTrick, createUser, createViewer, signIn } from '../../setup/factories'
import { read, send } from '../../setup/request'

async function skater() {
  const { headers, user } = await createViewer()
  const params = { id: (await createTrick()).id }
  const practice = (json: unknown, key?: string) =>
    send(log, {
      method: 'POST',
      params,
      json,
      headers: key ? { ...headers, 'idempotency-key': key } : headers,
    })
  return { headers, user, params, practice }
}

describe('practice log', () => {
  it('counts tries and lands into an honest rate, and saves the trick', async () => {
    const { headers, practice } = await skater()
    await practice({ tries: 6, lands: 2, practicedAt: '2026-04-01T10:00:00Z' })
    const { status, body } = await read(
      await practice({ tries: 4, lands: 3, practicedAt: '2026-04-02T10:00:00Z' }),
    )
    expect(status).toBe(200)
    expect(body.entry).toMatchObject({ tries: 4, lands: 3, practicedAt: '2026-04-02T10:00:00.000Z' })
    expect(body.landing).toMatchObject({ tries: 10, lands: 5, rate: 0.5, low: expect.closeTo(0.2366, 3) })
    const [mine] = (await read(await send(list, { headers }))).body
    expect(mine).toMatchObject({
      landing: { tries: 10 },
      progress: { lastPracticed: '2026-04-02T10:00:00.000Z' },
    })
  })

  it('tells how it goes lately from how it went, on the list as in the answer', async () => {
    const { headers, practice } = await skater()
    await practice({ tries: 50, lands: 40, practicedAt: '2026-04-02T10:00:00Z' })
    const { body } = await read(
      await practice({ tries: 150, lands: 10, practicedAt: '2026-04-01T10:00:00Z' }),
    )
    const landing = { tries: 200, lands: 50, lately: { tries: 50, lands: 40 } }
    expect(body.landing).toMatchObject(landing)
    const [mine] = (await read(await send(list, { headers }))).body
    expect(mine.landing).toEqual(body.landing)
  })

  it('counts a repeated request once and returns the same entry', async () => {
    const { practice } = await skater()
    const key = crypto.randomUUID()
    const first = await read(await practice({ tries: 5, lands: 1 }, key))
    const again = await read(await practice({ tries: 5, lands: 1 }, key))
    expect(again).toEqual(first)
    expect(again.body.landing.tries).toBe(5)
  })

  it('refuses a key that comes again with another body, or for another trick', async () => {
    const { headers, practice } = await skater()
    const key = crypto.randomUUID()
    await practice({ tries: 5, lands: 1 }, key)
    const message = 'This Idempotency-Key was sent with another request before'
    expect(await read(await practice({ tries: 5, lands: 5 }, key))).toEqual({
      status: 422,
      body: { message, code: 'invalid' },
    })
    const options = { method: 'POST', headers: { ...headers, 'idempotency-key': key } }
    const { id } = await createTrick()
    const other = `/api/tricks/${id}/practice`
    const elsewhere = { ...options, path: other, params: { id }, json: { tries: 5, lands: 1 } }
    expect((await send(log, elsewhere)).status).toBe(422)
    const added = await send(add, { ...options, path: `/api/tricks/${id}/add-to-my-tricks`, params: { id } })
    expect((await read(added)).status).toBe(422)
    expect(await db.practiceEntry.count()).toBe(1)
    expect(await db.trickProgress.count()).toBe(1)
  })

  it('takes as many entries as fit', async () => {
    const { user, params, practice } = await skater()
    await practice({ tries: 1, lands: 1 })
    await db.$executeRaw`
      INSERT INTO "PracticeEntry" ("userId", "trickId", tries, lands)
      SELECT ${user.id}, ${params.id}, 1, 0 FROM generate_series(1, 19998)`
    expect((await practice({ tries: 1, lands: 1 })).status).toBe(200)
    expect(await read(await practice({ tries: 1, lands: 1 }))).toEqual({
      status: 409,
      body: {
        message: 'You have logged 20000 sessions, which is all that fits. Undo one to log another.',
        code: 'conflict',
      },
    })
  })

  it('takes what waited on a device only from the account that wrote it', async () => {
    const { headers, user, params } = await skater()
    const sendAs = (account: string) =>
      send(log, {
        method: 'POST',
        params,
        json: { tries: 5, lands: 1 },
        headers: { ...headers, 'x-account': account },
      })
    const refused = await read(await sendAs(String(user.id + 1)))
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect(await db.practiceEntry.count()).toBe(0)
    expect((await sendAs(String(user.id))).status).toBe(200)
  })

  it('counts ten simultaneous repetitions once', async () => {
    const { practice } = await skater()
    const key = crypto.randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => practice({ tries: 5, lands: 1 }, key)),
    )
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200))
    expect(await db.practiceEntry.count()).toBe(1)
  })

  it('that comes again after it was undone counts no more, and is no failure', async () => {
    const { headers, params, practice } = await skater()
    const key = crypto.randomUUID()
    const { body } = await read(await practice({ tries: 5, lands: 1 }, key))
    await send(undo, { method: 'DELETE', headers, params: { ...params, entryId: body.entry.id } })
    expect(await read(await practice({ tries: 5, lands: 1 }, key))).toEqual({
      status: 200,
      body: { entry: null, landing: null, lastPracticed: null, removedTrick: null },
    })
    expect(await db.practiceEntry.count()).toBe(0)
  })

  it('is undone once under a key, and the answer is the same when it is asked for again', async () => {
    const { headers, params, practice } = await skater()
    const { body } = await read(await practice({ tries: 5, lands: 1 }))
    const options = {
      method: 'DELETE',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      params: { ...params, entryId: body.entry.id },
    }
    const answers = [await read(await send(undo, options)), await read(await send(undo, options))]
    expect(answers).toEqual(Array(2).fill({ status: 200, body: { landing: null, lastPracticed: null } }))
  })

  it('keeps tries of a trick that was removed meanwhile, leaves it removed, and names it', async () => {
    const { headers, params, practice } = await skater()
    expect((await read(await practice({ tries: 1, lands: 1 }))).body.removedTrick).toBeNull()
    // Another one's list says nothing of this one.
    const { user: other } = await createViewer()
    await db.trickProgress.create({ data: { userId: other.id, trickId: params.id, isSaved: false } })
    expect((await read(await practice({ tries: 1, lands: 1 }))).body.removedTrick).toBeNull()
    await db.trickProgress.updateMany({ data: { isSaved: false } })
    const { name } = await db.trick.findUniqueOrThrow({ where: { id: params.id } })
    const { body } = await read(await practice({ tries: 1, lands: 0 }))
    expect(body).toMatchObject({ removedTrick: name, landing: { tries: 3, lands: 2 } })
    expect((await read(await send(list, { headers }))).body).toEqual([])
  })

  it('counts what is done twice on purpose twice, and what two devices send at once', async () => {
    const { user, params, practice } = await skater()
    const other = await signIn(user)
    const fromOther = () =>
      send(log, {
        method: 'POST',
        params,
        json: { tries: 1, lands: 1 },
        headers: { ...other.byHeader, 'idempotency-key': crypto.randomUUID() },
      })
    const rounds = Array.from({ length: 10 }, () => [
      practice({ tries: 1, lands: 0 }, crypto.randomUUID()),
      fromOther(),
    ])
    await Promise.all(rounds.flat())
    expect(await db.practiceEntry.aggregate({ _sum: { tries: true, lands: true } })).toEqual({
      _sum: { tries: 20, lands: 10 },
    })
  })

  it('takes an entry back once, with its date', async () => {
    const { headers, params, practice } = await skater()
    await practice({ tries: 1, lands: 1, practicedAt: '2026-04-01T10:00:00Z' })
    const { body } = await read(await practice({ tries: 9, lands: 0, practicedAt: '2026-04-05T10:00:00Z' }))
    const options = { method: 'DELETE', headers, params: { ...params, entryId: body.entry.id } }
    expect((await read(await send(undo, options))).body.landing).toMatchObject({ tries: 1, lands: 1 })
    expect((await send(undo, options)).status).toBe(404)
    const [mine] = (await read(await send(list, { headers }))).body
    expect(mine.progress.lastPracticed).toBe('2026-04-01T10:00:00.000Z')
  })

  it('corrects an entry once, in its counts and its day, and the averages and days follow', async () => {
    const { headers, params, practice } = await skater()
    const yesterday = new Date(Date.now() - 864e5).toISOString()
    await practice({ tries: 2, lands: 0, practicedAt: yesterday })
    const { body } = await read(await practice({ tries: 1, lands: 1 }))
    const options = {
      method: 'PATCH',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      params: { ...params, entryId: body.entry.id },
      json: { tries: 8, lands: 5, practicedAt: yesterday },
    }
    const answers = [await read(await send(correct, options)), await read(await send(correct, options))]
    const entry = { id: body.entry.id, tries: 8, lands: 5, practicedAt: yesterday }
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { entry, landing: { tries: 10, lands: 5 }, lastPracticed: yesterday },
      })
    expect((await read(await send(calendar, { headers }))).body).toEqual([
      { day: yesterday.slice(0, 10), tries: 10, lands: 5 },
    ])
    const kept = await read(await send(correct, { ...options, headers, json: { tries: 9, lands: 6 } }))
    expect(kept.body.entry).toEqual({ ...entry, tries: 9, lands: 6 })
  })

  it('does not correct what is gone, nor what is somebody else\u2019s', async () => {
    const { headers, params, practice } = await skater()
    const { body } = await read(await practice({ tries: 1, lands: 1 }))
    const options = { method: 'PATCH', headers, params: { ...params, entryId: body.entry.id } }
    const json = { tries: 2, lands: 2 }
    const other = (await createViewer()).headers
    expect((await send(correct, { ...options, headers: other, json })).status).toBe(404)
    expect((await send(correct, { ...options, json: { tries: 1, lands: 2 } })).status).toBe(422)
    expect(await db.practiceEntry.findMany({ select: { tries: true } })).toEqual([{ tries: 1 }])
    await send(undo, { ...options, method: 'DELETE' })
    expect((await send(correct, { ...options, json })).status).toBe(404)
  })

  it.each([5, -5, 400])('takes a try of a phone whose clock is %d days ahead, by our time', async (days) => {
    const { headers, params } = await skater()
    const shown = new Date(Date.now() + days * 864e5)
    const anHourAgo = new Date(shown.getTime() - 36e5).toISOString()
    const { status, body } = await read(
      await send(log, {
        method: 'POST',
        params,
        json: { tries: 1, lands: 1, practicedAt: anHourAgo },
        headers: { ...headers, 'x-clock': shown.toISOString() },
      }),
    )
    expect(status).toBe(200)
    const ago = Date.now() - Date.parse(body.entry.practicedAt)
    expect(Math.round(ago / 60_000 / 60)).toBe(1)
    const [mine] = (await read(await send(list, { headers }))).body
    expect(mine.progress.lastPracticed).toBe(body.entry.practicedAt)
  })

  it("does not touch another user's entry", async () => {
    const one = await skater()
    const other = await createViewer()
    const { body } = await read(await one.practice({ tries: 3, lands: 3 }))
    const params = { ...one.params, entryId: body.entry.id }
    expect((await send(undo, { method: 'DELETE', headers: other.headers, params })).status).toBe(404)
    expect(await db.practiceEntry.count()).toBe(1)
    const seen = await read(await send(history, { headers: other.headers, params: one.params }))
    expect(seen.body).toEqual({ entries: [], days: [], landing: null })
  })

  it.each([
    [{ tries: 0, lands: 0 }, 'tries', 'At least one try'],
    [{ tries: 2, lands: 3 }, 'lands', 'You cannot land more often than you tried'],
    [{ tries: 2, lands: -1 }, 'lands', 'At least zero lands'],
    [{ tries: 1001, lands: 0 }, 'tries', 'At most 1000 at once'],
    [{ tries: 1.5, lands: 0 }, 'tries', 'This has the wrong form'],
    [{ lands: 0 }, 'tries', 'This is missing'],
  ])('refuses %j and names the field', async (json, field, message) => {
    const { status, body } = await read(await (await skater()).practice(json))
    expect(status).toBe(422)
    expect(body).toMatchObject({ message, fields: { [field]: [message] } })
  })

  it('refuses a key that is no UUID', async () => {
    const { status, body } = await read(await (await skater()).practice({ tries: 1, lands: 1 }, 'again'))
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'Idempotency-Key must be a UUID',
    })
  })

  it('lets two skaters use the same key', async () => {
    const key = crypto.randomUUID()
    for (const { practice } of [await skater(), await skater()]) await practice({ tries: 1, lands: 1 }, key)
    expect(await db.practiceEntry.count()).toBe(2)
  })

  it("does not log on another user's trick", async () => {
    const { headers } = await createViewer()
    const foreign = await createTrick({ ownerId: (await createUser()).id })
    const json = { tries: 1, lands: 1 }
    expect((await send(log, { method: 'POST', headers, params: { id: foreign.id }, json })).status).toBe(404)
  })
})

describe('history and calendar', () => {
  it('sum up by the days of the skater', async () => {
    const { headers, params, practice } = await skater()
    const late = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString().replace(/T.*/, 'T23:30:00Z')
    await practice({ tries: 5, lands: 2, practicedAt: late })
    await practice({ tries: 3, lands: 3, practicedAt: late })
    const day = late.slice(0, 10)
    const inUtc = [{ day, tries: 8, lands: 5 }]
    expect((await read(await send(calendar, { headers }))).body).toEqual(inUtc)
    const response = await read(await send(history, { headers, params }))
    expect(response.body).toMatchObject({ days: inUtc, landing: { tries: 8, lands: 5 } })
    expect(response.body.entries).toHaveLength(2)
    const [abroad] = (await read(await send(calendar, { headers, query: { timeZone: 'Asia/Tokyo' } }))).body
    expect(abroad.day > day).toBe(true)
  })

  it('leave out what is more than a year old', async () => {
    const { headers, practice } = await skater()
    await practice({ tries: 5, lands: 2, practicedAt: '2019-01-01T10:00:00Z' })
    expect((await read(await send(calendar, { headers }))).body).toEqual([])
  })

  it('refuse a time zone that is none', async () => {
    const { headers } = await createViewer()
    const { status, body } = await read(
      await send(calendar, { headers, query: { timeZone: 'Mars/Olympus' } }),
    )
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { timeZone: ['Unknown time zone'] },
    })
  })
})
