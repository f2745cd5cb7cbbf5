import { describe, expect, it } from 'vitest'
import { PATCH as edit, DELETE as remove } from '@/app/api/runs/[id]/route'
import { POST as share, DELETE as unshare } from '@/app/api/runs/[id]/share/route'
import { GET as list, POST as save } from '@/app/api/runs/route'
import { GET as shared } from '@/app/api/runs/shared/[token]/route'
import { db } from '@/lib/db/client'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

async function skater() {
  const { headers, user } = await createViewer()
  const first = await createTrick({
    name: 'Kickflip',
    level: 'Advanced',
    difficulty: 5,
    obstacles: ['Flat Ground'],
  })
  const second = await createTrick({ name: 'Frontside 180', obstacles: ['Flat Ground'] })
  const input = {
    name: '  Lunch break  ',
    startingPosition: 'flatground',
    tricks: [
      { id: first.id, reasoning: 'It wakes you up.' },
      { id: second.id, reasoning: 'It ends fakie.' },
    ],
  }
  const keep = (json: unknown = input, key?: string) =>
    send(save, {
      method: 'POST',
      json,
      headers: key ? { ...headers, 'idempotency-key': key } : headers,
    })
  const lines = async () => (await read(await send(list, { headers }))).body
  return { headers, user, input, keep, lines, first, second }
}

describe('saved lines', () => {
  it('come back as they were saved, with stances worked out', async () => {
    const { keep, lines, first, second } = await skater()
    expect((await read(await keep())).status).toBe(200)
    expect(await lines()).toMatchObject([
      {
        name: 'Lunch break',
        startingPosition: 'flatground',
        createdAt: expect.stringMatching(/^\d{4}-/),
        shareToken: null,
        tricks: [
          {
            id: first.id,
            name: 'Kickflip',
            category: 'Flatground',
            difficultyRating: 'Advanced',
            reasoning: 'It wakes you up.',
            description: first.description,
            steps: ['Roll.', 'Pop.'],
            videoUrl: null,
            enters: 'regular',
            leaves: 'regular',
          },
          { id: second.id, leaves: 'fakie' },
        ],
      },
    ])
  })

  it('are saved once however often one request arrives, and twice when meant', async () => {
    const { keep, lines } = await skater()
    const key = crypto.randomUUID()
    const [one, two] = [await read(await keep(undefined, key)), await read(await keep(undefined, key))]
    expect(two).toEqual(one)
    expect(await lines()).toHaveLength(1)
    await keep()
    expect(await lines()).toHaveLength(2)
  })

  it('are as many as fit', async () => {
    const { keep, user } = await skater()
    const row = { userId: user.id, name: 'One of many', startingPosition: 'flatground' as const }
    await db.line.createMany({ data: Array.from({ length: 499 }, () => row) })
    expect((await keep()).status).toBe(200)
    expect(await read(await keep())).toEqual({
      status: 409,
      body: {
        message: 'You have 500 lines, which is all that fits. Delete one to save another.',
        code: 'conflict',
      },
    })
  })

  it('are not saved under the key of another line', async () => {
    const { keep, input } = await skater()
    const key = crypto.randomUUID()
    await keep(input, key)
    expect((await keep({ ...input, name: 'Another' }, key)).status).toBe(422)
    expect(await db.line.count()).toBe(1)
  })

  it('need a name, tricks and a position', async () => {
    const { keep, input } = await skater()
    const refused = async (change: object) => (await read(await keep({ ...input, ...change }))).body
    expect((await refused({ name: '  ' })).fields).toEqual({ name: ['Please enter a name for your line'] })
    const incomplete = ['Missing required data to save line']
    expect((await refused({ tricks: [] })).fields).toEqual({ tricks: incomplete })
    for (const missing of ['name', 'startingPosition', 'tricks'])
      expect((await refused({ [missing]: undefined })).fields).toEqual({ [missing]: incomplete })
    expect((await refused({ name: 'a\0b' })).code).toBe('invalid')
    expect(await db.line.count()).toBe(0)
  })

  it("accept neither unknown tricks nor another user's", async () => {
    const { keep, input } = await skater()
    const foreign = await createTrick({ ownerId: (await createUser()).id })
    for (const id of [foreign.id, 4711]) {
      expect((await keep({ ...input, tricks: [{ id, reasoning: '' }] })).status).toBe(404)
    }
  })

  it('are renamed and edited by their owner, under the same link', async () => {
    const { headers, keep, lines, first, second } = await skater()
    const { id } = (await read(await keep())).body
    const patch = async (json: unknown, who: HeadersInit = headers) =>
      read(await send(edit, { method: 'PATCH', json, headers: who, params: { id: String(id) } }))
    await send(share, { method: 'POST', headers, params: { id: String(id) } })
    expect(await patch({ name: ' After work ' })).toMatchObject({
      status: 200,
      body: { id, name: 'After work', tricks: [{ id: first.id }, { id: second.id }] },
    })
    const tricks = [
      { id: second.id, reasoning: 'In.' },
      { id: first.id, reasoning: 'Out.' },
    ]
    expect((await patch({ startingPosition: 'ramp', tricks })).status).toBe(200)
    expect(await lines()).toMatchObject([
      {
        name: 'After work',
        startingPosition: 'ramp',
        shareToken: expect.any(String),
        tricks: [
          { id: second.id, reasoning: 'In.' },
          { id: first.id, reasoning: 'Out.' },
        ],
      },
    ])
    expect((await patch({ name: 'Mine now' }, (await createViewer()).headers)).status).toBe(404)
    expect((await patch({})).body.message).toBe('Missing required data to save line')
    expect((await patch({ name: ' ' })).body.message).toBe('Please enter a name for your line')
    expect((await patch({ startingPosition: 'ramp', tricks: [{ id: 4711 }] })).status).toBe(404)
    expect(await lines()).toMatchObject([{ name: 'After work', tricks: [{}, {}] }])
  })

  it('are not there for a request that comes again after they were deleted', async () => {
    const { headers, keep } = await skater()
    const key = crypto.randomUUID()
    const { id } = (await read(await keep(undefined, key))).body
    await send(remove, { method: 'DELETE', headers, params: { id } })
    expect((await keep(undefined, key)).status).toBe(404)
    expect(await db.line.count()).toBe(0)
  })

  it('are deleted by their owner, and a second time are not there', async () => {
    const { headers, keep, lines } = await skater()
    const { id } = (await read(await keep())).body
    const stranger = (await createViewer()).headers
    const drop = async (who: HeadersInit) =>
      (await send(remove, { method: 'DELETE', headers: who, params: { id } })).status
    expect(await drop(stranger)).toBe(404)
    expect(await lines()).toHaveLength(1)
    expect(await drop(headers)).toBe(204)
    expect(await drop(headers)).toBe(404)
    expect(await lines()).toEqual([])
  })
})

describe('a shared line', () => {
  async function sharedLine() {
    const owner = await skater()
    const { id } = (await read(await owner.keep())).body
    const call = async (handler: typeof share, method: string, headers: HeadersInit) =>
      read(await send(handler, { method, headers, params: { id } }))
    const { body } = await call(share, 'POST', owner.headers)
    const open = async (query = {}, headers: HeadersInit = {}) =>
      read(await send(shared, { params: { token: body.token }, query, headers }))
    return { ...owner, id, call, token: body.token as string, open }
  }

  it('opens for a guest without saying whose it is', async () => {
    const { open, user } = await sharedLine()
    const { status, body } = await open()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Lunch break',
      tricks: [{ name: 'Kickflip' }, { name: 'Frontside 180' }],
    })
    expect(body.mine).toMatchObject([{ order: 1, enters: 'regular' }, { order: 2 }])
    expect(JSON.stringify(body)).not.toContain(user.username)
    expect(body.shareToken).toBeUndefined()
  })

  it('is planned again for a beginner', async () => {
    const { open } = await sharedLine()
    await createTrick({ name: 'Ollie', family: 'ollie', difficulty: 2, obstacles: ['Flat Ground'] })
    const { body } = await open({ level: 'Beginner', rider: 'goofy' })
    expect(body.mine[0].trick.name).toBe('Ollie')
    expect(body.tricks[0].name).toBe('Kickflip')
  })

  it('keeps its link, and closes when it is taken back', async () => {
    const { call, headers, token, open } = await sharedLine()
    expect((await call(share, 'POST', headers)).body.token).toBe(token)
    expect((await call(unshare, 'DELETE', headers)).status).toBe(204)
    expect((await open()).status).toBe(404)
  })

  it("cannot be made of another user's line", async () => {
    const { call } = await sharedLine()
    const { headers } = await createViewer()
    expect((await call(share, 'POST', headers)).status).toBe(404)
    expect((await call(unshare, 'DELETE', headers)).status).toBe(404)
  })

  it.each(['x', '../../etc', 'a'.repeat(22), ''])('does not open under %j', async (token) => {
    expect((await send(shared, { params: { token } })).status).toBe(404)
  })
})
