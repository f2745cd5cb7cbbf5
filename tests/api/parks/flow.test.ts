import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as features } from '@/app/api/skatepark/features/route'
import { POST as flow } from '@/app/api/skatepark/suggest-tricks/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const seeded = JSON.parse(readFileSync('prisma/seed/park-features.json', 'utf8'))

beforeEach(async () => {
  await db.parkFeature.createMany({ data: seeded })
})

const ask = async (json: unknown, headers: HeadersInit = {}) =>
  read(await send(flow, { method: 'POST', json, headers }))

const edge = { category: 'Grinds' as const, obstacles: ['Ledge', 'Rail'] }

describe('park features', () => {
  it('are listed in their order with a description', async () => {
    const { status, body } = await read(await send(features))
    expect(status).toBe(200)
    expect(body).toHaveLength(seeded.length)
    expect(Object.keys(body[0])).toEqual(['name', 'category', 'difficulty', 'description'])
    expect(body[0].name).toBe('Flatground')
  })
})

describe('park flow', () => {
  it('has tricks that suit each feature, with reasons, and one route', async () => {
    await createTrick({ name: 'Ollie', obstacles: ['Flat Ground'], family: 'ollie' })
    await createTrick({ name: '50-50', ...edge, family: '50-50' })
    await createTrick({ name: '5-0', ...edge, family: '5-0' })
    const { status, body } = await ask({
      features: [
        { name: 'Ledge', count: 2 },
        { name: 'Flatground', count: 1 },
      ],
      difficulty: 'Beginner',
    })
    expect(status).toBe(200)
    expect(body.map(({ featureName }: { featureName: string }) => featureName)).toEqual([
      'Ledge',
      'Flatground',
    ])
    const [ledge, flat] = body
    expect(ledge.tricks.map(({ trick }: { trick: { name: string } }) => trick.name).sort()).toEqual([
      '5-0',
      '50-50',
    ])
    expect(ledge.tricks[0]).toMatchObject({
      trick: { category: 'Grinds', difficultyRating: 'Beginner', steps: ['Roll.', 'Pop.'], videoUrl: null },
      reasoning: expect.stringContaining('the ledge'),
    })
    expect(flat.tricks).toMatchObject([{ trick: { name: 'Ollie' } }])
    const orders = [...ledge.stops, ...flat.stops].map(({ order }: { order: number }) => order)
    expect(orders.sort()).toEqual([1, 2, 3])
    for (const { run, says } of [...ledge.stops, ...flat.stops]) {
      expect(run).toBe(0)
      expect(says).toMatch(/\.$/)
    }
  })

  it("starts from the skater's own list", async () => {
    const { headers, user } = await createViewer()
    for (const name of ['50-50', '5-0', 'Nosegrind'])
      await createTrick({ name, ...edge, family: name, sources: 9 })
    const own = await createTrick({ name: 'Smith Grind', ...edge, family: 'smith grind' })
    await db.trickProgress.create({ data: { userId: user.id, trickId: own.id, masteryLevel: 'CONSISTENT' } })
    const json = { features: [{ name: 'Ledge', count: 1 }], difficulty: 'all' }
    expect((await ask(json, headers)).body[0].tricks[0]).toMatchObject({
      trick: { name: 'Smith Grind' },
      reasoning: expect.stringMatching(/^(You land it already|You have it|One of your own)/),
      isNew: false,
    })
    expect((await ask(json, headers)).body[0].tricks[1]).toMatchObject({
      isNew: true,
    })
    const guest = (await ask(json)).body[0].tricks[0]
    expect(guest.trick.name).not.toBe('Smith Grind')
    expect(guest.isNew).toBeUndefined()
  })

  it.each([
    [{ difficulty: 'all' }, 'Select at least one feature'],
    [{ features: [], difficulty: 'all' }, 'Select at least one feature'],
    [{ features: [{ name: 'Ledge', count: 0 }] }, 'The count must be at least 1'],
    [{ features: [{ name: 'Ledge', count: 1.5 }] }, 'The count must be a whole number'],
    [{ features: [{ name: 'Castle', count: 1 }] }, 'There is no feature called Castle'],
    [{ features: [{ name: 'Ledge', count: 1 }], difficulty: 'Expert' }, 'Choose all or a level'],
  ])('refuses %j', async (json, message) => {
    const { status, body } = await ask(json)
    expect({ status, message: body.message }).toEqual({ status: 422, message })
    expect(body.fields).toBeTruthy()
  })
})
