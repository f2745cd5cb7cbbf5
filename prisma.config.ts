import { defineConfig } from 'prisma/config'

// No command, typed by hand either, tells Prisma's makers that it was run.
process.env.CHECKPOINT_DISABLE = '1'

// `generate` looks for the schema engine, which it never runs, and would download it.
if (process.argv.includes('generate')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'node scripts/seed.ts' },
  datasource: { url: process.env.DATABASE_URL },
})
