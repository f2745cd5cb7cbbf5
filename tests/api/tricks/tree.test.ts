import { describe, expect, it } from 'vitest'
import { GET as tree } from '@/app/api/tricks/tree/route'
import { createTrick, createUser } from '../../setup/factories'
import { read, send } from '../../setup/request'

describe('the skill tree', () => {
  it('has the library, each trick below what it grows from, and nothing that TrickBot composed', async () => {
    const ollie = await createTrick({ name: 'Ollie', isFoundational: true, order: 1 })
    const kickflip = await createTrick({ name: 'Kickflip', learnFirst: [ollie.id], category: 'Flips' })
    await createTrick({ name: 'Double Kickflip', learnFirst: [kickflip.id], category: 'Flips' })
    await createTrick({ name: 'Triple Kickflip', ownerId: (await createUser()).id })
    const response = await send(tree)
    expect(response.headers.get('cache-control')).toMatch(/^public/)
    const { body } = await read(response)
    expect(
      body.map((trick: { name: string; branch: string; parent: number | null }) => [
        trick.name,
        trick.branch,
        trick.parent,
      ]),
    ).toEqual([
      ['Double Kickflip', 'kickflips', kickflip.id],
      ['Kickflip', 'kickflips', null],
      ['Ollie', 'spins', null],
    ])
    expect(body[1].requires).toEqual([ollie.id])
  })
})
