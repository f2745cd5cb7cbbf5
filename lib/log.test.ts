import { expect, it, vi } from 'vitest'
import { describeError, log } from './log'

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
