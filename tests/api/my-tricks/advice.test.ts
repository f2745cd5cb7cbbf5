import { describe, expect, it } from 'vitest'
import { GET as next } from '@/app/api/tricks/my-tricks/next/route'
import { db } from '@/lib/db/client'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

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
  it('is the easiest first, then what is built on it', async () => {
    const { ollie } = await library()
    const { headers, user } = await createViewer()
    const names = async () =>
      (await read(await send(next, { headers }))).body.tricks.map(
        (row: { trick: { name: string } }) => row.trick.name,
      )
    expect((await names())[0]).toBe('Ollie')
    await db.trickProgress.create({
      data: { userId: user.id, trickId: ollie.id, masteryLevel: 'CONSISTENT' },
    })
    expect((await names())[0]).toBe('Kickflip')
  })

  it('never offers what TrickBot composed for a user', async () => {
    const { ollie } = await library()
    const { headers, user } = await createViewer()
    await db.trickProgress.create({ data: { userId: user.id, trickId: ollie.id, masteryLevel: 'MASTERED' } })
    await createTrick({ name: 'Private', learnFirst: [ollie.id], ownerId: (await createUser()).id })
    const { tricks } = (await read(await send(next, { headers }))).body
    expect(tricks.map(({ trick }: { trick: { name: string } }) => trick.name)).toEqual([
      'Kickflip',
      'Hardflip',
    ])
  })
})
