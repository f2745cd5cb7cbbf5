import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { GET as list } from '@/app/api/tricks/route'
import { ThreadPool } from '@/lib/thread-pool'
import { createTrick, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

// In the place of the coach's threads, before anything asks them.
const threads = new ThreadPool<unknown, unknown>({
  start: () => new Worker(new URL('../../setup/hanging-thread.ts', import.meta.url)),
  size: 2,
  runMs: 300,
  prepareMs: 60_000,
  waitMs: 60_000,
  mostWaiting: 100,
  growMs: 0,
  idleMs: 60_000,
})
Object.assign(globalThis, { coachThreads: threads })
const { POST: suggest } = await import('@/app/api/tricks/suggest/route')

afterAll(() => threads.close())

const ask = async (json: object, headers: HeadersInit = {}) =>
  read(
    await send(suggest, {
      method: 'POST',
      json: { prompt: 'bad knees and bad knees', difficulties: ['beginner', 'intermediate'], ...json },
      headers,
    }),
  )
const ramp = { obstacles: ['Mini Ramp'], category: 'Transitions' as const }

describe('a wish that the coach never gets out of', () => {
  it('gets a plain answer, the softest that may be shown, while other calls go on', async () => {
    const flat = { obstacles: ['Flat Ground'] }
    await createTrick({ name: 'Kickflip', level: 'Intermediate', ...flat, sources: 9 })
    await createTrick({ name: 'Ollie', ...flat, sources: 8 })
    const kickturn = await createTrick({ name: 'Kickturn', ...ramp })
    await createTrick({ name: 'Disaster', level: 'Intermediate', ...ramp })
    await createTrick({ name: 'Pushing', level: 'Expert', ...flat })
    const items = [{ is: 'body', kind: 'sore' }]
    const asked = Promise.all([ask({}), ask({ items })])
    const first = await Promise.race([asked, send(list)])
    expect(first).toMatchObject({ status: 200 })
    const [answer, other] = await asked
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: kickturn.id,
        name: 'Kickturn',
        steps: ['Roll.', 'Pop.'],
        source: 'coach',
        understood: false,
        ignored: [],
        remedy: null,
        notes: [expect.stringContaining('kickturn')],
      },
    })
    expect(answer.body.heard).toEqual([])
    expect(other.body).toMatchObject({ id: kickturn.id, understood: false, heard: [{ item: items[0] }] })
  })

  it('is never what the skater lands, and nothing where nothing may be shown', async () => {
    const { headers, user } = await createViewer()
    const { db } = await import('@/lib/db/client')
    const { id } = await createTrick({ name: 'Kickturn', ...ramp })
    await createTrick({ name: 'Ollie' })
    await db.trickProgress.create({
      data: { userId: user.id, trickId: id, isSaved: true, masteryLevel: 'CONSISTENT' },
    })
    expect((await ask({}, headers)).body.name).toBe('Ollie')
    expect(await ask({ difficulties: ['expert'] })).toMatchObject({ status: 404 })
  })
})
