import { runScript } from './problem.ts'

await runScript(async () => {
  // Imported late: a wrong environment is then told in its sentence.
  const { run } = await import('./serve.ts')
  process.exitCode = await run('dev')
})
