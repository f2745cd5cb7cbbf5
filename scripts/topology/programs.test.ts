import { expect, it } from 'vitest'
import { missingPrograms, scalePrograms } from './programs.ts'

it('says in one sentence what to install', () => {
  const onlyRedis = (name: string) => (name === 'nginx' ? null : '/usr/bin/redis-server')
  expect(missingPrograms(scalePrograms, onlyRedis)).toBe(
    'nginx cannot be found: on Debian, apt-get install nginx-light brings that.',
  )
  expect(missingPrograms(scalePrograms, () => null)).toMatch(
    /^nginx and redis-server .*nginx-light redis-server brings that\.$/,
  )
  expect(missingPrograms(scalePrograms, () => '/there')).toBeNull()
})
