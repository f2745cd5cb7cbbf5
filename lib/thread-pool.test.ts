import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ThreadTask } from '../tests/setup/thread-tasks'
import { ThreadPool } from './thread-pool'

const file = new URL('../tests/setup/thread-tasks.ts', import.meta.url)
const start = vi.fn(() => new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 32 } }))

// A thread takes long to start on a busy machine, and a task that hangs does so for ever.
const limits = {
  start,
  size: 2,
  runMs: 200,
  prepareMs: 60_000,
  waitMs: 60_000,
  mostWaiting: 10,
  growMs: 0,
  idleMs: 60_000,
}

const one = { version: '1', data: 'one' }
const pools: ThreadPool<string, ThreadTask>[] = []

function poolOf(own: Partial<typeof limits> = {}) {
  const pool = new ThreadPool<string, ThreadTask>({ ...limits, ...own })
  pools.push(pool)
  return pool
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close()
  start.mockClear()
})

describe('a pool of threads', () => {
  it('makes a context ready once for each version', async () => {
    const pool = poolOf({ size: 1 })
    expect(pool.size).toBe(0)
    expect(await pool.run(one, 'say')).toEqual({ said: 'one', prepared: 1 })
    expect(await pool.run(one, 'say')).toEqual({ said: 'one', prepared: 1 })
    expect(await pool.run({ version: '2', data: 'two' }, 'say')).toEqual({ said: 'two', prepared: 2 })
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('ends what never ends and answers the others, while nothing else waits', async () => {
    const pool = poolOf()
    await pool.run(one, 'say')
    const before = performance.eventLoopUtilization()
    const hung = Promise.allSettled(Array.from({ length: 3 }, () => pool.run(one, 'hang')))
    const said = pool.run(one, 'say')
    expect(await hung).toMatchObject(Array(3).fill({ status: 'rejected', reason: { reason: 'too slow' } }))
    expect(await said).toMatchObject({ said: 'one' })
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  it('ends a thread whose context is never ready', async () => {
    const pool = poolOf({ prepareMs: 500 })
    await expect(pool.run({ version: '1', data: 'hang' }, 'say')).rejects.toMatchObject({
      reason: 'too slow',
    })
    expect(pool.size).toBe(0)
  })

  it.each(['die', 'devour'] as const)('replaces a thread that dies of a task: %s', async (task) => {
    const pool = poolOf({ size: 1, runMs: 60_000 })
    const [died, said] = await Promise.allSettled([pool.run(one, task), pool.run(one, 'say')])
    expect(died).toMatchObject({ status: 'rejected', reason: { reason: 'thread died' } })
    expect(said).toMatchObject({ status: 'fulfilled', value: { said: 'one' } })
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('hands on what a task throws, and keeps its thread', async () => {
    const pool = poolOf({ size: 1 })
    await expect(pool.run(one, 'throw')).rejects.toMatchObject({ name: 'RangeError', message: 'Not today.' })
    expect(await pool.run(one, 'say')).toMatchObject({ said: 'one' })
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('says so where a thread cannot even start', async () => {
    const pool = poolOf({ start: vi.fn(() => new Worker(new URL('./no-such-file.ts', import.meta.url))) })
    const tried = await Promise.allSettled([pool.run(one, 'say'), pool.run(one, 'say')])
    expect(tried).toMatchObject(Array(2).fill({ status: 'rejected', reason: { reason: 'thread died' } }))
  })

  it('refuses more than may wait', async () => {
    const pool = poolOf({ mostWaiting: 1 })
    const first = pool.run(one, 'say')
    await expect(pool.run(one, 'say')).rejects.toMatchObject({ reason: 'too busy' })
    expect(await first).toMatchObject({ said: 'one' })
  })

  it('refuses what has waited too long behind another', async () => {
    const pool = poolOf({ size: 1, runMs: 60_000, waitMs: 1000 })
    const hung = pool.run(one, 'hang')
    const waited = pool.run(one, 'say')
    hung.catch(() => {})
    await expect(waited).rejects.toMatchObject({ reason: 'too busy' })
  })

  it('starts another thread only for what has to wait, and ends those that have nothing to do', async () => {
    const pool = poolOf({ growMs: 60_000, idleMs: 100 })
    await Promise.all([pool.run(one, 'say'), pool.run(one, 'say'), pool.run(one, 'say')])
    expect(start).toHaveBeenCalledTimes(1)
    expect(pool.size).toBe(1)
    await vi.waitFor(() => expect(pool.size).toBe(0), 10_000)
    expect(await pool.run(one, 'say')).toMatchObject({ said: 'one' })
    const wide = poolOf({ runMs: 1000 })
    await Promise.allSettled([wide.run(one, 'hang'), wide.run(one, 'hang')])
    expect(start.mock.calls.length).toBeGreaterThanOrEqual(4)
  })
})
