import { env } from '../lib/env.ts'
import { prepareDatabase } from './prepare.ts'
import { runScript } from './problem.ts'
import { checkPortIsFree, serve } from './serve.ts'

await runScript(async () => {
  await checkPortIsFree(env.PORT)
  const database = await prepareDatabase()
  process.exitCode = await serve('dev', database)
})
