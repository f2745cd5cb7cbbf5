import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeError, log, logRefusal } from './log'

describe('log', () => {
  it('is one line of JSON with its level, on the console', () => {
    const say = vi.spyOn(console, 'warn').mockReturnValue()
    log.warn({ at: 'model', problem: 'TimeoutError' }, 'asked in vain')
    const line = JSON.parse(String(say.mock.calls[0]?.[0]))
    expect(line).toMatchObject({ level: 'warn', at: 'model', problem: 'TimeoutError', msg: 'asked in vain' })
    expect(Number.isNaN(Date.parse(line.time))).toBe(false)
  })

  it('keeps single requests to itself unless it is asked to tell', () => {
    const say = vi.spyOn(console, 'log').mockReturnValue()
    log.info('GET /')
    expect(say).not.toHaveBeenCalled()
  })

  it('tells kind, code, message and place of an error', () => {
    const problem = describeError(Object.assign(new TypeError('no such column'), { code: 'P2022' }))
    expect(problem).toMatchObject({ problem: 'TypeError', code: 'P2022', message: 'no such column' })
    expect(problem.stack).toMatch(/^ {4}at .*log\.test\.ts/)
  })

  it('is silent about what somebody wrote', () => {
    const quoting = Object.assign(new Error('Invalid value "secret note"'), {
      name: 'PrismaClientValidationError',
    })
    expect(JSON.stringify(describeError(quoting))).not.toContain('secret note')
    expect(describeError('a string')).toEqual({ problem: 'string' })
  })
})

describe('refusal log', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })

  const listen = () => {
    const say = vi.spyOn(console, 'warn').mockReturnValue()
    return () => say.mock.calls.map(([line]) => JSON.parse(String(line)))
  }

  it('tells of single refusals as warnings', () => {
    const said = listen()
    logRefusal('forbidden', { at: 'call', requestId: 'r', path: '/api/cms/blog/posts' })
    expect(said()).toMatchObject([
      { level: 'warn', at: 'call', requestId: 'r', path: '/api/cms/blog/posts', code: 'forbidden' },
    ])
  })

  it('counts what comes in floods, each kind apart, and tells how many there were', () => {
    const said = listen()
    for (let round = 0; round < 500; round++) logRefusal('unauthorized', { at: 'call' })
    logRefusal('rate_limited', { at: 'call' })
    expect(said()).toHaveLength(21)
    vi.advanceTimersByTime(60_000)
    expect(said().at(-1)).toMatchObject({ at: 'refusals', code: 'unauthorized', untold: 480 })
    expect(said()).toHaveLength(22)
    logRefusal('unauthorized', { at: 'call' })
    expect(said()).toHaveLength(23)
  })
})
