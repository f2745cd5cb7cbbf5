import { findChromium } from './browser/chromium.ts'
import { generateClient } from './prepare.ts'
import { Problem, runScript } from './run/problem.ts'
import { programs } from './run/processes.ts'
import { prepareApp } from './test/app.ts'
import { add, type Counts, countBrowser, countRun, countUnits } from './test/counts.ts'
import { pureProjects } from './test/projects.ts'
import { lazy, openTestRun, type TestRun } from './test/run.ts'
import { missingPrograms, scalePrograms } from './test/topology.ts'

/** What the parts of one run share; whichever needs something first has it made. */
type Shared = {
  run: TestRun
  chromium: () => Promise<string>
  /** The environment in which the app is built and served. */
  app: () => Promise<NodeJS.ProcessEnv>
}

/** One part of the tests; `args` go to the program that runs them. */
type Part = { name: string; test: (shared: Shared, args: string[]) => Promise<Counts> }

async function testProjects(
  run: TestRun,
  projects: string[],
  args: string[],
  env: NodeJS.ProcessEnv = run.env,
): Promise<Counts> {
  const report = run.pathOf(`${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const names = projects.flatMap((name) => ['--project', name])
  // Held by the one that outlives a Ctrl-C, and so stopped by it.
  if (projects.includes('api')) await run.server()
  const code = await run.start(programs.vitest, ['run', ...names, ...reporters, ...args], env)
  return countRun(code, report, countUnits)
}

async function testInBrowser({ run, chromium, app }: Shared, args: string[]): Promise<Counts> {
  const report = run.pathOf('browser.json')
  // First: without it the minutes of a build are wasted.
  const CHROMIUM_PATH = await chromium()
  const env = { ...(await app()), CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // Which files are asked for says nothing about the projects that another one waits for: those would run whole.
  const alone = args.length > 0 ? ['--no-deps'] : []
  const code = await run.start(programs.playwright, ['test', '--reporter=list,json', ...alone, ...args], env)
  return countRun(code, report, countBrowser)
}

/** These serve the build themselves, on databases of their own. */
async function testBuild({ run, app }: Shared, projects: string[], args: string[]): Promise<Counts> {
  const { BUILD_DIR } = await app()
  return testProjects(run, projects, args, { ...run.env, DATABASE_URL: '', BUILD_DIR })
}

/** On machines without the programs that several servers need, the rest of the tests still says something. */
async function testServers(shared: Shared, projects: string[], args: string[]): Promise<Counts> {
  const missing = missingPrograms(scalePrograms)
  if (!missing) return testBuild(shared, projects, args)
  console.log(`Left out: ${missing}`)
  const others = projects.filter((name) => name !== 'scale')
  return others.length > 0 ? testBuild(shared, others, args) : { passed: 0, failed: 0 }
}

/** What needs neither a database nor a browser. */
const unitProjects = [...pureProjects, 'coach', 'processes']

const parts = {
  unit: { name: 'unit tests', test: ({ run }, args) => testProjects(run, unitProjects, args) },
  api: { name: 'API tests', test: ({ run }, args) => testProjects(run, ['api', 'clusters'], args) },
  e2e: { name: 'journeys in a browser', test: testInBrowser },
  crash: { name: 'crashes', test: (shared, args) => testServers(shared, ['crash'], args) },
  scale: { name: 'several servers', test: (shared, args) => testServers(shared, ['scale'], args) },
} satisfies Record<string, Part>

// In one go, which leaves no processor idle while Postgres or the network is waited for.
const fast: Part = {
  name: 'unit and API tests',
  test: ({ run }, args) => testProjects(run, [...unitProjects, 'api', 'clusters'], args),
}

// Together, since both mostly wait.
const servers: Part = {
  name: 'crashes and several servers',
  test: (shared, args) => testServers(shared, ['crash', 'scale'], args),
}

/** What a newcomer and every push run. */
const usual: Part[] = [fast, parts.e2e]
/** Whole sweeps, crashes and several servers besides: on a schedule, and by hand. */
const all: Part[] = [...usual, servers]

/** A part that could not run at all says why and counts as failed. */
async function counted(part: Part, shared: Shared, args: string[]): Promise<Counts> {
  try {
    return await part.test(shared, args)
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

const sentence = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`

async function testParts(chosen: readonly Part[], shared: Shared): Promise<Counts> {
  // First of all: if it is missing and cannot be installed, that is better known now than in some minutes.
  await shared.chromium().catch((error: unknown) => console.error(error instanceof Problem && error.message))
  void shared.app()
  let total: Counts = { passed: 0, failed: 0 }
  for (const [index, part] of chosen.entries()) {
    const title = `Part ${index + 1} of ${chosen.length}: ${part.name}`
    console.log(`\n${title}...`)
    const startedAt = Date.now()
    const counts = await counted(part, shared, [])
    console.log(`${title}: ${sentence(counts)}, ${Math.round((Date.now() - startedAt) / 1000)} s`)
    total = add(total, counts)
  }
  return total
}

/** npm test and npm run test:all, test:unit, test:api, test:e2e, test:scale, with arguments. The last line counts. */
await runScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  const part = Object.entries<Part>(parts).find(([key]) => key === name)?.[1]
  if (name !== undefined && name !== 'all' && !part)
    throw new Problem(
      `Say which tests: ${Object.keys(parts).join(', ')}, all, or nothing for the usual ones.`,
    )
  if (name === 'all') process.env.WHOLE_SWEEPS = '1'
  await generateClient()
  const run = await openTestRun()
  try {
    const shared: Shared = { run, chromium: lazy(() => findChromium()), app: lazy(() => prepareApp(run)) }
    const counts = part
      ? await counted(part, shared, args)
      : await testParts(name === 'all' ? all : usual, shared)
    console.log(sentence(counts))
    if (counts.failed > 0) process.exitCode = 1
  } finally {
    await run.close()
  }
})
