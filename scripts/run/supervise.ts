import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createJudge, type Rule, usualRule } from './liveness.ts'
import { ended, noteServing } from './processes.ts'

// How long is waited before a server that ended is started again, after each further time without a ready one.
const restartMs = [0, 1000, 2000, 5000, 10_000, 30_000]

type Supervised = {
  /** Starts the server, as the leader of a group. */
  start: () => ChildProcess
  /** Where the server is asked whether it is ready, and whether it still responds: its origin. */
  address: string
  /** Whose pages it serves. */
  buildDirectory: string
  onReady: () => void
  /** Says that no server is wanted any longer; whoever says it ends the one that runs. */
  stopped: AbortSignal
  log: (line: string) => void
  rule?: Rule
}

/**
 * Serves until stopped; returns the exit code. A server that ends by itself is started again, unless it was never ready,
 * and one that has been ready and no longer responds is replaced.
 */
export async function supervise({
  start,
  address,
  buildDirectory,
  onReady,
  stopped,
  log,
  rule = usualRule,
}: Supervised): Promise<number> {
  let wasEverReady = false
  for (let failures = 0; ; ) {
    const child = start()
    const withdraw = await noteServing(buildDirectory, child.pid ?? 0)
    void untilReady(child, `${address}/api/health`).then(async (isReady) => {
      wasEverReady ||= isReady
      if (!isReady) return
      failures = 0
      onReady()
      const silentMs = await untilSilent(child, address, rule)
      if (silentMs === null || stopped.aborted) return
      log(`The server has not responded for ${Math.round(silentMs / 1000)} s; replacing it.`)
      // What no longer runs hears no other signal.
      signalGroup(child, 'SIGKILL')
    })
    const code = await ended(child)
    await withdraw()
    if (stopped.aborted) return 0
    if (!wasEverReady) return code
    const waitMs = restartMs[Math.min(failures, restartMs.length - 1)] ?? 0
    failures += 1
    log(`The server has ended (${child.signalCode ?? `code ${code}`}); starting it again.`)
    await delay(waitMs, undefined, { signal: stopped }).catch(() => undefined)
    if (stopped.aborted) return 0
  }
}

// The server ends by itself before this, unless it can no longer do anything.
const longestStopMs = 10_000

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** To a child and whatever it has started: it leads a group, which the terminal's signals do not reach. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid && !hasEnded(child)) process.kill(-child.pid, signal)
}

/** Ends a child and whatever it has started: by force when it has not ended after ten seconds. */
export function stop(child: ChildProcess): void {
  if (hasEnded(child)) return
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), longestStopMs)
  child.once('exit', () => clearTimeout(timer))
}

/** Resolves to whether an address could be opened before the child ended. */
export async function untilReady(child: ChildProcess, address: string): Promise<boolean> {
  while (!hasEnded(child)) {
    if ((await statusOf(address, 10_000)) === 200) return true
    await delay(200)
  }
  return false
}

/** Resolves to how long the server has been silent when it is to be replaced; to null when it has ended before. */
async function untilSilent(child: ChildProcess, address: string, rule: Rule): Promise<number | null> {
  const judge = createJudge(rule)
  for (;;) {
    await delay(rule.everyMs, undefined, { ref: false })
    if (hasEnded(child)) return null
    const begunAt = Date.now()
    // Any response at all: it is the process that is asked for, and neither its database nor its limits.
    const isAnswered = (await statusOf(`${address}/api/health/live`, rule.limitMs)) !== null
    const silentMs = judge({ begunAt, endedAt: Date.now(), isAnswered })
    if (silentMs !== null) return silentMs
  }
}

/** With what an address responds; null when it does not in time. Without fetch, which takes 25 MB for as long as this lives. */
async function statusOf(address: string, limitMs: number): Promise<number | null> {
  try {
    // On a connection of its own: one that is kept says nothing of whether the server takes new ones.
    const request = get(address, { agent: false, signal: AbortSignal.timeout(limitMs) })
    const [response]: IncomingMessage[] = await once(request, 'response')
    response?.resume()
    return response?.statusCode ?? null
  } catch {
    return null
  }
}
