import { securityLog } from './log.ts'

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
