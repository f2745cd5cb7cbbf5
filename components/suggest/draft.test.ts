import { beforeEach, expect, it, vi } from 'vitest'
import { openStorage, refusingWindow } from '@/tests/setup/web-storage'
import { placeOf } from './address'
import { dropWish, keepWish, readWish } from './draft'

let sessionStorage: Storage

/** Goes to an address in the one tab. */
const open = (search: string) =>
  vi.stubGlobal('window', { location: { pathname: '/trickbot/suggest', search }, sessionStorage })

beforeEach(() => {
  sessionStorage = openStorage()
  open('')
})

const empty = { prompt: '', difficulties: [] }
const half = { prompt: 'fl', difficulties: ['beginner'] }
const { query } = placeOf({ prompt: 'a first flip', difficulties: ['Beginner', 'Expert'] })
const sent = { prompt: 'a first flip', difficulties: ['beginner', 'expert'] }

it('keeps a wish that is begun, until it is dropped', () => {
  expect(readWish()).toEqual(empty)
  keepWish(half)
  expect(readWish()).toMatchObject(half)
  dropWish()
  expect([readWish(), Object.keys(sessionStorage).length]).toEqual([empty, 0])
})

it('keeps nothing that the address holds', () => {
  open(query)
  keepWish(sent)
  expect([readWish(), Object.keys(sessionStorage).length]).toEqual([sent, 0])
})

it('belongs to the wish over which it was typed, whatever the answer to that was', () => {
  open(query)
  keepWish({ ...sent, prompt: 'a first flip, no pop' })
  open(`${query}&trick=Kickflip`)
  expect(readWish()).toMatchObject({ ...sent, prompt: 'a first flip, no pop' })
  open('')
  expect(readWish()).toEqual(empty)
})

it.each(['{', 'null', '4', '{}', '{"prompt":"x","difficulties":[]}'])(
  'survives %s in the storage',
  (text) => {
    sessionStorage.setItem('wish-draft', text)
    expect(readWish()).toEqual(empty)
  },
)

it('does without a storage', () => {
  vi.stubGlobal('window', refusingWindow({ location: window.location }))
  keepWish(half)
  expect(readWish()).toEqual(empty)
})
