import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) return [place]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** One hash over files and folders (names and bytes) and over further facts that decide a result. */
export async function fingerprint(places: string[], facts: string[] = []): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const place of places) {
    for (const file of await filesBelow(path.join(projectRoot, place))) {
      const bytes = await readFile(file).catch(() => null)
      if (bytes) hash.update(path.relative(projectRoot, file)).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** Does the work unless the stamp file says that it was done for the same fingerprint. Returns whether it did. */
export async function unlessDone(stamp: string, print: string, work: () => Promise<void>): Promise<boolean> {
  const done = await readFile(stamp, 'utf8').catch(() => '')
  if (done === print) return false
  await work()
  await writeFile(stamp, print)
  return true
}

/** What figures are drawn and played by, as one short word. */
export async function figureVersion(): Promise<string> {
  const player = ['framed-player.ts', 'stage.ts'].map((file) => `components/figure/${file}`)
  return (await fingerprint(['lib/skate', 'lib/tricks/still.ts', ...player])).slice(0, 8)
}
