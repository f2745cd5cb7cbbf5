import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programs, startProgram } from '../run/processes'

// What a browser may refuse, in the ways in which it can be looked at without the door.
const looks = [
  'export const a = localStorage.length',
  'export const b = window.sessionStorage.length',
  'export const c = window?.indexedDB',
  'export const d = globalThis.caches.keys()',
  'export const e = new BroadcastChannel("tabs")',
  'export const f = navigator.serviceWorker.ready',
  'export const g = window.navigator?.serviceWorker?.controller',
  'export const h = document.cookie.length',
  'export const { localStorage: i } = window',
  'export const { serviceWorker } = navigator',
]
const code = looks.join('\n')
const everyLine = looks.map((_, at) => at + 1)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'darkslide-lint-'))
  for (const file of ['biome.json', 'scripts/check/storage.grit'])
    await cp(path.join(import.meta.dirname, '../..', file), path.join(folder, file))
})
afterAll(() => rm(folder, { recursive: true }))

/** The lines of the code that are refused where it stands in this file. */
async function refusedIn(file: string): Promise<number[]> {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
  await writeFile(path.join(folder, file), code)
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', file]
  const child = startProgram(programs.biome, args, { cwd: folder, stdio: 'pipe' })
  const said: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (text) => said.push(text))
  await new Promise((resolve) => child.once('close', resolve))
  const lines = [...said.join('').matchAll(/^::error .*line=(\d+),/gm)].map(([, line]) => Number(line))
  return lines.toSorted((one, other) => one - other)
}

it.each(['components/probe.tsx', 'lib/offline/probe.ts', 'app/page.tsx'])(
  'refuses every look past the door in %s',
  async (file) => {
    expect(await refusedIn(file)).toEqual(everyLine)
  },
)

it('lets the door look', async () => {
  expect(await refusedIn('lib/offline/browser-storage.ts')).toEqual([])
})
