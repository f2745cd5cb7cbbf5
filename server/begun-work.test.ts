import { beforeEach, expect, it } from 'vitest'
import { contentVersions } from '../lib/content-versions.ts'
import { begin, finish } from './begun-work.ts'

let key: string
beforeEach(() => {
  key = crypto.randomUUID()
  contentVersions.clear()
})

it('knows what was in force when something was begun', () => {
  contentVersions.set('tricks', 'old')
  const before = Date.now()
  begin(key)
  contentVersions.set('tricks', 'new')
  const begun = finish(key, true)
  expect(begun?.versions.get('tricks')).toBe('old')
  expect(begun?.at).toBeLessThanOrEqual(before)
})

it('takes the earliest beginning for a read that runs twice, so that neither counts as newer than it is', () => {
  contentVersions.set('tricks', 'old')
  begin(key)
  contentVersions.set('tricks', 'new')
  begin(key)
  expect(finish(key, false)?.versions.get('tricks')).toBe('old')
  expect(finish(key, false)?.versions.get('tricks')).toBe('new')
  expect(finish(key, false)).toBeUndefined()
})

it('ends every beginning of what is made once for all who wait', () => {
  begin(key)
  begin(key)
  finish(key, true)
  expect(finish(key, true)).toBeUndefined()
})

it('knows nothing of what was never begun', () => {
  expect(finish(key, false)).toBeUndefined()
})
