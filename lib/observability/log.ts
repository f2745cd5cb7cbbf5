import pino from 'pino'
import { env } from '../env.ts'

// Through the console, so that a log line and a complaint of the framework end in the same place.
const lines = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string) {
    const say = this.lastLevel >= 50 ? console.error : this.lastLevel >= 40 ? console.warn : console.log
    say(line.trimEnd())
  },
}

/**
 * Structured log lines. Never hand it a person's words, address, token or name: only ids of requests,
 * names of places and names of problems.
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

/** Sign-ins and refusals. What went well is told too, where the level leaves out single requests. */
export const securityLog = log.child({}, { level: env.LOG_LEVEL === 'warn' ? 'info' : env.LOG_LEVEL })

/** A path as a log may hold it: the last part of some is a secret. */
export const redactPath = (path: string) =>
  path.replace(/^(\/lines\/|\/api\/runs\/shared\/).+/, '$1…').slice(0, 200)

// It quotes the values that it did not like, and these are a person's.
const quotesInput = (error: Error) => error.name === 'PrismaClientValidationError'

/** What a log may say of an error: its kind, code and place, and its message unless that quotes input. */
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

const most = 20
const windowMs = 60_000

type Window = { told: number; untold: number }

const windows = new Map<string, Window>()

function open(kind: string): Window {
  const opened = { told: 0, untold: 0 }
  windows.set(kind, opened)
  setTimeout(() => {
    windows.delete(kind)
    if (opened.untold > 0) securityLog.warn({ at: 'refusals', code: kind, untold: opened.untold })
  }, windowMs).unref()
  return opened
}

/**
 * Tells of something that was refused or failed. Of one kind at most twenty are told in a minute and the others
 * counted, so that an attack shows and does not fill the log. There are few kinds, none made of input.
 */
export function logRefusal(kind: string, line: Record<string, unknown>): void {
  const window = windows.get(kind) ?? open(kind)
  if (window.told === most) {
    window.untold += 1
    return
  }
  window.told += 1
  securityLog.warn({ ...line, code: kind })
}
