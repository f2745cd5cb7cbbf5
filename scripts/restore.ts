import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from './database/open.ts'
import { restoreBackup } from './database/restore-file.ts'
import { deployMigrations } from './migrate.ts'
import { projectRoot } from './run/fingerprint.ts'
import { Problem, runScript } from './run/problem.ts'

function readArguments(): { file: string; isReplacing: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { file, isReplacing: values.replace }
  } catch {
    // An unknown option is reported like a missing file.
  }
  throw new Problem('Say what from: npm run restore -- FILE [--replace]')
}

/** npm run restore -- FILE [--replace]: the database and the pictures become those of the backup. */
await runScript(async () => {
  const { file, isReplacing } = readArguments()
  const { env } = await import('../lib/env.ts')
  const database = await openDatabase({ quiet: true })
  try {
    await deployMigrations(database.url)
    const place = path.resolve(process.env.INIT_CWD ?? '.', file)
    const options = { dataDirectory: env.DATA_DIR, isReplacing }
    const { tables, rows, uploads } = await restoreBackup(database.url, place, options)
    // What servers share in Redis is of what was there before; a new build begins with nothing.
    if (env.REDIS_URL) await rm(path.join(projectRoot, env.BUILD_DIR, 'stamp'), { force: true })
    console.log(
      `Restored ${rows} rows of ${tables} tables and ${uploads} ${uploads === 1 ? 'picture' : 'pictures'}: restart the app now.`,
    )
    const bucket = env.UPLOADS_S3_BUCKET
    if (bucket && uploads > 0)
      console.log(`Copy the pictures from ${path.join(env.DATA_DIR, 'uploads')} to the bucket ${bucket}.`)
  } finally {
    await database.stop()
  }
})
