import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Source text by path from the root of the project. */
export type Sources = Map<string, string>

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** All .ts and .tsx files below these folders and files. */
export function readSources(...places: string[]): Sources {
  const files = places.flatMap((place) =>
    /\.tsx?$/.test(place)
      ? [place]
      : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(place, name),
        ),
  )
  const wanted = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('prisma/generated')).sort()
  return new Map(wanted.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** Tests, and the data and generators that only tests read. */
export const isTest = (file: string) => /\.test\.tsx?$|\/testdata\//.test(file)
