import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { POST as add } from '@/app/api/tricks/[id]/add-to-my-tricks/route'
import { createTrick, createViewer } from '../../setup/factories'
import { send } from '../../setup/request'

// As in production: the library is read once and kept.
vi.mock('next/cache', () => ({
  revalidateTag: vi.fn(),
  unstable_cache: (read: (...args: unknown[]) => Promise<unknown>) => {
    const kept = new Map<string, Promise<unknown>>()
    return (...args: unknown[]) => {
      const key = JSON.stringify(args)
      const value = kept.get(key) ?? read(...args)
      kept.set(key, value)
      return value
    }
  },
}))

it('takes four statements to add a trick: who calls, how often, the write that counts once, and the row', async () => {
  const { headers } = await createViewer()
  const [first, second] = [await createTrick(), await createTrick()]
  const press = (id: number) =>
    send(add, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      params: { id },
    })
  await press(first.id)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await press(second.id)).status).toBe(200)
  expect(query).toHaveBeenCalledTimes(4)
})
