import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { readRelease } from './release.ts'

const source = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Writes the service worker of a finished build into a folder, as `sw.js`. */
export async function buildWorker(buildDirectory: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const release = await readRelease(buildDirectory)
  await build({
    input: source,
    platform: 'browser',
    logLevel: 'warn',
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', RELEASE: JSON.stringify(release) },
    },
    output: { file: path.join(folder, 'sw.js'), format: 'iife', minify: true },
  })
}
