import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm'
import { Problem } from '../problem.ts'

/** The folder that holds schema.prisma and migrations/. */
export const prismaDirectory = fileURLToPath(new URL('../../prisma', import.meta.url))

const lockfile = 'provider = "postgresql"\n'

export async function readSchema(directory: string): Promise<SchemasContainer> {
  const file = path.join(directory, 'schema.prisma')
  return { files: [{ path: file, content: await readFile(file, 'utf8') }] }
}

async function readMigration(baseDir: string, name: string) {
  const file = path.join(baseDir, name, 'migration.sql')
  try {
    const content = { tag: 'ok' as const, value: await readFile(file, 'utf8') }
    return { path: name, migrationFile: { path: 'migration.sql', content } }
  } catch {
    throw new Problem(`The migration ${name} has no migration.sql that can be read.`)
  }
}

/** The migrations on disk, in the order in which they apply. */
export async function readMigrations(directory: string): Promise<MigrationList> {
  const baseDir = path.join(directory, 'migrations')
  const entries = await readdir(baseDir, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const lock = await readFile(path.join(baseDir, 'migration_lock.toml'), 'utf8').catch(() => lockfile)
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: lock },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(baseDir, name))),
  }
}

/** Writes a migration under a name that sorts after all earlier ones; answers its file. */
export async function writeMigration(directory: string, name: string, sql: string): Promise<string> {
  const baseDir = path.join(directory, 'migrations')
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const file = path.join(baseDir, `${moment}_${name}`, 'migration.sql')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sql)
  await writeFile(path.join(baseDir, 'migration_lock.toml'), lockfile)
  return file
}
