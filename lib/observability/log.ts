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
  path.replace(/^(\/lines\/|\/games\/|\/api\/games\/|\/api\/runs\/shared\/).+/, '$1…').slice(0, 200)

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

type Window = { logged: number; suppressed: number }

const windows = new Map<string, Window>()

function openWindow(kind: string): Window {
  const window = { logged: 0, suppressed: 0 }
  windows.set(kind, window)
  setTimeout(() => {
    windows.delete(kind)
    if (window.suppressed > 0) securityLog.warn({ at: 'refusals', code: kind, suppressed: window.suppressed })
  }, windowMs).unref()
  return window
}

/**
 * Whether another line of this kind may be logged: twenty a minute may. The others are counted and logged as one
 * number, so that an attack shows and does not fill the log. Kinds are few and never made of input.
 */
export function admitLine(kind: string): boolean {
  const window = windows.get(kind) ?? openWindow(kind)
  if (window.logged === maxLinesPerMinute) {
    window.suppressed += 1
    return false
  }
  window.logged += 1
  return true
}

/** Logs something that was refused or failed, within the limit of its kind. */
export function logRefusal(kind: string, line: Record<string, unknown>): void {
  if (admitLine(kind)) securityLog.warn({ ...line, code: kind })
}

/**
 * Logs a defect as `describeError` describes it, within the limit of its kind: of the same name and code at the same
 * place. One that happens with every request does not hide another.
 */
export function logDefect(error: unknown, line: Record<string, unknown>): void {
  const described = describeError(error)
  const place = String(described.stack ?? '')
    .split('\n', 1)[0]
    ?.trim()
  if (admitLine(['defect', described.problem, described.code, place].join(' ')))
    log.error({ ...line, ...described })
}
