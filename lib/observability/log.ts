import pino from 'pino'
import { env } from '../env.ts'

// Through the console, so that our lines and the framework's own end up in the same place.
const lines = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string) {
    const print = this.lastLevel >= 50 ? console.error : this.lastLevel >= 40 ? console.warn : console.log
    print(line.trimEnd())
  },
}

/**
 * Structured log lines, as JSON. Never log a person's text, address, token or name: only ids of requests, names of
 * places (`at`) and names of problems.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  lines,
)

/** Sign-ins and refusals. Logs at `info` even where the level is `warn`, which leaves out single requests. */
export const securityLog = log.child({}, { level: env.LOG_LEVEL === 'warn' ? 'info' : env.LOG_LEVEL })

/** A path as a log may hold it: without the last part where that is a secret, 200 characters at most. */
export const redactPath = (path: string) =>
  path.replace(/^(\/lines\/|\/api\/runs\/shared\/).+/, '$1…').slice(0, 200)

// Its message quotes the values that were refused, and these may be a person's.
const quotesInput = (error: Error) => error.name === 'PrismaClientValidationError'

/** What a log may hold of an error: its name, code and stack, and its message unless that quotes input. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { problem: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    problem: error.name,
    code: 'code' in error ? error.code : undefined,
    message: quotesInput(error) ? undefined : error.message,
    stack: frames?.join('\n'),
  }
}

const maxLinesPerMinute = 20
const windowMs = 60_000

type Window = { logged: number; untold: number }

const windows = new Map<string, Window>()

function openWindow(kind: string): Window {
  const window = { logged: 0, untold: 0 }
  windows.set(kind, window)
  setTimeout(() => {
    windows.delete(kind)
    if (window.untold > 0) securityLog.warn({ at: 'refusals', code: kind, untold: window.untold })
  }, windowMs).unref()
  return window
}

/**
 * Logs something that was refused or failed: at most twenty lines of one kind a minute. The others are counted and
 * logged as one number, so that an attack shows and does not fill the log. Kinds are few and never made of input.
 */
export function logRefusal(kind: string, line: Record<string, unknown>): void {
  const window = windows.get(kind) ?? openWindow(kind)
  if (window.logged === maxLinesPerMinute) {
    window.untold += 1
    return
  }
  window.logged += 1
  securityLog.warn({ ...line, code: kind })
}
