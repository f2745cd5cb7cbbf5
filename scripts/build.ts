import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { env, siteUrl } from '../lib/env.ts'
import { finishAssets, workerFolder } from '../server/assets.ts'
import type { Database } from './database.ts'
import { fingerprint, projectRoot, unlessDone } from './fingerprint.ts'
import { prepareDatabase } from './prepare.ts'
import { runScript } from './problem.ts'
import { programs, runProgram } from './processes.ts'

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'prisma',
  'worker',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'package-lock.json',
  'server/assets.ts',
]

/** Which database the pages were rendered from; the embedded one changes its port and stays itself. */
function identityOf({ url, isEmbedded }: Database): string {
  const { host, pathname } = new URL(url)
  return isEmbedded ? `embedded:${path.resolve(env.DATA_DIR)}` : host + pathname
}

/** Builds the pages from the prepared database, unless nothing that decides them has changed. */
export async function buildIfNeeded(database: Database): Promise<void> {
  const directory = path.join(projectRoot, env.BUILD_DIR)
  const print = await fingerprint(sources, [identityOf(database), siteUrl, String(env.WEB_VITALS)])
  await mkdir(directory, { recursive: true })
  await unlessDone(path.join(directory, 'stamp'), print, async () => {
    console.log('Building the pages, which takes a minute or two...')
    // What an earlier build cached may be older than the database.
    await rm(path.join(directory, 'cache', 'fetch-cache'), { recursive: true, force: true })
    await runProgram(programs.next, ['build'], {
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    })
    // Imported late: who serves what is built already does without the bundler.
    const { buildWorker } = await import('../worker/build.ts')
    await buildWorker(directory, workerFolder(directory))
    await finishAssets(directory)
  })
}

if (import.meta.main) {
  await runScript(async () => {
    const database = await prepareDatabase()
    try {
      await buildIfNeeded(database)
      console.log('The pages are built.')
    } finally {
      await database.stop()
    }
  })
}
