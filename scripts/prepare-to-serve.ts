// What `npm start` and `npm run dev` do before they serve. A process of its own: what it loads is gone when it ends.
import { runScript } from './problem.ts'

// Who started it was killed: what it has started, the build above all, must not go on alone.
process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'))
process.channel?.unref()

await runScript(async () => {
  // Imported late: a wrong environment is then reported in its sentence.
  const { generateClient, prepareDatabase } = await import('./prepare.ts')
  await generateClient()
  const database = await prepareDatabase()
  try {
    if (process.argv[2] === 'start') await (await import('./build.ts')).buildIfNeeded(database)
  } finally {
    await database.stop()
  }
})
