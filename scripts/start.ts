import { env } from '../lib/env.ts'
import { buildIfNeeded } from './build.ts'
import { prepareDatabase } from './prepare.ts'
import { runScript } from './problem.ts'
import { checkPortIsFree, serve } from './serve.ts'

await runScript(async () => {
  await checkPortIsFree(env.PORT)
  console.log('Preparing the database...')
  const database = await prepareDatabase()
  try {
    await buildIfNeeded(database)
    process.exitCode = await serve('start', database)
  } finally {
    await database.stop()
  }
})
