import 'server-only'
import { env, isBuilding } from '../env'
import { createClient, patient } from './connect'

const globalForDb = globalThis as typeof globalThis & { prisma?: ReturnType<typeof createClient> }

function connect() {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set; start the app with npm start or npm run dev.')
  return createClient(env.DATABASE_URL, isBuilding ? patient : {})
}

/** The one Prisma client of this process. On globalThis, so that a development reload reuses its pool. */
export const db = globalForDb.prisma ?? connect()
globalForDb.prisma = db
