// What `npm start` and `npm run dev` do before they serve. A process of its own: what it loads is gone when it ends.
import { runScript } from './problem.ts'

await runScript(async () => {
  // Imported late: a wrong environment is then reported in its sentence.
  const { prepareDatabase } = await import('./prepare.ts')
  const database = await prepareDatabase()
  try {
    if (process.argv[2] === 'start') await (await import('./build.ts')).buildIfNeeded(database)
  } finally {
    await database.stop()
  }
})
