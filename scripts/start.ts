import { runScript } from './problem.ts'

await runScript(async () => {
  // Imported late: an invalid environment is then reported as one sentence.
  const { run } = await import('./serve.ts')
  process.exitCode = await run('start')
})
