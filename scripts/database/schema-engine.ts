import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'
import { Problem } from '../run/problem.ts'
import { dropDatabases, withClient, withDatabase } from './connect.ts'

/**
 * A script goes to the server in one piece, which Postgres runs as one transaction. The adapter's own way
 * cuts it at every semicolon, also at those inside functions and texts.
 */
async function connect(connectionString: string) {
  const adapter = await new PrismaPg({ connectionString, max: 1 }).connect()
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
  }
  readCharacters(adapter, adapter.underlyingDriver())
  return adapter
}

const charOid = 18
const textOid = 25

/**
 * The engine asks for the kinds of constraints, of type "char", which the adapter does not know and refuses.
 * So the adapter is shown a text, and the engine the character that it wants.
 */
function readCharacters(adapter: SqlDriverAdapter, pool: pg.Pool): void {
  let characters = new Set<string>()
  const query = pool.query.bind(pool)
  const relabeled = async (config: pg.QueryArrayConfig) => {
    const result = await query(config)
    const found = (result.fields ?? []).filter((field) => field.dataTypeID === charOid)
    for (const field of found) field.dataTypeID = textOid
    characters = new Set(found.map((field) => field.name))
    return result
  }
  Object.assign(pool, { query: relabeled })
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (asked) => {
    const { columnNames, columnTypes, rows } = await queryRaw(asked)
    const isCharacter = (index: number) => characters.has(columnNames[index] ?? '')
    const types = columnTypes.map((type, index) => (isCharacter(index) ? ColumnTypeEnum.Character : type))
    return { columnNames, columnTypes: types, rows }
  }
}

async function createScratch(url: string): Promise<{ scratchUrl: string; drop: () => Promise<unknown> }> {
  const beside = new URL(url).pathname.slice(1, 41)
  const name = `${beside}_scratch_${randomBytes(6).toString('hex')}`
  await withClient(url, (client) => client.query(`create database "${name}" template template0`))
  return { scratchUrl: withDatabase(url, name), drop: () => dropDatabases(url, (each) => each === name) }
}

/**
 * How the schema engine reaches the database at `url`, and how to close all that it opened. Its scratch
 * database is made here: the adapter's own would be the real database when that is given by a URL.
 */
function adapterFor(url: string) {
  const closers: (() => Promise<unknown>)[] = []
  const open = async (address: string) => {
    const adapter = await connect(address)
    const pool = adapter.underlyingDriver()
    adapter.dispose = async () => undefined
    closers.unshift(() => pool.end())
    return adapter
  }
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(url),
    connectToShadowDb: async () => {
      const { scratchUrl, drop } = await createScratch(url)
      closers.unshift(drop)
      return open(scratchUrl)
    },
  })
  const close = async () => {
    for (const closer of closers) await closer()
  }
  return { factory, close }
}

type Exports = { __wbindgen_start(): void }

let loading: Promise<void> | undefined

/** The engine's last words when it has a defect; without this they would be lost. */
const panicRegistry = {
  set_message(message: string): never {
    throw new Error(message)
  },
}

/** The engine gives its lock ten seconds and never clears that timer: it must not keep a script alive. */
function withIdleTimers(imports: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const timers = Object.keys(imports).filter((name) => name.startsWith('__wbg_setTimeout'))
  const idle = (run: () => void, ms: number) => setTimeout(run, ms).unref()
  return { ...imports, ...Object.fromEntries(timers.map((name) => [name, idle])) }
}

/** The package's own entry needs a bundler; this is what a bundler would do. */
async function load(): Promise<void> {
  if (!('PRISMA_WASM_PANIC_REGISTRY' in globalThis)) {
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panicRegistry })
  }
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const code = await readFile(entry.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(code, {
    './schema_engine_bg.js': withIdleTimers(bindings as unknown as WebAssembly.ModuleImports),
  })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports as unknown as Exports).__wbindgen_start()
}

/** What an engine's error says, without its preamble and trace, and which migration it is about. */
function problemFrom(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'SchemaConnectorError') return error
  const [said = '', trace = ''] = error.message.split(/\n\s+0: /)
  const sentence = said.replace('external connector error\n', '').replaceAll(/\s+/g, ' ').trim()
  const migration = /migration_name="([^"]+)"/.exec(trace)?.[1]
  return new Problem(migration ? `The migration ${migration} failed: ${sentence}` : sentence)
}

/** Prisma's migration engine on the database at `url`; all its connections are closed after `use`. */
export async function withEngine<T>(
  url: string,
  use: (engine: bindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  loading ??= load()
  await loading
  const { factory, close } = adapterFor(url)
  try {
    const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, factory)
    return await use(engine).finally(() => engine.free())
  } catch (error) {
    throw problemFrom(error)
  } finally {
    await close()
  }
}
