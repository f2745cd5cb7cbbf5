import { accessSync, constants } from 'node:fs'
import path from 'node:path'

// Daemons often stand where only the administrator's path looks.
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

const packages = { nginx: 'nginx-light', 'redis-server': 'redis-server', taskset: 'util-linux' }

export type Program = keyof typeof packages

/** What the tests of several servers need beside the packages. */
export const scalePrograms: Program[] = ['nginx', 'redis-server']

/** Where a program of the system stands, or null. */
export function findProgram(name: Program): string | null {
  const isThere = (file: string) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return folders.map((folder) => path.join(folder, name)).find(isThere) ?? null
}

/** One sentence that says what to install; null when all the programs are there. */
export function missingPrograms(names: Program[], find = findProgram): string | null {
  const missing = names.filter((name) => find(name) === null)
  if (missing.length === 0) return null
  const wanted = missing.map((name) => packages[name]).join(' ')
  return `${missing.join(' and ')} cannot be found: on Debian, apt-get install ${wanted} brings that.`
}
