import { describe, expect, it } from 'vitest'
import { GET as getOne } from '@/app/api/tricks/[id]/route'
import { GET as getBook } from '@/app/api/tricks/book/route'
import { createTrick, createUser } from '../../setup/factories'
import { read, send } from '../../setup/request'

describe('GET /api/tricks/book', () => {
  it('is every trick of the library as it is returned alone', async () => {
    const ollie = await createTrick({ name: 'Ollie' })
    const learnFirst = [ollie.id]
    const kickflip = await createTrick({ name: 'Kickflip', steps: ['Pop.', 'Flick.'], learnFirst })
    const alone = await Promise.all(
      [kickflip, ollie].map(async ({ id }) => (await read(await send(getOne, { params: { id } }))).body),
    )
    expect(await read(await send(getBook))).toEqual({ status: 200, body: alone })
  })

  it("leaves out a skater's own tricks", async () => {
    const { id: ownerId } = await createUser()
    await createTrick({ ownerId, name: 'Secret Flip' })
    expect((await read(await send(getBook))).body).toEqual([])
  })

  it('may be cached by the server until something changes, and by no one else', async () => {
    const control = (await send(getBook)).headers.get('cache-control')
    expect(control).toBe('public, max-age=0, s-maxage=31536000, must-revalidate')
  })
})
