import { afterEach, expect, it, vi } from 'vitest'
import TestAuthPage from '@/app/test-auth/page'
import { env } from '@/lib/env'
import { parseEnv } from '@/lib/env-schema'

// Only Next itself can wait for a request.
vi.mock('next/server', async (load) => ({ ...(await load<object>()), connection: vi.fn() }))

afterEach(() => Object.assign(env, { ENABLE_TEST_AUTH: true }))

it('the developers\u2019 page is there unless it is turned off', async () => {
  expect(await TestAuthPage()).toBeTruthy()
  Object.assign(env, { ENABLE_TEST_AUTH: false })
  await expect(TestAuthPage()).rejects.toThrow('404')
})

it.each([
  [{}, true],
  [{ ENABLE_TEST_AUTH: '' }, true],
  [{ ENABLE_TEST_AUTH: '1' }, true],
  [{ ENABLE_TEST_AUTH: '0' }, false],
])('the environment %j makes that %s', (source, expected) => {
  expect(parseEnv(source).ENABLE_TEST_AUTH).toBe(expected)
})
