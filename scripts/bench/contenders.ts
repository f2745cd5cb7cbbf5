import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../database/port.ts'
import type { Database } from '../database.ts'
import { projectRoot } from '../fingerprint.ts'
import { Problem } from '../problem.ts'
import { ended, programs, startProgram, startServer } from '../run.ts'
import type { EmptyApp } from './empty-app.ts'
import type { Page } from './pages.ts'

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
export async function stopAll(): Promise<void> {
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
  const start = (port: string) => startNext([app.directory, '-p', port])
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

function startNext(args: string[], env: Record<string, string> = {}): ChildProcess {
  return startProgram(programs.next, ['start', ...args], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
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
    const answer = await fetch(urlOf(probe)).catch(() => null)
    if (answer?.ok) return { name, pid: child.pid ?? 0, urlOf }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Problem(`The server "${name}" does not answer.`)
}

/** A port that nobody listens on. */
