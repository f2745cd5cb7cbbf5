import { describe, expect, it } from 'vitest'
import { GET as exportOf } from '@/app/api/account/export/route'
import { PATCH as change, GET as list } from '@/app/api/tricks/my-tricks/diary/route'
import { db } from '@/lib/db/client'
import { createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const write = async (headers: Record<string, string>, json: object) =>
  read(await send(change, { method: 'PATCH', headers, json }))
const diaryOf = async (headers: Record<string, string>) => (await read(await send(list, { headers }))).body

const rain = { day: '2026-06-15', rest: 'RAIN' }

describe('the diary', () => {
  it('keeps a day, changes what is said of it, and forgets it when nothing is left', async () => {
    const { headers } = await createViewer()
    expect(await write(headers, rain)).toEqual({
      status: 200,
      body: { day: { ...rain, place: '', note: '' } },
    })
    await write(headers, { day: rain.day, place: ' Plaza ', note: 'Puddles' })
    const whole = { ...rain, place: 'Plaza', note: 'Puddles' }
    expect(await diaryOf(headers)).toEqual([whole])
    expect((await read(await send(exportOf, { headers }))).body.diary).toEqual([whole])
    expect(await write(headers, { day: rain.day, rest: null, place: '', note: '' })).toEqual({
      status: 200,
      body: { day: null },
    })
    expect(await db.diaryDay.count()).toBe(0)
  })

  it('is one’s own', async () => {
    const [one, other] = [await createViewer(), await createViewer()]
    await write(one.headers, rain)
    await write(other.headers, { ...rain, rest: 'INJURY' })
    expect(await diaryOf(one.headers)).toMatchObject([{ rest: 'RAIN' }])
    expect(await diaryOf(other.headers)).toMatchObject([{ rest: 'INJURY' }])
  })

  it('counts a change once that is sent twice, and does not undo what came between', async () => {
    const { headers } = await createViewer()
    const key = { ...headers, 'idempotency-key': '7f1f5a57-3a0b-4c53-b8b8-0d1a1f6f5a10' }
    await write(key, rain)
    await write(headers, { day: rain.day, rest: null })
    expect((await write(key, rain)).body).toEqual({ day: null })
  })

  it('has as many days as fit', async () => {
    const { headers, user } = await createViewer()
    await db.$executeRaw`
      INSERT INTO "DiaryDay" ("userId", day, place, note)
      SELECT ${user.id}, date '2010-01-01' + number, 'Plaza', '' FROM generate_series(1, 3999) number`
    expect((await write(headers, rain)).status).toBe(200)
    expect(await write(headers, { ...rain, day: '2026-06-16' })).toEqual({
      status: 409,
      body: {
        message: 'Your diary has 4000 days, which is all that fits. Empty one to write another.',
        code: 'conflict',
      },
    })
    expect((await write(headers, { day: rain.day, note: 'Puddles' })).status).toBe(200)
  })

  it.each([
    [{ day: '2026-06-31', rest: 'RAIN' }, 'day'],
    [{ day: 'yesterday', rest: 'RAIN' }, 'day'],
    [{ day: '1969-12-31', rest: 'RAIN' }, 'day'],
    [{ day: '9999-01-01', rest: 'RAIN' }, 'day'],
    [{ ...rain, rest: 'LAZY' }, 'rest'],
    [{ ...rain, place: 'x'.repeat(81) }, 'place'],
    [{ ...rain, note: 'x'.repeat(2001) }, 'note'],
  ])('refuses %o, naming the field', async (json, field) => {
    const { headers } = await createViewer()
    const { status, body } = await write(headers, json)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('refuses a change that says nothing', async () => {
    const { headers } = await createViewer()
    expect((await write(headers, { day: rain.day })).status).toBe(422)
  })
})
