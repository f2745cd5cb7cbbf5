import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PrecacheEntry } from 'serwist'

export type Release = {
  /** The id of the build; another one is another release. */
  build: string
  /** What is fetched before the worker works. */
  assets: PrecacheEntry[]
  /** The pages of the book, which are kept before anybody has opened them. */
  pages: string[]
}

const shell = 'offline'
const pages = ['index', 'tricks', 'tricks/classification', 'tricks/name-it', 'trickbot', 'trickbot/builder']

/** Where the worker of a build is; served at the root of the site, whose scope it has. */
export const workerFolder = (buildDirectory: string) => path.join(buildDirectory, 'worker')

/** Every built file that a text names, and every one that those name. */
export async function namedAssets(
  texts: readonly string[],
  read: (name: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set<string>()
  const open = [...texts]
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name = ''] of text.matchAll(/(?:static|\.\.)\/((?:chunks|media)\/[\w.~-]+)/g)) {
      if (found.has(name)) continue
      found.add(name)
      if (/\.(js|css)$/.test(name)) open.push(await read(name))
    }
  }
  return [...found].sort()
}

/** What a finished build consists of, as far as it is kept on devices. */
export async function readRelease(buildDirectory: string): Promise<Release> {
  const build = (await readFile(path.join(buildDirectory, 'BUILD_ID'), 'utf8')).trim()
  const readPage = (name: string) => readFile(path.join(buildDirectory, 'server/app', `${name}.html`), 'utf8')
  const htmls = await Promise.all([shell, ...pages].map(readPage))
  const names = await namedAssets(htmls, (name) =>
    readFile(path.join(buildDirectory, 'static', name), 'utf8'),
  )
  return {
    build,
    assets: [
      { url: `/${shell}`, revision: build },
      ...names.map((name) => ({ url: `/_next/static/${name}`, revision: null })),
    ],
    pages: pages.map((name) => (name === 'index' ? '/' : `/${name}`)),
  }
}
