import { describe, expect, it, onTestFinished } from 'vitest'
import { env } from '../env'
import { isPublicAddress, isPushEndpoint, publicLookup } from './endpoint'

describe('where messages are sent', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['http://push.example.com/abc', false],
    ['https://push.example.com:8443/abc', false],
    ['https://user:password@push.example.com/abc', false],
    ['https://localhost/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://2130706433/abc', false],
    ['https://0x7f.1/abc', false],
    ['https://[::1]/abc', false],
    ['https://8.8.8.8/abc', false],
    ['ftp://push.example.com/abc', false],
    ['no address', false],
  ])('is decided by the address: %s', (endpoint, isIt) => {
    expect(isPushEndpoint(endpoint)).toBe(isIt)
  })

  it('may be the one service of the tests, wherever that is, and nothing beside it', () => {
    env.PUSH_SERVICE_URL = 'http://127.0.0.1:4444'
    onTestFinished(() => {
      env.PUSH_SERVICE_URL = undefined
    })
    const others = ['http://127.0.0.1:4445/a', 'http://127.0.0.1:4444@10.0.0.1/a']
    expect(['http://127.0.0.1:4444/a', ...others].map(isPushEndpoint)).toEqual([true, false, false])
  })

  it.each<[string, boolean]>([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.31.255.255',
      '192.168.1.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fd00::1',
      'ff02::1',
      '2002:7f00:1::',
      '2001:db8::1',
      'push.example.com',
    ].map((address): [string, boolean] => [address, false]),
  ])('is decided by what the name stands for: %s', (address, isIt) => {
    expect(isPublicAddress(address)).toBe(isIt)
  })

  const resolved = (addresses: { address: string; family: number }[], all: boolean) =>
    new Promise((resolve, reject) =>
      publicLookup((_, done) => done(null, addresses))('push.example.com', { all }, (error, found) =>
        error ? reject(error) : resolve(found),
      ),
    )
  const outside = { address: '93.184.215.14', family: 4 }

  it.each([
    [true, [outside]],
    [false, outside.address],
  ])('is what was looked at, as the connection asks for it: all %s', async (all, found) => {
    expect(await resolved([outside], all)).toEqual(found)
  })

  it('is nowhere when one of the addresses leads inside, or there is none', async () => {
    for (const addresses of [[outside, { address: '10.0.0.1', family: 4 }], []])
      await expect(resolved(addresses, true)).rejects.toThrow()
  })
})
