import path from 'node:path'
import { writeBackup } from './database/backup-file.ts'
import { openDatabase } from './database/open.ts'
import { Problem, runScript } from './run/problem.ts'

/** npm run backup -- FILE: everything in one file, also while the app runs. */
await runScript(async () => {
  const [file] = process.argv.slice(2)
  if (!file || file.startsWith('-')) throw new Problem('Say where to: npm run backup -- FILE')
  const { env } = await import('../lib/env.ts')
  const database = await openDatabase({ quiet: true })
  try {
    // npm changes to the project's folder; the file is named from where the caller stands.
    const place = path.resolve(process.env.INIT_CWD ?? '.', file)
    const { tables, rows, uploads } = await writeBackup(database.url, place, env.DATA_DIR)
    console.log(
      `${place} holds ${rows} rows of ${tables} tables and ${uploads} ${uploads === 1 ? 'picture' : 'pictures'}.`,
    )
    if (env.UPLOADS_S3_BUCKET) console.log(`Pictures in the bucket ${env.UPLOADS_S3_BUCKET} stay there.`)
  } finally {
    await database.stop()
  }
})
