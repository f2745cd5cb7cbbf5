import { expect, it } from 'vitest'
import { serverIdentity } from './server-identity'

it('keeps a secret of 256 random bits, apart from the name', () => {
  expect(serverIdentity.secret).toMatch(/^[\w-]{43}$/)
  expect(serverIdentity.secret).not.toContain(serverIdentity.name)
})
