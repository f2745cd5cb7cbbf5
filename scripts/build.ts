import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../lib/env.ts'
import { finishAssets, workerFolder } from '../server/assets.ts'
import type { Database } from './database/open.ts'
import { generateClient, prepareDatabase } from './prepare.ts'
import { fingerprint, projectRoot } from './run/fingerprint.ts'
import { Problem, runScript } from './run/problem.ts'
import { findServing, KilledProgram, programs, runProgram } from './run/processes.ts'

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'worker',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'package-lock.json',
  'scripts/run/fingerprint.ts',
  'scripts/framed-player.ts',
  'scripts/notices.ts',
  'server/assets.ts',
  'server/first-styles.ts',
]

// What the framework prints when a stage of its build begins, and what we say of it.
const stages: [RegExp, (found: RegExpExecArray) => string][] = [
  [/Creating an optimized production build/, () => 'compiling'],
  [/Collecting page data/, () => 'collecting the pages'],
  [/Generating static pages.*\((\d+)\/(\d+)\)/, ([, done, all]) => `rendering, ${done} of ${all} pages`],
  [/Finalizing page optimization/, () => 'finishing'],
]

/** The stage that a piece of the framework's output announces; null when it announces none. */
export function buildStage(output: string): string | null {
  const lines = output.split(/[\r\n]+/).reverse()
  for (const line of lines)
    for (const [pattern, say] of stages) {
      const found = pattern.exec(line)
      if (found) return say(found)
    }
  return null
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Shows what a build is doing and for how long: in place on a terminal, else a line every ten seconds. */
function showProgress() {
  const startedAt = Date.now()
  const { isTTY } = process.stdout
  let stage = 'starting'
  const show = () => {
    const line = `Building the pages: ${stage} (${clock(Date.now() - startedAt)})`
    process.stdout.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  const timer = setInterval(show, isTTY ? 1000 : 10_000)
  show()
  return {
    read: (output: string) => {
      stage = buildStage(output) ?? stage
    },
    stop: () => {
      clearInterval(timer)
      if (isTTY) process.stdout.write('\r\x1b[K')
    },
    elapsed: () => clock(Date.now() - startedAt),
  }
}

/** What lies in a finished build, as one hash: names and sizes, so that a damaged one is noticed at once. */
async function shapeOf(directory: string): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['static', 'server', 'worker', '.']) {
    const place = path.join(directory, folder)
    const entries = await readdir(place, { withFileTypes: true, recursive: folder !== '.' }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile() && entry.name !== 'stamp')
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        return `${path.relative(directory, file)} ${(await stat(file)).size}`
      }),
    )
    hash.update(sizes.sort().join('\n'))
  }
  return hash.digest('hex')
}

/** Where to build while a server serves what is built. Of any other folder the framework makes a note in tsconfig.json. */
export const secondBuild = '.next-2'

const buildBeside = `build beside it. Type: BUILD_DIR=${secondBuild} npm start`

/** Of memory, on a machine of two cores: README.md says it too. */
const neededMemory = '2 GB'

const isBuiltElsewhere = ({ message }: Error) =>
  message.includes('Another next build process is already running')

/** What a build that failed says: a sentence about memory, or about another build; else what it printed itself. */
export function explainBuild(problem: unknown): unknown {
  if (problem instanceof KilledProgram)
    return new Problem(
      `The build was killed, because memory ran out: it needs ${neededMemory}. Stop other programs, add swap or take a larger machine.`,
    )
  if (problem instanceof Problem && isBuiltElsewhere(problem))
    return new Problem(
      `Another start is building the pages in ${env.BUILD_DIR}: wait until it is ready, then start again, or ${buildBeside}`,
    )
  return problem
}

/** Builds the pages, unless nothing that decides them has changed and what was built is whole. */
export async function buildIfNeeded(database: Database): Promise<void> {
  const directory = path.join(projectRoot, env.BUILD_DIR)
  const stamp = path.join(directory, 'stamp')
  const print = await fingerprint(sources, [process.env.STANDALONE ?? ''])
  const [builtPrint, builtShape] = (await readFile(stamp, 'utf8').catch(() => '')).split('\n')
  const isSame = builtPrint === print
  if (isSame && builtShape === (await shapeOf(directory))) return
  const serving = await findServing(directory)
  if (serving)
    throw new Problem(
      `A server that is running (process ${serving}) serves the pages in ${env.BUILD_DIR}: stop it first, or ${buildBeside}`,
    )
  if (isSame) console.log('The built pages are damaged: building them again.')
  await mkdir(directory, { recursive: true })
  await rm(stamp, { force: true })
  // What an earlier build cached may be older than the database.
  await rm(path.join(directory, 'cache', 'fetch-cache'), { recursive: true, force: true })
  const progress = showProgress()
  try {
    // One process after the other: the bundler never gives back the memory it took, and rendering needs some, too.
    for (const mode of ['compile', 'generate'])
      await runProgram(
        programs.next,
        ['build', '--experimental-build-mode', mode],
        { DATABASE_URL: database.url, NODE_ENV: 'production' },
        progress.read,
      ).catch((problem: unknown) => {
        throw explainBuild(problem)
      })
    // Imported late: who serves what is built already does without the bundler.
    const { buildWorker } = await import('../worker/build.ts')
    const { buildFramedPlayer } = await import('./framed-player.ts')
    await buildWorker(directory, workerFolder(directory))
    const { writeNotices } = await import('./notices.ts')
    await buildFramedPlayer(directory)
    await writeNotices(directory)
    await finishAssets(directory)
  } finally {
    progress.stop()
  }
  await writeFile(stamp, `${print}\n${await shapeOf(directory)}`)
  console.log(`The pages are built (${progress.elapsed()}).`)
}

/** Builds the pages if needed, on a database that is prepared and opened for it. */
export async function buildOnce(): Promise<void> {
  await generateClient()
  const database = await prepareDatabase({ isForBuild: true })
  try {
    await buildIfNeeded(database)
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runScript(buildOnce)
