import { runScript } from './problem.ts'

/** npm start and npm run dev: prepares what is missing, then serves. */
await runScript(async () => {
  // Imported late: an invalid environment is then reported as one sentence.
  const { run } = await import('./serve.ts')
  process.exitCode = await run(process.argv[2] === 'dev' ? 'dev' : 'start')
})
