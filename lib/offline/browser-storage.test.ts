import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage, refusingWindow } from '@/tests/setup/web-storage'
import {
  deviceStorage,
  keepCookie,
  openChannel,
  openWorkers,
  readCookieNames,
  tabStorage,
  withResponses,
} from './browser-storage'

const storages = { device: deviceStorage, tab: tabStorage }

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe.each(['device', 'tab'] as const)('what the %s keeps', (place) => {
  const storage = storages[place]

  describe('where the browser allows it', () => {
    beforeEach(() => {
      const other = openStorage()
      other.setItem('elsewhere', 'x')
      const [localStorage, sessionStorage] =
        place === 'device' ? [openStorage(), other] : [other, openStorage()]
      vi.stubGlobal('window', { localStorage, sessionStorage })
    })

    it('is read as it was written, until it is removed', () => {
      expect([storage.write('a', 'one'), storage.read('a'), storage.keys()]).toEqual([true, 'one', ['a']])
      expect([storage.write('a', null), storage.read('a'), storage.keys()]).toEqual([true, null, []])
    })

    it('is null where it is no JSON', () => {
      storage.write('a', '{"half')
      storage.write('b', '{"whole":1}')
      expect([storage.readJson('a'), storage.readJson('b'), storage.readJson('c')]).toEqual([
        null,
        { whole: 1 },
        null,
      ])
    })
  })

  it('says so where there is no room', () => {
    const full = { ...openStorage(), setItem: refuse }
    vi.stubGlobal('window', { localStorage: full, sessionStorage: full })
    expect(storage.write('a', 'one')).toBe(false)
  })

  it.each([
    ['refuses', () => vi.stubGlobal('window', refusingWindow())],
    ['has none', () => vi.stubGlobal('window', { localStorage: null, sessionStorage: null })],
    ['is a server', () => undefined],
  ])('is nothing where the browser %s', (_, open) => {
    open()
    expect([storage.read('a'), storage.readJson('a'), storage.keys(), storage.write('a', 'one')]).toEqual([
      null,
      null,
      [],
      false,
    ])
  })
})

it('has no channel, no worker and no cookies where the browser refuses them', () => {
  vi.stubGlobal('BroadcastChannel', refuse)
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: refuse }))
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))
  keepCookie('a', 'path=/', 1)
  expect([openChannel('a'), openWorkers(), readCookieNames()]).toEqual([null, null, []])
})

describe('responses kept for later', () => {
  const names = () => withResponses((kept) => kept.keys())

  it('are given to whoever uses them', async () => {
    vi.stubGlobal('caches', { keys: async () => ['one'] })
    expect(await names()).toEqual(['one'])
  })

  it.each([
    ['is without', () => undefined],
    ['throws', () => vi.stubGlobal('caches', { keys: refuse })],
    ['rejects', () => vi.stubGlobal('caches', { keys: async () => refuse() })],
  ])('are none where the browser %s', async (_, open) => {
    open()
    expect(await names()).toBeNull()
  })
})
