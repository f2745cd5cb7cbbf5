import { afterAll, beforeEach, inject, vi } from 'vitest'
import { createClient, patient } from '../../lib/db/connect'
import { openCopy } from './database'

// Before anything reads the environment.
const database = await openCopy(inject('databaseUrl'), process.env.VITEST_POOL_ID ?? '')
process.env.DATABASE_URL = database
process.env.SITE_URL = 'https://darkslide.test'

// Nothing is kept between two reads: what the database says is what is seen.
vi.mock('next/cache', () => ({
  revalidateTag: vi.fn(),
  revalidatePath: vi.fn(),
  unstable_cache: <T>(read: T) => read,
}))

// Hashed for real, but cheaply: what a hash costs has a test beside lib/auth/passwords.ts.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (password: string | Uint8Array) => argon2.hash(password, { memoryCost: 8, timeCost: 1 }),
  }
})

// What the product does when the database takes too long is tested where it is made to.
Object.assign(globalThis, { prisma: createClient(database, patient) })

const { db } = await import('@/lib/db/client')

// Emptying tables that hold a few rows is many times faster than truncating all of them.
const tables = await db.$queryRaw<{ name: string }[]>`
  select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename <> '_prisma_migrations'`
const emptyTables = tables.map(({ name }) => `delete from ${name};`).join('\n')
const restartIds = `perform setval(seqrelid::regclass, 1, false) from pg_sequence;`

beforeEach(async () => {
  await db.$executeRawUnsafe(`do $$ begin ${emptyTables} ${restartIds} end $$`)
})

afterAll(() => db.$disconnect())
