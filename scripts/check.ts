import { checkImports } from './check/imports.ts'
import { checkExpressions } from './check/linear.ts'
import { generateClient } from './prepare.ts'
import { Problem, runScript } from './run/problem.ts'
import { programs, runProgram } from './run/processes.ts'
import { pureProjects } from './test/projects.ts'

/** What is checked before every commit; types of routes are written before types are read. */
const checks = {
  types: async () => {
    await runProgram(programs.next, ['typegen'], {})
    // One checker: several look at much of the same twice, beside tests that keep every processor busy.
    await runProgram(programs.tsc, ['--noEmit', '--pretty', '--singleThreaded'], {})
  },
  lint: () => runProgram(programs.biome, ['check', '--colors=force', '.'], {}),
  'dead code': () => runProgram(programs.knip, ['--no-progress'], { FORCE_COLOR: '1' }),
  'unit tests': () =>
    runProgram(programs.vitest, ['run', ...pureProjects.flatMap((name) => ['--project', name])], {
      FORCE_COLOR: '1',
    }),
  // Last, since these two keep this process busy.
  expressions: checkExpressions,
  imports: checkImports,
}

/** npm run check: all at once, and of each only what is wrong. */
await runScript(async () => {
  await generateClient()
  const startedAt = Date.now()
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const problem = await check().then(
        () => null,
        (error: unknown) => error,
      )
      console.log(`${problem ? '✗' : '✓'} ${name}`)
      return problem
    }),
  )
  const problems = results.filter((problem) => problem !== null)
  for (const problem of problems) console.error(problem instanceof Problem ? problem.message : problem)
  console.log(
    `${problems.length === 0 ? 'All good' : 'Not good'}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  if (problems.length > 0) process.exitCode = 1
})
