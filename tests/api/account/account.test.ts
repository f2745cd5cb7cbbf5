import { describe, expect, it } from 'vitest'
import { GET as exported } from '@/app/api/account/export/route'
import { PATCH as change, DELETE as remove } from '@/app/api/account/route'
import { GET as status } from '@/app/api/auth/user/route'
import { hashPassword } from '@/lib/auth/passwords'
import { db } from '@/lib/db/client'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

/** A user with one of everything. */
async function veteran(username = 'Daewon') {
  const passwordHash = await hashPassword('picnic table')
  const { user, headers } = await createViewer({ username, passwordHash })
  const trick = (await db.trick.findFirst()) ?? (await createTrick({ name: 'Manual' }))
  const own = { userId: user.id, trickId: trick.id }
  await db.trickProgress.create({ data: { ...own, masteryLevel: 'MASTERED' } })
  await db.trickNote.create({ data: { ...own, text: '=lean, "back"' } })
  await db.practiceEntry.create({ data: { ...own, tries: 9, lands: 7, practicedAt: '2026-02-03T04:05:06Z' } })
  await db.diaryDay.create({
    data: {
      userId: user.id,
      day: new Date('2026-02-04'),
      rest: 'RAIN',
      place: 'Plaza',
      note: 'Puddles',
    },
  })
  await db.appliedRequest.create({ data: { userId: user.id, key: crypto.randomUUID() } })
  await db.line.create({
    data: {
      userId: user.id,
      name: 'Home',
      startingPosition: 'flatground',
      tricks: { create: [{ order: 1, trickId: trick.id, reasoning: 'warm up' }] },
    },
  })
  return { user, headers }
}

describe('PATCH /api/account', () => {
  it('keeps which foot goes first, and removes it', async () => {
    const { headers } = await createViewer()
    for (const riderStance of ['goofy', 'goofy', null]) {
      const response = await read(await send(change, { method: 'PATCH', headers, json: { riderStance } }))
      expect(response).toEqual({ status: 200, body: { riderStance } })
      expect((await read(await send(status, { headers }))).body.user.riderStance).toBe(riderStance)
    }
  })

  it('refuses another foot', async () => {
    const { headers } = await createViewer()
    const { status: code, body } = await read(
      await send(change, { method: 'PATCH', headers, json: { riderStance: 'mongo', role: 'ADMIN' } }),
    )
    expect({ code, fields: Object.keys(body.fields) }).toEqual({ code: 422, fields: ['riderStance'] })
  })

  it('changes nothing else', async () => {
    const { headers, user } = await createViewer()
    await send(change, { method: 'PATCH', headers, json: { riderStance: 'regular', role: 'ADMIN', id: 1 } })
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      role: 'USER',
      riderStance: 'regular',
    })
  })
})

describe('GET /api/account/export', () => {
  it('gives everything that was entered, as JSON', async () => {
    const { headers } = await veteran()
    const response = await send(exported, { headers })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="darkslide.json"')
    expect((await read(response)).body).toMatchObject({
      account: { username: 'Daewon', email: 'daewon@example.com' },
      tricks: [
        {
          trick: { name: 'Manual' },
          masteryLevel: 'MASTERED',
          notes: [{ text: '=lean, "back"' }],
          practice: [{ tries: 9, lands: 7, practicedAt: '2026-02-03T04:05:06.000Z' }],
        },
      ],
      lines: [{ name: 'Home', tricks: [{ order: 1, reasoning: 'warm up' }] }],
    })
  })

  it('gives it as a table', async () => {
    const { headers } = await veteran()
    const response = await send(exported, { headers, query: { format: 'csv' } })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    // With the mark by which spreadsheets know the encoding.
    const text = Buffer.from(await response.arrayBuffer()).toString()
    const rows = text.trimEnd().split('\r\n')
    expect(rows[0]).toBe('\uFEFFkind,trick,date,mastery level,saved,tries,lands,text,rest,place,saved at')
    expect(rows[1]).toMatch(/^trick,Manual,(?:20.*Z)?,MASTERED,true,,,,,,20.*Z$/)
    expect(rows[2]).toMatch(/^note,Manual,20.*Z,,,,,"'=lean, ""back""",,,$/)
    expect(rows[3]).toBe('practice,Manual,2026-02-03T04:05:06.000Z,,,9,7,,,,')
    expect(rows[4]).toMatch(/^"line ""Home"" trick 1",Manual,20.*Z,,,,,warm up,,,$/)
    expect(rows[5]).toBe('day,,2026-02-04,,,,,Puddles,RAIN,Plaza,')
  })

  it("holds nothing of another user's", async () => {
    await veteran()
    const { headers } = await createViewer()
    expect((await read(await send(exported, { headers }))).body).toMatchObject({ tricks: [], lines: [] })
  })
})

describe('DELETE /api/account', () => {
  const close = (headers: Record<string, string>, json: unknown) =>
    send(remove, { method: 'DELETE', headers, json })

  it('leaves nothing behind, and other users alone', async () => {
    const { headers } = await veteran()
    const other = await veteran('Kareem')
    const response = await close(headers, { username: 'Daewon', password: 'picnic table' })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    const owners = [
      await db.user.findMany({ select: { id: true } }),
      await db.trickProgress.findMany({ select: { userId: true } }),
      await db.trickNote.findMany({ select: { userId: true } }),
      await db.practiceEntry.findMany({ select: { userId: true } }),
      await db.appliedRequest.findMany({ select: { userId: true } }),
      await db.line.findMany({ select: { userId: true } }),
      await db.session.findMany({ select: { userId: true } }),
    ]
    expect(owners.map((rows) => rows.map((row) => Object.values(row)[0]))).toEqual(
      Array(7).fill([other.user.id]),
    )
    expect((await close(headers, { username: 'Daewon', password: 'picnic table' })).status).toBe(401)
  })

  it.each([
    [{ username: 'daewon', password: 'picnic table' }, 422, 'username'],
    [{ username: 'Daewon', password: 'bench' }, 403, 'password'],
    [{ username: 'Daewon' }, 403, 'password'],
  ])('refuses %j and names the field', async (json, code, field) => {
    const { headers } = await veteran()
    const { status: answered, body } = await read(await close(headers, json))
    expect({ answered, fields: Object.keys(body.fields) }).toEqual({ answered: code, fields: [field] })
    expect(await db.user.count()).toBe(1)
  })

  it('asks no password of an account that has none', async () => {
    const { headers } = await createViewer({ username: 'Oauthy' })
    expect((await close(headers, { username: 'Oauthy' })).status).toBe(200)
  })

  it('does not let a stolen session guess the password', async () => {
    const { headers } = await veteran()
    const codes: number[] = []
    for (let round = 0; round < 6; round++)
      codes.push((await close(headers, { username: 'Daewon', password: 'x' })).status)
    expect(codes).toEqual([403, 403, 403, 403, 403, 429])
  })

  it('keeps posts of the blog, without their author', async () => {
    const author = await createUser()
    await db.post.create({
      data: { slug: 'p', title: 'Post', excerpt: 'e', content: 'c', authorId: author.id },
    })
    await db.user.delete({ where: { id: author.id } })
    expect(await db.post.findFirst()).toMatchObject({ authorId: null })
  })
})
