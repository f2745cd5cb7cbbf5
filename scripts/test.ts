import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { generateClient } from './prepare.ts'
import { Problem, runScript } from './problem.ts'
import { ended, programs, startProgram } from './processes.ts'
import { add, type Counts, countBrowser, countRun, countUnits } from './test/counts.ts'
import {
  browserSurroundings,
  crashSurroundings,
  type Surroundings,
  unitSurroundings,
} from './test/surroundings.ts'
import { missingPrograms, scalePrograms } from './topology.ts'

const broken: Counts = { passed: 0, failed: 1 }

async function run(program: string, args: string[], { env, leave }: Surroundings): Promise<number> {
  const child = startProgram(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  // Ctrl-C reaches the child by itself; either way it ends first, and we tidy up after it.
  const pass = () => child.kill('SIGTERM')
  const wait = () => undefined
  process.on('SIGTERM', pass).on('SIGINT', wait)
  try {
    return await ended(child)
  } finally {
    process.off('SIGTERM', pass).off('SIGINT', wait)
    await leave()
  }
}

async function testProjects(
  reports: string,
  projects: string[],
  surroundings: Surroundings,
): Promise<Counts> {
  const report = path.join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Generous: how fast a busy machine is says nothing about the product.
  const patience = ['--testTimeout=60000', '--hookTimeout=60000']
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters, ...patience]
  return countRun(await run(programs.vitest, args, surroundings), report, countUnits)
}

async function testUnits(reports: string): Promise<Counts> {
  console.log('Unit and API tests...')
  return testProjects(reports, ['unit', 'api'], await unitSurroundings())
}

async function testCrash(reports: string): Promise<Counts> {
  console.log('Crash tests, on the build of the browser tests...')
  return testProjects(reports, ['crash'], await crashSurroundings())
}

/** On machines without these programs the rest of the tests still says something. */
async function testScaleWherePossible(reports: string): Promise<Counts> {
  const missing = missingPrograms(scalePrograms)
  if (!missing) return testScale(reports)
  console.log(`The tests of several servers are left out: ${missing}`)
  return { passed: 0, failed: 0 }
}

/** Tests of the whole topology of deploy/, from processes. */
export async function testScale(reports: string): Promise<Counts> {
  console.log('Tests of several servers behind nginx, on the build of the browser tests...')
  return testProjects(reports, ['scale'], await crashSurroundings())
}

async function testBrowser(reports: string): Promise<Counts> {
  const { env, leave } = await browserSurroundings(await findChromium())
  console.log('Browser tests, on a production build of their own...')
  const report = path.join(reports, 'browser.json')
  const surroundings = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, leave }
  return countRun(
    await run(programs.playwright, ['test', '--reporter=list,json'], surroundings),
    report,
    countBrowser,
  )
}

/** A part of the tests that could not run at all says why and counts as failed. */
async function counted(part: Promise<Counts>): Promise<Counts> {
  return part.catch((error) => {
    console.error(error instanceof Problem ? error.message : error)
    return broken
  })
}

/** Runs all tests; the last line says how many passed and failed. */
export async function runTests(): Promise<boolean> {
  const reports = await mkdtemp(path.join(tmpdir(), 'darkslide-tests-'))
  try {
    await generateClient()
    let total: Counts = { passed: 0, failed: 0 }
    for (const part of [testUnits, testBrowser, testCrash, testScaleWherePossible])
      total = add(total, await counted(part(reports)))
    const { passed, failed } = total
    console.log(`${passed} passed, ${failed} failed`)
    return failed === 0
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  await runScript(async () => {
    if (!(await runTests())) process.exitCode = 1
  })
}
