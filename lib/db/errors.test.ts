import { expect, it } from 'vitest'
import { isExhausted } from '../outages'
import { isDatabaseAway, unavailableFrom } from './errors'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

it.each([
  coded('P1001'),
  coded('57P01', 'terminating connection due to administrator command'),
  coded('53300', 'sorry, too many clients already'),
  coded('P2010', 'Raw query failed. Code: `08006`. Message: `connection failure`'),
  coded('ECONNREFUSED'),
  new Error('Query read timeout'),
  coded('P2010', "Raw query failed. Code: `N/A`. Message: `Can't reach database server at 127.0.0.1:5432`"),
  coded('P2010', 'Raw query failed. Code: `57P03`. Message: `the database system is starting up`'),
  coded('P2039', 'Database error. Code: `57P01`. Message: `terminating connection due to unexpected exit`'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('a page failed', { cause: coded('P1017') }),
])('an error of a database that is away is unavailable: %s', (error) => {
  expect(unavailableFrom(error)).toMatchObject({ code: 'unavailable' })
})

it.each([
  coded('P2002', 'Unique constraint failed'),
  coded('P2010', 'Raw query failed. Code: `42601`. Message: `syntax error`'),
  'no error at all',
])('another error is not unavailable: %s', (error) => {
  expect(unavailableFrom(error)).toBeNull()
})

it.each([
  coded('53100', 'could not extend file "base/16384/16397": No space left on device'),
  coded('53200', 'out of memory'),
  coded('P2010', 'Raw query failed. Code: `53100`. Message: `could not extend file`'),
  new Error('a page failed', { cause: coded('P2039', 'Database error. Code: `53200`. Message: `x`') }),
])('an error of a database that cannot write is unavailable, and remembered: %s', (error) => {
  // It answers: nothing is gained by refusing reads too.
  expect(isDatabaseAway(error)).toBe(false)
  expect(unavailableFrom(error)).toMatchObject({ code: 'unavailable', status: 503 })
  expect(isExhausted()).toBe(true)
  expect(isExhausted(performance.now() + 31_000)).toBe(false)
})
