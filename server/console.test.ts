import { expect, it, vi } from 'vitest'
import { guardConsole } from './console.ts'

function guarded() {
  const printed: string[] = []
  const print = (_form: string, text: string) => void printed.push(text)
  const target = { error: print, warn: print, info: print, log: print } as unknown as Console
  guardConsole(target)
  return { target, printed }
}

it.each(['\n', '\r', '\r\n', '\u2028', '\u0085', '\v'])(
  'nothing that is printed starts a line behind %j',
  (end) => {
    const { target, printed } = guarded()
    target.error('the picture failed for', `/icon${end}{"level":"warn","forged":true}`, 404)
    expect(printed).toHaveLength(1)
    expect(printed[0]).not.toMatch(/[\n\r\v\u0085\u2028]/)
    expect(printed[0]).toContain('{"level":"warn","forged":true} 404')
  },
)

it('an error is printed with its stack, on one line', () => {
  const { target, printed } = guarded()
  target.error(new TypeError('broken'))
  expect(printed[0]).toMatch(/^TypeError: broken\\n {4}at .*console\.test\.ts/)
})

it('of what the framework prints twenty lines a minute go out, and of ours all', () => {
  vi.useFakeTimers()
  const { target, printed } = guarded()
  for (let round = 0; round < 100; round += 1) target.warn(new Error('again'))
  for (let round = 0; round < 30; round += 1) target.warn(`{"level":"error","round":${round}}`)
  expect(printed).toHaveLength(20 + 30)
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  vi.runAllTimers()
  expect(told.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { code: 'console.warn', suppressed: 80 },
  ])
  vi.useRealTimers()
})
