import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../fingerprint.ts'
import { programs, runProgram } from '../run.ts'
import type { Page } from './pages.ts'

export type EmptyApp = { directory: string; pathOf: (path: string) => string; remove: () => Promise<void> }

// A page holds its filler twice: as HTML and as the data that the browser continues from.
const copies = 2

/** Builds an app of prerendered pages without content, each as large as one of `pages`. */
export async function buildEmptyPages(pages: Page[]): Promise<EmptyApp> {
  // Inside the project, so that the framework is found.
  await mkdir(path.join(projectRoot, '.data'), { recursive: true })
  const directory = await mkdtemp(path.join(projectRoot, '.data', 'bench-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  const nameOf = (place: string) => `page-${pages.findIndex((page) => page.path === place)}`
  try {
    await cp(path.join(projectRoot, 'scripts/bench/empty'), directory, { recursive: true })
    let fillers = pages.map(({ path, body }) => ({
      name: nameOf(path),
      length: Buffer.byteLength(body) / copies,
    }))
    await buildEmptyApp(directory, fillers)
    // The frame around the filler is known only now.
    fillers = await Promise.all(
      fillers.map(async ({ name, length }) => {
        const { size } = await stat(path.join(directory, '.next/server/app', `${name}.html`))
        return { name, length: Math.max(0, Math.round(length - (size - length * copies) / copies)) }
      }),
    )
    await buildEmptyApp(directory, fillers)
  } catch (error) {
    await remove()
    throw error
  }
  return { directory, remove, pathOf: (place) => `/${nameOf(place)}` }
}

async function buildEmptyApp(directory: string, fillers: { name: string; length: number }[]): Promise<void> {
  await writeFile(path.join(directory, 'fillers.json'), JSON.stringify(fillers))
  await runProgram(programs.next, ['build', directory], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
}
