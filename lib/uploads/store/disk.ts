import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from './store'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of the data directory. */
export function diskStore(dataDirectory: string): Store {
  const folder = path.resolve(/* turbopackIgnore: true */ dataDirectory, 'uploads')
  const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, key)
  return {
    async put(key, data) {
      await mkdir(folder, { recursive: true })
      // Renamed when complete, so that nobody ever reads half a picture.
      const unfinished = fileOf(`${randomUUID()}.part`)
      await writeFile(unfinished, data)
      await rename(unfinished, fileOf(key))
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
