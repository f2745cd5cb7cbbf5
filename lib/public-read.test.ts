import { beforeEach, expect, it, vi } from 'vitest'
import { cacheTags } from './cache/tags'
import { contentVersions, firstVersion } from './content-versions'
import { lastInvalidation } from './last-invalidation'
import type { Database } from './public-read'

vi.mock('./db/client', () => ({ db: null }))
const { nearest } = await import('./public-read')

const findMany = vi.fn(async () => [{ tag: 'posts', version: 'v2' }])
const primary = { name: 'primary' } as unknown as Database
const replica = { name: 'replica', contentVersion: { findMany } } as unknown as Database
const read = async (from: Database) => String(Reflect.get(from, 'name'))

beforeEach(() => {
  lastInvalidation.at = performance.now() - 11_000
  for (const tag of cacheTags) contentVersions.set(tag, tag === 'posts' ? 'v2' : firstVersion)
})

it('reads from a replica that has what this server knows', async () => {
  expect(await nearest(primary, replica)(read)).toBe('replica')
})

it('reads from the primary where there is no replica', async () => {
  expect(await nearest(primary, null)(read)).toBe('primary')
})

it('reads from the primary for ten seconds after a change', async () => {
  lastInvalidation.at = performance.now() - 9000
  expect(await nearest(primary, replica)(read)).toBe('primary')
})

it('reads from the primary while the replica is behind, however long', async () => {
  findMany.mockResolvedValueOnce([{ tag: 'posts', version: 'v1' }])
  expect(await nearest(primary, replica)(read)).toBe('primary')
  findMany.mockResolvedValueOnce([])
  expect(await nearest(primary, replica)(read)).toBe('primary')
})

it('reads from the primary while this server does not hear of changes', async () => {
  contentVersions.clear()
  expect(await nearest(primary, replica)(read)).toBe('primary')
})

it('reads from the primary when the replica is away, and tells the troubles of the primary alone', async () => {
  findMany.mockRejectedValueOnce(new Error('away'))
  expect(await nearest(primary, replica)(read)).toBe('primary')
  const failing = async (from: Database) => {
    throw new Error(await read(from))
  }
  await expect(nearest(primary, replica)(failing)).rejects.toThrow('primary')
})
