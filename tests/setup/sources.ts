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

/** `isLate`: loaded by code that runs later, with import(). `isForEffect`: nothing of it is named. */
export type Import = { to: string; isTypeOnly: boolean; isLate: boolean; isForEffect: boolean }

const statement = /^[ \t]*(?:import|export)\s+(type\s+)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm
const sideEffect = /^[ \t]*import\s*['"]([^'"]+)['"]/gm
const called = /\b(?:import|require)\s*\(\s*['"]([^'"]+)['"]/g

/** What a file imports, re-exports and loads later, as written. */
export function importsOf(text: string): Import[] {
  const plain = { isTypeOnly: false, isLate: false, isForEffect: false }
  return [
    ...[...text.matchAll(statement)].map(([, type, to = '']) => ({
      ...plain,
      to,
      isTypeOnly: Boolean(type),
    })),
    ...[...text.matchAll(sideEffect)].map(([, to = '']) => ({ ...plain, to, isForEffect: true })),
    ...[...text.matchAll(called)].map(([, to = '']) => ({ ...plain, to, isLate: true })),
  ]
}

/** The project file that an import names, or null for a package. */
export function resolveImport(from: string, to: string, sources: Sources): string | null {
  if (!to.startsWith('.') && !to.startsWith('@/')) return null
  const target = path.normalize(to.startsWith('@/') ? to.slice(2) : path.join(path.dirname(from), to))
  const found = ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => sources.has(file))
  return found ?? (path.extname(target) ? target : `${target}.ts`)
}

/** Code without its comments and its one-line strings, which may hold any word. */
export const bare = (text: string) =>
  text.replace(/(['"])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (match) =>
    match.startsWith('/') ? '' : "''",
  )
