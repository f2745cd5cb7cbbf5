import { format } from 'node:util'
import { admitLine } from '../lib/observability/log.ts'

const methods = ['error', 'warn', 'info', 'log'] as const

const lineBreaks = /[\n\r\v\f\u0085\u2028\u2029]/g
const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r' }
const escaped = (character: string) =>
  escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

// Our own lines pass: lib/observability/log.ts limits them by kind before they are written.
const isOurs = (text: string) => text.startsWith('{"level":"')

/**
 * Has whatever the framework and packages print be one line for each call, so that nothing a caller sent (an address
 * that is quoted in a warning) starts a line of its own, and limits warnings and errors to so many a minute.
 */
export function guardConsole(target: Pick<Console, (typeof methods)[number]> = console): void {
  for (const method of methods) {
    const print = target[method].bind(target)
    const isLimited = method === 'error' || method === 'warn'
    target[method] = (...args: unknown[]) => {
      const text = format(...args)
      if (isLimited && !isOurs(text) && !admitLine(`console.${method}`)) return
      print('%s', text.replace(lineBreaks, escaped))
    }
  }
}
