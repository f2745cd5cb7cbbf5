import { afterAll, beforeEach, inject, vi } from 'vitest'

// Before anything reads the environment.
process.env.DATABASE_URL = inject('databaseUrl')
process.env.SITE_URL = 'https://darkslide.test'

// Nothing is kept between two reads: what the database says is what is seen.
vi.mock('next/cache', () => ({
  revalidateTag: vi.fn(),
  revalidatePath: vi.fn(),
  unstable_cache: <T>(read: T) => read,
}))

const { db } = await import('@/lib/db')

const tables = await db.$queryRaw<{ name: string }[]>`
  select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename <> '_prisma_migrations'`

beforeEach(async () => {
  await db.$executeRawUnsafe(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
})

afterAll(() => db.$disconnect())
