import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeError, log, logDefect, logRefusal, redactPath } from './log'

describe('log', () => {
  it('prints one line of JSON with its level on the console', () => {
    const print = vi.spyOn(console, 'warn').mockReturnValue()
    log.warn({ at: 'model', problem: 'TimeoutError' }, 'no answer')
    const line = JSON.parse(String(print.mock.calls[0]?.[0]))
    expect(line).toMatchObject({ level: 'warn', at: 'model', problem: 'TimeoutError', msg: 'no answer' })
    expect(Number.isNaN(Date.parse(line.time))).toBe(false)
  })

  it('leaves out single requests at the usual level', () => {
    const print = vi.spyOn(console, 'log').mockReturnValue()
    log.info('GET /')
    expect(print).not.toHaveBeenCalled()
  })

  it('describes an error by name, code, message and stack', () => {
    const problem = describeError(Object.assign(new TypeError('no such column'), { code: 'P2022' }))
    expect(problem).toMatchObject({ problem: 'TypeError', code: 'P2022', message: 'no such column' })
    expect(problem.stack).toMatch(/^ {4}at .*log\.test\.ts/)
  })

  it('leaves out the message of an error that quotes input', () => {
    const quoting = Object.assign(new Error('Invalid value "secret note"'), {
      name: 'PrismaClientValidationError',
    })
    expect(JSON.stringify(describeError(quoting))).not.toContain('secret note')
    expect(describeError('a string')).toEqual({ problem: 'string' })
  })
})

describe('the log of refusals', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })

  const captureLines = () => {
    const print = vi.spyOn(console, 'warn').mockReturnValue()
    return () => print.mock.calls.map(([line]) => JSON.parse(String(line)))
  }

  it('logs single refusals as warnings', () => {
    const lines = captureLines()
    logRefusal('forbidden', { at: 'call', requestId: 'r', path: '/api/cms/blog/posts' })
    expect(lines()).toMatchObject([
      { level: 'warn', at: 'call', requestId: 'r', path: '/api/cms/blog/posts', code: 'forbidden' },
    ])
  })

  it('limits the lines of one defect, and shows another all the same', () => {
    const print = vi.mocked(console.error).mockReturnValue()
    const fail = (message: string) => new TypeError(message)
    for (let round = 0; round < 500; round++) logDefect(fail(`callback ${round}`), { at: 'call' })
    logDefect(new RangeError('elsewhere'), { at: 'call' })
    const lines = print.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines).toHaveLength(21)
    expect(lines[0]).toMatchObject({
      level: 'error',
      at: 'call',
      problem: 'TypeError',
      message: 'callback 0',
    })
    expect(lines.at(-1)).toMatchObject({ problem: 'RangeError' })
    const told = captureLines()
    vi.advanceTimersByTime(60_000)
    expect(told()).toMatchObject([{ at: 'refusals', suppressed: 480 }])
    print.mockClear()
  })

  it('limits the lines of each kind and logs how many were left out', () => {
    const lines = captureLines()
    for (let round = 0; round < 500; round++) logRefusal('unauthorized', { at: 'call' })
    logRefusal('rate_limited', { at: 'call' })
    expect(lines()).toHaveLength(21)
    vi.advanceTimersByTime(60_000)
    expect(lines().at(-1)).toMatchObject({ at: 'refusals', code: 'unauthorized', suppressed: 480 })
    expect(lines()).toHaveLength(22)
    logRefusal('unauthorized', { at: 'call' })
    expect(lines()).toHaveLength(23)
  })
})

it.each([
  ['/lines/secret/preview.png', '/lines/…'],
  ['/games/secret', '/games/…'],
  ['/api/games/secret/turns', '/api/games/…'],
  ['/api/games', '/api/games'],
  ['/tricks/kickflip', '/tricks/kickflip'],
])('leaves the secret of %s out', (path, logged) => expect(redactPath(path)).toBe(logged))
