import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address'

const from = (forwarded: string) => clientAddress(new Headers({ 'x-forwarded-for': forwarded }), true)

describe('clientAddress', () => {
  it('trusts no header without a proxy', () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.9' }), false)).toBeNull()
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['10.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('reads %s as %s', (forwarded, address) => {
    expect(from(forwarded)).toBe(address)
  })

  it.each(['', 'localhost', '203.0.113.9, evil', '1.2.3', '203.0.113.9:80'])(
    'reads nothing from %j',
    (forwarded) => {
      expect(from(forwarded)).toBeNull()
    },
  )
})
