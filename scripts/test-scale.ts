// npm run test:scale: several servers behind nginx, from processes, on a production build.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from './fingerprint.ts'
import { Problem, runScript } from './problem.ts'
import { ended } from './processes.ts'
import { crashSurroundings } from './test/surroundings.ts'
import { testScale } from './test.ts'
import { missingPrograms, scalePrograms } from './topology.ts'

/** Builds what is tested, unless it is built; on a database of its own. */
async function build(): Promise<void> {
  const { env } = await crashSurroundings()
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: projectRoot,
    env: { ...env, DATA_DIR: '.data/scale' },
    stdio: 'inherit',
  })
  if ((await ended(child)) !== 0) throw new Problem('The pages could not be built.')
  // Types of routes that may be gone tomorrow must not fail tomorrow's type check.
  await rm(path.join(projectRoot, env.BUILD_DIR ?? '', 'types'), { recursive: true, force: true })
}

await runScript(async () => {
  const missing = missingPrograms(scalePrograms)
  if (missing) throw new Problem(missing)
  await build()
  const reports = await mkdtemp(path.join(tmpdir(), 'darkslide-tests-'))
  try {
    const { passed, failed } = await testScale(reports)
    console.log(`${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
})
