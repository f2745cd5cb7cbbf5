import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildIfNeeded } from '../build.ts'
import { dropDatabases, withDatabase } from '../database/connect.ts'
import type { Database, DatabaseOptions } from '../database/open.ts'
import { generateClient, prepareDatabase } from '../prepare.ts'
import { projectRoot } from '../run/fingerprint.ts'
import { Problem } from '../run/problem.ts'
import { ended, freePort, programs, runProgram, startProgram, startServer } from '../run/processes.ts'

/** A response of the product, to be sent again by others. */
export type Page = { path: string; headers: Record<string, string>; body: string }

// These belong to the connection, not to the page.
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']

/** Reads the pages as a client without compression gets them. */
export function readPages({ urlOf }: Contender, paths: string[]): Promise<Page[]> {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(urlOf(path), { headers: { 'accept-encoding': 'identity' } })
      if (!response.ok) throw new Problem(`${path} returned ${response.status}.`)
      const headers = [...response.headers].filter(([name]) => !ofTheConnection.includes(name))
      return { path, headers: Object.fromEntries(headers), body: await response.text() }
    }),
  )
}

type EmptyApp = { directory: string; pathOf: (path: string) => string; remove: () => Promise<void> }

// A page holds its filler twice: as HTML and as the data that the browser continues from.
const copies = 2

/** Builds an app of prerendered pages without content, each as large as one of `pages`. */
export async function buildEmptyPages(pages: Page[]): Promise<EmptyApp> {
  // Inside the project, so that the framework is found.
  await mkdir(path.join(projectRoot, '.data'), { recursive: true })
  const directory = await mkdtemp(path.join(projectRoot, '.data', 'bench-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  const nameOf = (place: string) => `page-${pages.findIndex((page) => page.path === place)}`
  try {
    await cp(path.join(projectRoot, 'scripts/bench/empty'), directory, { recursive: true })
    let fillers = pages.map(({ path, body }) => ({
      name: nameOf(path),
      length: Buffer.byteLength(body) / copies,
    }))
    await buildEmptyApp(directory, fillers)
    // The frame around the filler is known only now.
    fillers = await Promise.all(
      fillers.map(async ({ name, length }) => {
        const { size } = await stat(path.join(directory, '.next/server/app', `${name}.html`))
        return { name, length: Math.max(0, Math.round(length - (size - length * copies) / copies)) }
      }),
    )
    await buildEmptyApp(directory, fillers)
  } catch (error) {
    await remove()
    throw error
  }
  return { directory, remove, pathOf: (place) => `/${nameOf(place)}` }
}

async function buildEmptyApp(directory: string, fillers: { name: string; length: number }[]): Promise<void> {
  await writeFile(path.join(directory, 'fillers.json'), JSON.stringify(fillers))
  await runProgram(programs.next, ['build', directory], { NODE_ENV: 'production' })
}

/** One of the servers that are compared, each a process of its own. */
export type Contender = {
  name: string
  pid: number
  urlOf: (path: string) => string
}

const running: ChildProcess[] = []
const leftovers: (() => Promise<void>)[] = []
// However this process ends, no server outlives it.
process.on('exit', () => {
  for (const child of running) child.kill()
})

/** Ends every server and removes what was made for them. */
async function stopAll(): Promise<void> {
  for (const remove of leftovers.splice(0)) await remove()
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const end = ended(child)
    child.kill()
    await end
  }
}

/** The product as it is served; `env` overrides settings. */
export function ownServer({ url }: Database, env: Record<string, string> = {}): Promise<Contender> {
  return started('DarkSlide', '/', (port) =>
    startServer({ url }, { env: { ...env, PORT: port }, stdio: 'ignore' }),
  )
}

/** Pages of the same framework with nothing but filler in them. */
export async function emptyServer(app: EmptyApp): Promise<Contender> {
  leftovers.push(app.remove)
  const start = (port: string) =>
    startProgram(programs.next, ['start', app.directory, '-p', port], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const { urlOf, ...contender } = await started('empty Next page', app.pathOf('/'), start)
  return { ...contender, urlOf: (place) => urlOf(app.pathOf(place)) }
}

/** node:http and nothing else, sending what the product sent. */
export function bareServer(pages: Page[]): Promise<Contender> {
  return started('bare node:http', '/', (port) => {
    const child = spawn(process.execPath, [path.join(projectRoot, 'scripts/bench/bare.ts'), port], {
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    child.stdin?.end(JSON.stringify(pages))
    return child
  })
}

async function started(
  name: string,
  probe: string,
  start: (port: string) => ChildProcess,
): Promise<Contender> {
  const port = await freePort()
  const child = start(String(port))
  running.push(child)
  const urlOf = (place: string) => `http://127.0.0.1:${port}${place}`
  for (let tries = 0; tries < 150 && child.exitCode === null; tries += 1) {
    const response = await fetch(urlOf(probe)).catch(() => null)
    if (response?.ok) return { name, pid: child.pid ?? 0, urlOf }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Problem(`The server "${name}" does not respond.`)
}

/** Lends the product's database with the pages built from it; afterward every server started meanwhile ends. */
export async function withBuilt(use: (database: Database) => Promise<void>): Promise<void> {
  await generateClient()
  const database = await prepareDatabase()
  try {
    await buildIfNeeded(database)
    await use(database)
  } finally {
    await stopAll()
    await database.stop()
  }
}

/** Lends a database of its own on the same Postgres, with all content; afterward it is gone. */
export async function withScratch(
  { url }: Database,
  options: DatabaseOptions & { database: string },
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const admin = withDatabase(url, 'postgres')
  const name = options.database
  const drop = () => dropDatabases(admin, (each) => each === name)
  // One that ended in the middle has left its own.
  await drop()
  const database = await prepareDatabase(options)
  try {
    await use(database)
  } finally {
    await stopAll()
    await database.stop()
    await drop()
  }
}
