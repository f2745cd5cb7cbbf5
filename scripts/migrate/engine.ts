import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { Problem } from '../problem.ts'
import { adapterFor } from './adapter.ts'

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
