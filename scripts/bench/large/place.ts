import { setTimeout as delay } from 'node:timers/promises'
import { cacheTags, invalidationChannel } from '../../../lib/cache-tags.ts'
import { withClient } from '../../database/connect.ts'
import type { Database } from '../../database.ts'
import { ownServer } from '../contenders.ts'
import { type Asked, requestsFor } from './requests.ts'

/** A server on a database of one size, and what is asked of it. */
export type Place = {
  urlOf: (path: string) => string
  asked: Asked[]
  /** Makes the server forget all that it kept. */
  forget: () => Promise<void>
}

// The server hears of it by a message and forgets within a few milliseconds.
const settleMs = 300

/** Starts the product on a filled database. */
export async function openPlace(database: Database): Promise<Place> {
  const { url } = database
  const { urlOf } = await ownServer(database)
  const forget = async () => {
    await withClient(url, async (client) => {
      for (const tag of cacheTags)
        await client.query('select pg_notify($1, $2)', [invalidationChannel, `bench ${tag}`])
    })
    await delay(settleMs)
  }
  await forget()
  return { urlOf, forget, asked: await withClient(url, requestsFor) }
}
