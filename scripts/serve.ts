import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { env, siteUrl } from '../lib/env.ts'
import { brand } from '../lib/site.ts'
import type { Database } from './database.ts'
import { Problem } from './problem.ts'
import { ended, programs, startProgram } from './run.ts'

/** Throws a Problem when something else listens on the port already. */
export async function checkPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new Problem(`Port ${port} is in use: set PORT to another number.`)))
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

/** Serves until it is told to stop: first the pages end, then the database. Answers the exit code. */
export async function serve(command: 'start' | 'dev', database: Database): Promise<number> {
  const child = startProgram(programs.next, [command, '-p', String(env.PORT)], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
    },
    // A signal from the terminal reaches this process alone, which passes it on once.
    detached: true,
  })
  let isStopping = false
  const stop = () => {
    isStopping = true
    child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  void announce(child)
  const code = await ended(child)
  await database.stop()
  return isStopping ? 0 : code
}

async function announce(child: ChildProcess): Promise<void> {
  const health = `http://localhost:${env.PORT}/api/health`
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (answer?.ok) return console.log(`${brand} is ready: open ${siteUrl}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
