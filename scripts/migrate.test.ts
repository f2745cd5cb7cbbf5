import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropDatabases, ensureDatabase, withClient, withDatabase } from './database/connect.ts'
import { openDatabase } from './database/open.ts'
import { checkMigrations, createMigration, deployMigrations, markApplied, missingSql } from './migrate.ts'
import { ended } from './run/processes.ts'

let root: string
let server: string
let stop: () => Promise<void>
let directory: string
let url: string
let count = 0

const query = (sql: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

async function migration(name: string, sql: string): Promise<void> {
  await mkdir(path.join(directory, 'migrations', name), { recursive: true })
  await writeFile(path.join(directory, 'migrations', name, 'migration.sql'), sql)
}

const schema = (models: string) =>
  writeFile(
    path.join(directory, 'schema.prisma'),
    `datasource db {\n  provider = "postgresql"\n}\n${models}\n`,
  )

const skater = 'model Skater {\n  id Int @id\n  name String\n}'

const nameOf = (number: number) => `darkslide_migrate_${process.pid}_${number}`

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'darkslide-migrate-'))
  const database = await openDatabase({ database: nameOf(0), quiet: true, isForTests: true })
  server = database.url
  stop = database.stop
})

afterAll(async () => {
  const made = Array.from({ length: count + 1 }, (_, number) => nameOf(number))
  await dropDatabases(withDatabase(server, 'postgres'), (name) => made.includes(name))
  await stop()
  await rm(root, { recursive: true })
})

beforeEach(async () => {
  count += 1
  directory = path.join(root, `prisma-${count}`)
  await mkdir(directory)
  await ensureDatabase(server, nameOf(count))
  url = withDatabase(server, nameOf(count))
})

it('applies migrations in order, once, and records them as Prisma does', async () => {
  const second = 'create table trick (id int primary key references skater (id));'
  await migration('20250102000000_trick', second)
  await migration('20250101000000_skater', 'create table skater (id int primary key);')
  expect(await deployMigrations(url, directory)).toEqual(['20250101000000_skater', '20250102000000_trick'])
  expect(await deployMigrations(url, directory)).toEqual([])
  const rows = await query('select * from _prisma_migrations order by started_at')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({
    migration_name: '20250102000000_trick',
    checksum: createHash('sha256').update(second).digest('hex'),
    finished_at: expect.any(Date),
    rolled_back_at: null,
    logs: null,
    applied_steps_count: 1,
  })
})

it('runs semicolons inside of functions, texts and comments', async () => {
  await migration(
    '20250101000000_all',
    `-- one; two
     create table note (words text default 'a;b');
     create function seven() returns int language plpgsql as $$ begin perform 1; return 7; end; $$;
     insert into note values (default);`,
  )
  await deployMigrations(url, directory)
  expect(await query('select words, seven() from note')).toEqual([{ words: 'a;b', seven: 7 }])
})

it('leaves nothing of a migration that fails, names it, and applies no more', async () => {
  await migration('20250101000000_bad', 'create table half (id int); select nonsense;')
  await migration('20250102000000_next', 'create table next (id int);')
  const failure = 'The migration 20250101000000_bad failed: column "nonsense" does not exist.'
  await expect(deployMigrations(url, directory)).rejects.toThrow(failure)
  expect(await query("select to_regclass('half') as half, to_regclass('next') as next")).toEqual([
    { half: null, next: null },
  ])
  await expect(deployMigrations(url, directory)).rejects.toThrow(failure)
  await migration('20250101000000_bad', 'create table half (id int);')
  expect(await deployMigrations(url, directory)).toEqual(['20250101000000_bad', '20250102000000_next'])
})

it('records a migration in its own transaction', async () => {
  await migration('20250101000000_first', 'create table first (id int);')
  await query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end; $$`,
  )
  await deployMigrations(url, path.join(root, 'empty'))
  await query('create trigger refuse before insert on _prisma_migrations execute function refuse()')
  await expect(deployMigrations(url, directory)).rejects.toThrow('no room')
  expect(await query("select to_regclass('first') as first")).toEqual([{ first: null }])
})

/** What earlier releases left when they were killed between a migration and its record. */
const interrupt = () => query('update _prisma_migrations set finished_at = null, applied_steps_count = 0')

it('tries again what a kill had interrupted before it was applied', async () => {
  await migration('20250101000000_first', 'create table first (id int);')
  await deployMigrations(url, directory)
  await query('drop table first')
  await interrupt()
  expect(await deployMigrations(url, directory)).toEqual(['20250101000000_first'])
  expect(await query('select * from first')).toEqual([])
  expect(await query('select * from _prisma_migrations')).toHaveLength(1)
})

it.each([
  ['table', 'create table first (id int); insert into first values (1);'],
  ['type', "create type first_kind as enum ('a'); create table first as select 1 as id;"],
  ['column', 'alter table earlier add column late int; create table first as select 1 as id;'],
])('takes what was applied, a %s, though its record is missing, for applied', async (_kind, sql) => {
  await query('create table earlier (id int)')
  await migration('20250101000000_first', sql)
  await deployMigrations(url, directory)
  await interrupt()
  expect(await deployMigrations(url, directory)).toEqual(['20250101000000_first'])
  expect(await query('select id from first')).toEqual([{ id: 1 }])
  expect(await deployMigrations(url, directory)).toEqual([])
})

it('waits for a connection that is still at work on what was interrupted', async () => {
  const sql = 'create table first (id int); insert into first values (1);'
  await migration('20250101000000_first', sql)
  await deployMigrations(url, directory)
  await query('drop table first')
  await interrupt()
  await withClient(url, async (earlier) => {
    await earlier.query('begin')
    await earlier.query(sql)
    const deployed = deployMigrations(url, directory)
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(() => query(waiting)).toHaveLength(1)
    await earlier.query('commit')
    expect(await deployed).toEqual(['20250101000000_first'])
  })
  expect(await query('select id from first')).toEqual([{ id: 1 }])
})

// A package of npm run package is such a place.
const withoutEngine = `
import { registerHooks } from 'node:module'
registerHooks({
  resolve(name, context, next) {
    return next(name.startsWith('@prisma/schema-engine-wasm') ? '@prisma/not-installed' : name, context)
  },
})`

it.each([['check'], ['create', 'anything']])(
  'says what %s takes where the schema engine is not installed, and deploys without it',
  async (...words) => {
    const run = async (...args: string[]) => {
      const child = spawn(
        process.execPath,
        [
          '--import',
          `data:text/javascript,${encodeURIComponent(withoutEngine)}`,
          'scripts/migrate.ts',
          ...args,
        ],
        { env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      const [code, said] = await Promise.all([ended(child), text(child.stderr)])
      return { code, said }
    }
    const { code, said } = await run(...words)
    expect(code).toBe(1)
    expect(said).toMatch(/^check and create need a checkout[^\n]+\.\n$/)
    expect(await run('deploy')).toMatchObject({ code: 0 })
  },
)

it('goes through after a kill at any moment', async () => {
  const deploy = async (killed?: (child: ChildProcess) => void) => {
    const env = { ...process.env, DATABASE_URL: url }
    const child = spawn(process.execPath, ['scripts/migrate.ts', 'deploy'], { env, stdio: 'ignore' })
    killed?.(child)
    return ended(child)
  }
  const startedAt = Date.now()
  expect(await deploy()).toBe(0)
  const wholeMs = Date.now() - startedAt
  for (let moment = 1; moment <= 4; moment += 1) {
    await query('drop schema public cascade')
    await query('create schema public')
    // The last third is when it talks to the database.
    await deploy((child) => setTimeout(() => child.kill('SIGKILL'), wholeMs * (0.6 + moment / 10)))
    expect(await deploy(), `killed at moment ${moment}`).toBe(0)
    expect(await query('select 1 from _prisma_migrations where finished_at is null')).toEqual([])
  }
})

it('says what to type where it cannot know whether an interrupted migration was applied', async () => {
  await query('create table first (id int)')
  await migration('20250101000000_first', 'drop table first;')
  await deployMigrations(url, directory)
  await interrupt()
  await expect(deployMigrations(url, directory)).rejects.toThrow(
    'type: npm run db -- applied 20250101000000_first',
  )
  await markApplied(url, '20250101000000_first', directory)
  expect(await deployMigrations(url, directory)).toEqual([])
})

it('applies once when two servers start together', async () => {
  await migration('20250101000000_slow', 'select pg_sleep(0.2); create table slow (id int);')
  const applied = await Promise.all([deployMigrations(url, directory), deployMigrations(url, directory)])
  expect(applied.flat()).toEqual(['20250101000000_slow'])
})

it('finds the difference between the migrations and the schema, and writes it down', async () => {
  await schema(skater)
  expect(await checkMigrations(url, directory)).toBe(false)
  expect(await createMigration(url, 'first', directory)).toMatch(/\d{14}_first\/migration\.sql$/)
  expect(await checkMigrations(url, directory)).toBe(true)
  expect(await createMigration(url, 'nothing', directory)).toBeNull()
  await schema(skater.replace('name String', 'name String\n  age Int?'))
  expect(await missingSql(url, directory)).toContain('ADD COLUMN     "age" INTEGER')
  expect(await deployMigrations(url, directory)).toHaveLength(1)
})

it('sees a foreign key whose deletion rule the migrations say otherwise', async () => {
  const trick = (rule: string) =>
    `${skater.replace('name', 'tricks Trick[]\n  name')}
     model Trick {
       id Int @id
       skaterId Int
       skater Skater @relation(fields: [skaterId], references: [id], onDelete: ${rule})
     }`
  await schema(trick('Cascade'))
  const file = await createMigration(url, 'cascade', directory)
  expect(await checkMigrations(url, directory)).toBe(true)
  await schema(trick('Restrict'))
  expect(await checkMigrations(url, directory)).toBe(false)
  await appendFile(String(file), 'alter table "Trick" add check (id > 0);')
  await schema(trick('Cascade'))
  expect(await checkMigrations(url, directory)).toBe(true)
})

it('drops its scratch databases, also after a failure', async () => {
  await schema('model Broken {')
  await migration('20250101000000_bad', 'select nonsense;')
  await expect(checkMigrations(url, directory)).rejects.toThrow()
  const beside = `starts_with(datname, '${nameOf(count)}_scratch')`
  expect(await query(`select datname from pg_database where ${beside}`)).toEqual([])
})

it('proves that the migrations of this product equal its schema', async () => {
  expect(await missingSql(url)).toBe('')
})
