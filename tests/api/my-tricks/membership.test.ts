import { describe, expect, it } from 'vitest'
import { POST as add } from '@/app/api/tricks/[id]/add-to-my-tricks/route'
import { PATCH as change } from '@/app/api/tricks/[id]/progress/route'
import { DELETE as remove } from '@/app/api/tricks/[id]/remove-from-my-tricks/route'
import { GET as list } from '@/app/api/tricks/my-tricks/route'
import { db } from '@/lib/db/client'
import { begun } from '@/lib/my-tricks/progress'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'
import { otherwise, statedSingly } from '../../setup/stated'

const fresh = { ...begun, notes: [] }

describe('my tricks', () => {
  it('holds a trick after adding it, with the defaults', async () => {
    const { headers } = await createViewer()
    const trick = await createTrick({ name: 'Kickflip', level: 'Intermediate', sequence: null })
    const added = await send(add, { method: 'POST', headers, params: { id: trick.id } })
    const { status, body } = await read(added)
    expect([status, body]).toEqual([200, expect.objectContaining(fresh)])
    const mine = await read(await send(list, { headers }))
    // The response carries the row as it stands in the list, so that no one has to read that again.
    const { card, landing, ...progress } = body
    expect(mine.body).toEqual([{ ...card, progress, landing }])
    expect(mine.body).toEqual([
      expect.objectContaining({
        id: trick.id,
        name: 'Kickflip',
        difficultyRating: 'Intermediate',
        progress: fresh,
        landing: null,
      }),
    ])
  })

  it('holds it once when it is added ten times at once', async () => {
    const { headers, user } = await createViewer()
    const trick = await createTrick()
    const options = { method: 'POST', headers, params: { id: trick.id } }
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(add, options)))
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200))
    expect(await db.trickProgress.count({ where: { userId: user.id } })).toBe(1)
  })

  it('is kept apart from that of another who sends the same key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const { headers } of [await createViewer(), await createViewer()]) {
      const params = { id: (await createTrick()).id }
      const path = `/api/tricks/${params.id}/add-to-my-tricks`
      const added = await send(add, { method: 'POST', path, headers: { ...headers, ...key }, params })
      expect(added.status).toBe(200)
    }
  })

  it('takes a trick off and brings it back with its progress', async () => {
    const { headers } = await createViewer()
    const params = { id: (await createTrick()).id }
    await send(add, { method: 'POST', headers, params })
    await send(change, { method: 'PATCH', headers, params, json: { masteryLevel: 'MASTERED' } })
    expect((await send(remove, { method: 'DELETE', headers, params })).status).toBe(204)
    expect((await read(await send(list, { headers }))).body).toEqual([])
    const back = await read(await send(add, { method: 'POST', headers, params }))
    expect(back.body.masteryLevel).toBe('MASTERED')
  })

  it('may be asked twice to take a trick off', async () => {
    const { headers } = await createViewer()
    const params = { id: (await createTrick()).id }
    expect((await send(remove, { method: 'DELETE', headers, params })).status).toBe(404)
    await send(add, { method: 'POST', headers, params })
    for (let round = 0; round < 2; round++) {
      expect((await send(remove, { method: 'DELETE', headers, params })).status).toBe(204)
    }
  })

  it('is one list per skater', async () => {
    const [one, other] = [await createViewer(), await createViewer()]
    const params = { id: (await createTrick()).id }
    await send(add, { method: 'POST', headers: one.headers, params })
    expect((await read(await send(list, { headers: other.headers }))).body).toEqual([])
    await send(remove, { method: 'DELETE', headers: other.headers, params })
    expect((await read(await send(list, { headers: one.headers }))).body).toHaveLength(1)
  })

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '999999', '1e3x', ' '])('has no trick %j', async (id) => {
    const { headers } = await createViewer()
    for (const [handler, method] of [
      [add, 'POST'],
      [remove, 'DELETE'],
    ] as const) {
      expect((await send(handler, { method, headers, params: { id } })).status).toBe(404)
    }
    const json = { masteryLevel: 'MASTERED' }
    expect((await send(change, { method: 'PATCH', headers, params: { id }, json })).status).toBe(404)
  })

  it("has no trick that another user composed, but the user's own", async () => {
    const { headers, user } = await createViewer()
    const own = await createTrick({ ownerId: user.id })
    const foreign = await createTrick({ ownerId: (await createUser()).id })
    expect((await send(add, { method: 'POST', headers, params: { id: own.id } })).status).toBe(200)
    expect((await read(await send(list, { headers }))).body).toMatchObject([{ id: own.id, name: own.name }])
    const refused = await read(await send(add, { method: 'POST', headers, params: { id: foreign.id } }))
    expect(refused).toEqual({ status: 404, body: { code: 'not_found', message: 'Trick not found' } })
    expect(await db.trickProgress.count({ where: { trickId: foreign.id } })).toBe(0)
  })
})

describe('PATCH progress', () => {
  async function saved() {
    const { headers, user } = await createViewer()
    const params = { id: (await createTrick()).id }
    await send(add, { method: 'POST', headers, params })
    const patch = (json: unknown, extra = {}) =>
      send(change, { method: 'PATCH', headers: { ...headers, ...extra }, params, json })
    return { headers, user, params, patch }
  }

  it('keeps the level and the moment', async () => {
    const { patch, user, params } = await saved()
    const { status, body } = await read(
      await patch({ masteryLevel: 'CONSISTENT', lastPracticed: '2026-05-06T09:08:07+02:00' }),
    )
    expect(status).toBe(200)
    expect(body).toEqual({ ...fresh, masteryLevel: 'CONSISTENT', lastPracticed: '2026-05-06T07:08:07.000Z' })
    const row = await db.trickProgress.findUnique({
      where: { userId_trickId: { userId: user.id, trickId: params.id } },
    })
    expect(row).toMatchObject({ masteryLevel: 'CONSISTENT', lastPracticed: new Date('2026-05-06T07:08:07Z') })
  })

  it.each(statedSingly)('changes %j and leaves alone what is not sent', async (change) => {
    const { patch, headers } = await saved()
    const changed = { ...fresh, ...change }
    expect((await read(await patch(change))).body).toEqual(changed)
    expect((await read(await send(list, { headers }))).body).toMatchObject([{ progress: changed }])
    await patch(otherwise)
    expect((await read(await patch(change))).body).toEqual({ ...otherwise, notes: [] })
  })

  it.each([
    [{ masteryLevel: 'BEST' }, 'masteryLevel'],
    [{ masteryLevel: null }, 'masteryLevel'],
    [{ lastPracticed: 'yesterday' }, 'lastPracticed'],
    [{ lastPracticed: '0001-01-01T00:00:00Z' }, 'lastPracticed'],
    [{ lastPracticed: 1_700_000_000 }, 'lastPracticed'],
  ])('refuses %j and names the field', async (json, field) => {
    const { status, body } = await read(await (await saved()).patch(json))
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it.each([[{}], [[]], ['text'], [null]])('refuses %j', async (json) => {
    expect((await (await saved()).patch(json)).status).toBe(422)
  })

  it('keeps what was set last, in whichever order two devices come to say so', async () => {
    const { patch } = await saved()
    const evening = { masteryLevel: 'MASTERED', lastPracticed: '2026-05-06T19:00:00.000Z', ifLatest: true }
    const morning = { masteryLevel: 'CONSISTENT', lastPracticed: '2026-05-06T09:00:00.000Z', ifLatest: true }
    for (const [first, second] of [
      [evening, morning],
      [morning, evening],
    ]) {
      await patch(first)
      const { status, body } = await read(await patch(second))
      const { masteryLevel, lastPracticed } = evening
      expect([status, body]).toEqual([200, { ...fresh, masteryLevel, lastPracticed }])
    }
  })

  it('does not let a late repetition undo a newer choice', async () => {
    const { patch } = await saved()
    const key = { 'idempotency-key': crypto.randomUUID() }
    await patch({ masteryLevel: 'CONSISTENT' }, key)
    await patch({ masteryLevel: 'MASTERED' })
    expect((await read(await patch({ masteryLevel: 'CONSISTENT' }, key))).body.masteryLevel).toBe('MASTERED')
  })

  it('returns 404 for a trick that was never saved', async () => {
    const { headers } = await createViewer()
    const params = { id: (await createTrick()).id }
    const response = await send(change, {
      method: 'PATCH',
      headers,
      params,
      json: { masteryLevel: 'MASTERED' },
    })
    expect((await read(response)).body.message).toBe('This trick is not in My Tricks')
  })
})
