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

/** Waits until what is kept of an address holds the words, writes it anew, and answers what it was. */
export async function editKept(
  redis: Client,
  path: string,
  edit: (kept: string) => string,
  words = '',
): Promise<string> {
  let key = ''
  let kept = ''
  const look = async () => {
    key = (await redis.keys('darkslide:*')).find((name) => name.endsWith(`/$${path}`)) ?? ''
    kept = (await redis.get(key)) ?? ''
    return kept !== '' && kept.includes(words)
  }
  await expect.poll(look, { timeout: 5000 }).toBe(true)
  await redis.set(key, edit(kept))
  return kept
}
