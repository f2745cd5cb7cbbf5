import 'server-only'
import { createClient } from '@/prisma/client'
import { env } from './env'

const globalForDb = globalThis as typeof globalThis & { prisma?: ReturnType<typeof createClient> }

function connect() {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set; start the app with npm start or npm run dev.')
  return createClient(env.DATABASE_URL)
}

/** The one Prisma client of this process. Kept on globalThis so that a development reload reuses its pool. */
export const db = globalForDb.prisma ?? connect()
globalForDb.prisma = db
