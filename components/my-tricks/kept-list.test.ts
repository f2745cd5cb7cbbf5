import { beforeEach, expect, it, vi } from 'vitest'
import { keepList } from './kept-list'

const device = vi.hoisted(() => ({ known: null as number | null, isErased: false, opened: 0 }))

vi.mock('@/lib/offline/known-user', () => ({
  readKnownUser: () => (device.known === null ? null : { user: { id: device.known } }),
}))
vi.mock('@/lib/offline/database', () => ({
  wasErased: () => device.isErased,
  withKept: async () => {
    device.opened += 1
  },
}))

beforeEach(() => Object.assign(device, { known: null, isErased: false, opened: 0 }))

it.each([
  ['its owner', 1, false, 1],
  ['somebody whom no server has named yet', null, false, 1],
  ['somebody who has just signed out', null, true, 0],
  ['somebody while another one is signed in', 2, false, 0],
  ['its owner, who has signed in again', 1, true, 1],
])('opens what is kept for %s as often as it may', async (_, known, isErased, opened) => {
  Object.assign(device, { known, isErased })
  await keepList(1, [])
  expect(device.opened).toBe(opened)
})
