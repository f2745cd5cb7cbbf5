import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineBundle } from '@/lib/offline/offline-bundle'
import { fetchOfflineBundle, isOld } from './offline-files'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-05-02T12:00:00Z')
let kept: Map<string, string>
let fetched: string[]

beforeEach(() => {
  kept = new Map()
  fetched = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', {
    match: async (path: string) => {
      const date = kept.get(path)
      return date && new Response('', { headers: { date } })
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return new Response('')
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the offline bundle', () => {
  it('is fetched whole, what is of most use first', async () => {
    await fetchOfflineBundle()
    expect([fetched[0], fetched.length]).toEqual(['/api/tricks/book', offlineBundle.length])
  })

  it('is not fetched twice a day', async () => {
    kept.set('/api/tricks/book', new Date(Date.now() - day / 2).toUTCString())
    kept.set('/tricks', new Date(Date.now() - 2 * day).toUTCString())
    await fetchOfflineBundle()
    expect(fetched).not.toContain('/api/tricks/book')
    expect(fetched).toContain('/tricks')
  })

  it('waits for another day where every byte counts', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await fetchOfflineBundle()
    expect(fetched).toEqual([])
  })

  it('is given up for now when the connection goes', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path)
      throw new TypeError('fetch failed')
    })
    await fetchOfflineBundle()
    expect(fetched).toEqual(['/api/tricks/book'])
  })

  it('is old after a day, and when its age is unknown', () => {
    const dates = [new Date(now - day - 1000).toUTCString(), new Date(now - 1000).toUTCString(), null, 'soon']
    expect(dates.map((date) => isOld(date, now))).toEqual([true, false, true, true])
  })
})
