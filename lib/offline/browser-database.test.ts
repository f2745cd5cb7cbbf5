import { expect, it, onTestFinished, vi } from 'vitest'
import { deleteDatabase, hasDatabase, openDatabase } from './browser-database'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

it('rejects where the browser throws, and knows of no database that it could delete', async () => {
  vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse, databases: refuse })
  await expect(openDatabase('a', 1, {})).rejects.toThrow('denied')
  expect(await deleteDatabase('a')).toBeUndefined()
  expect(await hasDatabase('a')).toBe(true)
})

it('rejects where the browser throws as soon as they are looked at', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { get: refuse, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))
  await expect(openDatabase('a', 1, {})).rejects.toThrow('denied')
  expect(await deleteDatabase('a')).toBeUndefined()
  expect(await hasDatabase('a')).toBe(true)
})

it('says that there is none where a browser has no databases', async () => {
  expect(await hasDatabase('a')).toBe(false)
})
