import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../problem.ts'
import { findBinaries } from './binaries.ts'
import { hasCode } from './connect.ts'
import { diskProblem } from './disk.ts'
import { canDo, isRoot, type Owner, unprivilegedOwner } from './owner.ts'

/** Where an embedded Postgres lives: its data, its programs, and the account it runs as if not ours. */
export type Place = { data: string; binaries: string; owner: Owner | undefined }

/** A file that root wrote must stay usable for the account that owns the rest. */
export async function giveAway(place: Place, file: string): Promise<void> {
  if (place.owner) await chown(file, place.owner.uid, place.owner.gid)
}

const canEnter = (owner: Owner, directory: string) => canDo(owner, 'cd "$0"', directory)

/** Makes a folder. Not Node's recursive mkdir: on a read-only disk it hides the reason, and below /proc it never ends. */
export async function makePath(directory: string): Promise<void> {
  try {
    await mkdir(directory)
    if (isRoot()) await chmod(directory, 0o755)
  } catch (error) {
    const isThere = await stat(directory)
      .then((found) => found.isDirectory())
      .catch(() => false)
    if (isThere) return
    const parent = path.dirname(directory)
    if (!hasCode(error, 'ENOENT') || (await stat(parent).catch(() => null))) throw error
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

/** The account that owns the data already kept there, or null when there is none. */
async function keeperOf(directory: string): Promise<Owner | null> {
  const found = await stat(path.join(directory, 'postgres')).catch(() => null)
  return found && { uid: found.uid, gid: found.gid }
}

const shelter = (directory: string) =>
  `/var/lib/darkslide-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`

async function directoryForRoot(wanted: string): Promise<{ directory: string; owner: Owner }> {
  const kept = await keeperOf(wanted)
  const owner = kept?.uid ? kept : unprivilegedOwner()
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
