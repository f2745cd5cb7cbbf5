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

/** Waits until the cached entry of a path contains the words, replaces it, and returns what it was. */
export async function editCached(
  redis: Client,
  path: string,
  edit: (entry: string) => string,
  words = '',
): Promise<string> {
  let key = ''
  let entry = ''
  const look = async () => {
    key = (await redis.keys('darkslide:*')).find((name) => name.endsWith(`/$${path}`)) ?? ''
    entry = (await redis.get(key)) ?? ''
    return entry !== '' && entry.includes(words)
  }
  await expect.poll(look, { timeout: 5000 }).toBe(true)
  await redis.set(key, edit(entry))
  return entry
}
