import { describe, expect, it } from 'vitest'
import { GET as fresh } from '@/app/api/tricks/my-tricks/fresh/route'
import { GET as map } from '@/app/api/tricks/my-tricks/map/route'
import { GET as next } from '@/app/api/tricks/my-tricks/next/route'
import { db } from '@/lib/db/client'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000)

async function library() {
  const ollie = await createTrick({ name: 'Ollie', isFoundational: true, order: 1, difficulty: 1.5 })
  const kickflip = await createTrick({
    name: 'Kickflip',
    learnFirst: [ollie.id],
    difficulty: 4,
    category: 'Flips',
  })
  const hardflip = await createTrick({ name: 'Hardflip', learnFirst: [kickflip.id], category: 'Flips' })
  return { ollie, kickflip, hardflip }
}

describe('next for you', () => {
  it('is the foundation first, then what is built on it', async () => {
    const { ollie } = await library()
    const { headers, user } = await createViewer()
    const names = async () =>
      (await read(await send(next, { headers }))).body.map(
        (row: { trick: { name: string } }) => row.trick.name,
      )
    expect(await names()).toEqual(['Ollie'])
    await db.trickProgress.create({
      data: { userId: user.id, trickId: ollie.id, masteryLevel: 'CONSISTENT' },
    })
    expect(await names()).toEqual(['Kickflip'])
  })

  it('never offers what TrickBot composed for a user', async () => {
    const { ollie } = await library()
    const { headers, user } = await createViewer()
    await db.trickProgress.create({ data: { userId: user.id, trickId: ollie.id, masteryLevel: 'MASTERED' } })
    await createTrick({ name: 'Private', learnFirst: [ollie.id], ownerId: (await createUser()).id })
    expect((await read(await send(next, { headers }))).body).toHaveLength(1)
  })
})

describe('keep it fresh', () => {
  it('lists what is due and lowers nothing', async () => {
    const { ollie, kickflip } = await library()
    const { headers, user } = await createViewer()
    const row = { userId: user.id, masteryLevel: 'MASTERED', lastPracticed: daysAgo(50) } as const
    await db.trickProgress.createMany({
      data: [
        { ...row, trickId: ollie.id },
        { ...row, trickId: kickflip.id },
      ],
    })
    await db.practiceEntry.create({
      data: { userId: user.id, trickId: kickflip.id, tries: 3, lands: 3, practicedAt: daysAgo(2) },
    })
    const { body } = await read(await send(fresh, { headers }))
    expect(body).toEqual([
      expect.objectContaining({ trick: expect.objectContaining({ name: 'Ollie' }), daysOverdue: 20 }),
    ])
    expect(await db.trickProgress.count({ where: { masteryLevel: 'MASTERED' } })).toBe(2)
  })
})

describe('progress map', () => {
  it('colours the library by what the skater has', async () => {
    const { ollie, kickflip } = await library()
    const { headers, user } = await createViewer()
    await db.trickProgress.createMany({
      data: [
        { userId: user.id, trickId: ollie.id, masteryLevel: 'MASTERED', isSaved: false },
        { userId: user.id, trickId: kickflip.id, masteryLevel: 'LEARNING', isSaved: false },
      ],
    })
    const { body } = await read(await send(map, { headers }))
    expect(body.tricks.map((row: { name: string; state: string }) => [row.name, row.state])).toEqual([
      ['Ollie', 'mastered'],
      ['Kickflip', 'ready'],
      ['Hardflip', 'locked'],
    ])
    expect(body.counts).toMatchObject({ mastered: 1, ready: 1, locked: 1 })
  })
})
