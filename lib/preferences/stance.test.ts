import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type StanceModule = typeof import('./stance')

const store = new Map<string, string>()
const page = { dataset: {} as Record<string, string> }
let isRefused = false
let preference: StanceModule

const storage = {
  getItem: (key: string) => {
    if (isRefused) throw new Error('refused')
    return store.get(key) ?? null
  },
  setItem: (key: string, value: string) => {
    if (isRefused) throw new Error('refused')
    store.set(key, value)
  },
}

beforeEach(async () => {
  store.clear()
  isRefused = false
  page.dataset = {}
  const target = new EventTarget()
  vi.stubGlobal('window', Object.assign(target, { localStorage: storage }))
  vi.stubGlobal('document', { documentElement: page })
  vi.resetModules()
  preference = await import('./stance')
})

afterEach(() => vi.unstubAllGlobals())

describe('the stance preference', () => {
  it('is unknown until it is chosen, and then notifies subscribers', () => {
    const notify = vi.fn()
    const leave = preference.subscribeToStancePreference(notify)
    expect([preference.getStancePreference(), page.dataset.stance]).toEqual(['unknown', 'unknown'])
    preference.saveStancePreference('goofy')
    expect([preference.getStancePreference(), page.dataset.stance]).toEqual(['goofy', 'goofy'])
    expect(store.get('rider-stance')).toBe('goofy')
    expect(notify).toHaveBeenCalledTimes(1)
    leave()
    preference.saveStancePreference('regular')
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('ignores invalid values in storage', () => {
    store.set('rider-stance', 'mongo')
    expect(preference.getStancePreference()).toBe('unknown')
  })

  it('lasts as long as the page where storage is blocked', () => {
    isRefused = true
    preference.saveStancePreference('goofy')
    expect(preference.getStancePreference()).toBe('goofy')
  })

  it('follows another tab', () => {
    const notify = vi.fn()
    preference.subscribeToStancePreference(notify)
    store.set('rider-stance', 'goofy')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'rider-stance' }))
    expect(notify).toHaveBeenCalledTimes(1)
    expect(preference.getStancePreference()).toBe('goofy')
  })
})
