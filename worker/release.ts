import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PrecacheEntry } from 'serwist'
import { offlinePages, offlineShell } from '../lib/pages.ts'

export type Release = {
  /** The id of the build, by which releases are told apart. */
  build: string
  /** What the service worker stores while it is installed: the offline pages and all that they load. */
  assets: PrecacheEntry[]
}

/**
 * The built files that pages load: those that their HTML names, and those that such scripts and style sheets name in
 * turn. Names are relative to /_next/static; `read` gives the text of one.
 */
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

/** What a device stores of the build in this directory. */
export async function readRelease(buildDirectory: string): Promise<Release> {
  const build = (await readFile(path.join(buildDirectory, 'BUILD_ID'), 'utf8')).trim()
  const readPage = (address: string) =>
    readFile(path.join(buildDirectory, 'server/app', `${address === '/' ? '/index' : address}.html`), 'utf8')
  const htmls = await Promise.all([offlineShell, ...offlinePages].map(readPage))
  const names = await namedAssets(htmls, (name) =>
    readFile(path.join(buildDirectory, 'static', name), 'utf8'),
  )
  return {
    build,
    assets: [
      { url: offlineShell, revision: build },
      ...names.map((name) => ({ url: `/_next/static/${name}`, revision: null })),
    ],
  }
}
