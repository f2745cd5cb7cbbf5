import 'server-only'
import { env, isBuilding } from '../env'
import { createClient } from './connect'

const globalForDb = globalThis as typeof globalThis & { prisma?: ReturnType<typeof createClient> }

function connect() {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set; start the app with npm start or npm run dev.')
  // No one waits for a build, and a busy machine is no reason to fail one.
  return createClient(env.DATABASE_URL, isBuilding ? { queryMs: 60_000, connectMs: 60_000 } : {})
}

/** The one Prisma client of this process. On globalThis, so that a development reload reuses its pool. */
export const db = globalForDb.prisma ?? connect()
globalForDb.prisma = db
