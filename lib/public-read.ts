import 'server-only'
import { createClient } from '@/lib/db/connect'
import { cacheTags } from './cache/tags'
import { contentVersions, firstVersion } from './content-versions'
import { db } from './db/client'
import { env, isBuilding } from './env'
import { lastInvalidation } from './last-invalidation'

export type Database = ReturnType<typeof createClient>
type Read<Result> = (from: Database) => Promise<Result>

const settlesWithinMs = 10_000

const globalForReplica = globalThis as typeof globalThis & { prismaReplica?: Database | null }

function connect(): Database | null {
  if (!env.DATABASE_REPLICA_URL || isBuilding) return null
  return createClient(env.DATABASE_REPLICA_URL, { queryMs: 2000, connectMs: 500 })
}

/** Whether it has all that this server knows to have changed: what is made of its rows is kept for long. */
async function isCurrent(replica: Database): Promise<boolean> {
  if (performance.now() < lastInvalidation.at + settlesWithinMs) return false
  const rows = await replica.contentVersion.findMany()
  const versions = new Map(rows.map(({ tag, version }) => [tag, version]))
  return cacheTags.every((tag) => (versions.get(tag) ?? firstVersion) === contentVersions.get(tag))
}

/** Reads from the replica where there is one that is there and not behind, and from the primary otherwise. */
export function nearest(primary: Database, replica: Database | null) {
  const fromReplica = async <Result>(read: Read<Result>): Promise<{ value: Result } | null> =>
    replica && (await isCurrent(replica)) ? { value: await read(replica) } : null
  return async <Result>(read: Read<Result>): Promise<Result> => {
    // Whatever the replica's trouble is, the primary knows better.
    const found = await fromReplica(read).catch(() => null)
    return found ? found.value : read(primary)
  }
}

globalForReplica.prismaReplica ??= connect()

/** For what everybody sees and we keep. What is somebody's own is read where it was written. */
export const readPublic = nearest(db, globalForReplica.prismaReplica)
