import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../errors'
import { log } from '../../log'
import type { Store } from './store'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR']

/** A full or read-only disk is for the owner of the server to mend: told here, and shown as what it is. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!codes.includes(code)) return error
  log.error({ at: 'uploads', code })
  return new AppError('unavailable', 'The server has no room for pictures. Please tell its owner.')
}

/** Files in a folder of the data directory. */
export function diskStore(dataDirectory: string): Store {
  const folder = path.resolve(/* turbopackIgnore: true */ dataDirectory, 'uploads')
  const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, key)
  return {
    async put(key, data) {
      // Renamed when complete, so that nobody ever reads half a picture.
      const unfinished = fileOf(`${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, data)
        await rename(unfinished, fileOf(key))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw refusalOf(error)
      }
    },
    async get(key) {
      return readFile(fileOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
