import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { Problem } from '../problem.ts'
import { adapterFor } from './adapter.ts'

type Exports = { __wbindgen_start(): void }

let loading: Promise<void> | undefined

/** The package's own entry needs a bundler; this is what a bundler would do. */
async function load(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const code = await readFile(entry.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(code, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports as unknown as Exports).__wbindgen_start()
}

/** Prisma's migration engine on the database at `url`, closed after `use`. */
export async function withEngine<T>(
  url: string,
  datamodels: [string, string][] | undefined,
  use: (engine: bindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  loading ??= load()
  await loading
  const engine = await bindings.SchemaEngine.new({ datamodels }, () => undefined, adapterFor(url))
  try {
    return await use(engine)
  } finally {
    engine.free()
  }
}
