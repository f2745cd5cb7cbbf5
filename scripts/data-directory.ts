import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePath } from './database/place.ts'
import { diskReason } from './disk-reason.ts'
import { Problem } from './problem.ts'

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
