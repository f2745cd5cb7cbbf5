import { afterEach, expect, it, vi } from 'vitest'
import { forgetDelivery, isRenderedBeforeDelivery, noteDelivery } from './delivery-time'

afterEach(() => vi.unstubAllGlobals())

it('tells a page that was asked for before a write arrived from one that was asked for after it', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  expect(isRenderedBeforeDelivery()).toBe(false)
  noteDelivery()
  expect(isRenderedBeforeDelivery()).toBe(true)
  vi.stubGlobal('performance', { timeOrigin: Date.now() + 1000 })
  expect(isRenderedBeforeDelivery()).toBe(false)
  vi.stubGlobal('performance', { timeOrigin: 1 })
  forgetDelivery()
  expect(isRenderedBeforeDelivery()).toBe(false)
})
