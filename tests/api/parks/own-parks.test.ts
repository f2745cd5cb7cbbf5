import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as exportAll } from '@/app/api/account/export/route'
import { DELETE as remove } from '@/app/api/skatepark/parks/[id]/route'
import { POST as keep, GET as list } from '@/app/api/skatepark/parks/route'
import { db } from '@/lib/db/client'
import { createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const seeded = JSON.parse(readFileSync('prisma/seed/park-features.json', 'utf8'))

beforeEach(async () => {
  await db.parkFeature.createMany({ data: seeded })
})

const spot = { name: ' My spot ', features: [{ name: 'Ledge', count: 2 }], difficulty: 'Beginner' }

async function skater() {
  const { user, headers } = await createViewer()
  return {
    user,
    keep: async (json: unknown) => read(await send(keep, { method: 'POST', json, headers })),
    list: async () => (await read(await send(list, { headers }))).body,
    remove: async (id: number) => (await send(remove, { method: 'DELETE', params: { id }, headers })).status,
    exported: async () => (await read(await send(exportAll, { headers, query: { format: 'json' } }))).body,
  }
}

describe('parks of one’s own', () => {
  it('are kept by name, the same one once, the latest first', async () => {
    const { keep: keepPark, list: parks, exported } = await skater()
    const kept = await keepPark(spot)
    expect(kept.status).toBe(200)
    expect(kept.body).toMatchObject({ ...spot, name: 'My spot' })
    await keepPark({ ...spot, name: 'School', difficulty: 'all' })
    const changed = { ...spot, features: [{ name: 'Flat Bar', count: 1 }], difficulty: 'all' }
    expect((await keepPark(changed)).body.id).toBe(kept.body.id)
    expect(await parks()).toMatchObject([
      { name: 'School', difficulty: 'all' },
      { id: kept.body.id, name: 'My spot', features: [{ name: 'Flat Bar', count: 1 }], difficulty: 'all' },
    ])
    expect((await exported()).parks).toMatchObject([{ name: 'My spot' }, { name: 'School' }])
  })

  it.each([
    ['no name', { ...spot, name: '  ' }, 'name'],
    ['no feature', { ...spot, features: [] }, 'features'],
    ['a feature that there is not', { ...spot, features: [{ name: 'Moon', count: 1 }] }, 'features'],
    ['a level that there is not', { ...spot, difficulty: 'Expert' }, 'difficulty'],
  ])('are refused with %s', async (_, json, field) => {
    const { status, body } = await (await skater()).keep(json)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('are their skater’s alone', async () => {
    const [one, other] = [await skater(), await skater()]
    const { body } = await one.keep(spot)
    expect(await other.list()).toEqual([])
    expect(await other.remove(body.id)).toBe(404)
    expect([await one.remove(body.id), await one.remove(body.id), await one.list()]).toEqual([204, 404, []])
  })

  it('are a hundred at most', async () => {
    const { user, keep: keepPark } = await skater()
    await db.park.createMany({
      data: Array.from({ length: 100 }, (_, at) => ({ userId: user.id, name: `Park ${at}`, features: [] })),
    })
    expect((await keepPark(spot)).status).toBe(409)
    expect((await keepPark({ ...spot, name: 'Park 1' })).status).toBe(200)
  })
})
