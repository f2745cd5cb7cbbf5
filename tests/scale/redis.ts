import { createClient } from 'redis'
import { expect } from 'vitest'

const clientOf = (port: number) => createClient({ url: `redis://127.0.0.1:${port}` })

type Client = ReturnType<typeof clientOf>

/** A look into the Redis of the servers. */
export async function openRedis({ redisPort }: { redisPort: number }): Promise<Client> {
  const client = clientOf(redisPort)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function findCached(redis: Client, path: string): Promise<{ key: string; entry: string }> {
  const key = (await redis.keys('darkslide:*')).find((name) => name.endsWith(`/$${path}`)) ?? ''
  return { key, entry: (await redis.get(key)) ?? '' }
}

/** Whether the cached entry of a path contains the words. */
export const isCached = async (redis: Client, path: string, words: string): Promise<boolean> =>
  (await findCached(redis, path)).entry.includes(words)

/** Waits until the cached entry of a path contains the words, replaces it, and returns what it was. */
export async function editCached(
  redis: Client,
  path: string,
  edit: (entry: string) => string,
  words = '',
): Promise<string> {
  let found = { key: '', entry: '' }
  const look = async () => {
    found = await findCached(redis, path)
    return found.entry !== '' && found.entry.includes(words)
  }
  await expect.poll(look).toBe(true)
  await redis.set(found.key, edit(found.entry))
  return found.entry
}
