import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { dependencies } from './run/dependencies.ts'
import { projectRoot } from './run/fingerprint.ts'

/** The file among a build's assets, and in the folder of a package. */
export const noticesFile = 'third-party-notices.txt'

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: person.optional().catch(undefined),
})

/** A package that is given on: its license as an SPDX expression, and the texts that must go along. */
type Notice = {
  name: string
  license: string | undefined
  author: string | undefined
  texts: string[]
}

const isText = (name: string) =>
  /^(licen[cs]es?|copying|notice|ofl|third[-_]?party[-_]?(notices?|licenses?))([-._][\w.-]+)?$/i.test(name) &&
  !/\.([cm]?[jt]sx?|json|html)$/i.test(name)

/** Also those further in, of what a package has copied into itself, but not of packages of their own below it. */
async function textsIn(folder: string): Promise<string[]> {
  const files: string[] = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') files.push(...(await textsIn(place)))
    else if (entry.isFile() && isText(entry.name)) files.push((await readFile(place, 'utf8')).trim())
  }
  return [...new Set(files.filter(Boolean))]
}

async function noticeOf(folder: string): Promise<Notice> {
  const place = path.join(projectRoot, folder)
  const { name, version, license, author } = manifest.parse(
    JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8')),
  )
  return { name: `${name} ${version}`, license, author, texts: await textsIn(place) }
}

/** Of every package that an image or a browser may get from us, by name. */
export async function listNotices(): Promise<Notice[]> {
  const own = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'))
  const folders = await dependencies(Object.keys(own.dependencies), '.')
  const notices = await Promise.all([...folders].map(noticeOf))
  return notices.sort((one, other) => (one.name < other.name ? -1 : 1))
}

const rule = `\n\n${'-'.repeat(80)}\n\n`

/** The notices as one text, which says each license once, above it whose it is. */
export function noticesText(notices: Notice[]): string {
  const owners = new Map<string, string[]>()
  for (const { name, texts } of notices)
    for (const text of texts) owners.set(text, [...(owners.get(text) ?? []), name])
  const list = notices.map(({ name, license, author }) => [name, license, author].filter(Boolean).join(', '))
  const texts = [...owners].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  const head = `This product contains the work of others, under these licenses, whose texts follow. The standard text of
one whose package brings none is at https://spdx.org/licenses.`
  return `${[`${head}\n\n${list.join('\n')}`, ...texts].join(rule)}\n`
}

/** Writes them among the assets of a finished build, from where its visitors and its packages have them. */
export async function writeNotices(buildDirectory: string): Promise<void> {
  await writeFile(path.join(buildDirectory, 'static', noticesFile), noticesText(await listNotices()))
}
