import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { openPushService } from '@/tests/setup/push-service'
import { env } from '../env'
import { resetPush, sendPush } from './send'

const keys = webPush.generateVAPIDKeys()
const message = { title: 'Your turn: Kickflip', body: 'Match it.', path: '/games/one', tag: 'one' }

let service: Awaited<ReturnType<typeof openPushService>>

beforeEach(async () => {
  service = await openPushService()
  Object.assign(env, {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    PUSH_SERVICE_URL: service.url,
  })
  resetPush()
})

afterEach(() => {
  vi.useRealTimers()
  service.close()
  Object.assign(env, {
    VAPID_PUBLIC_KEY: undefined,
    VAPID_PRIVATE_KEY: undefined,
    PUSH_SERVICE_URL: undefined,
  })
})

const subscribe = () => {
  const { endpoint, keys: own } = service.subscribe(keys.publicKey)
  return { endpoint, ...own }
}

describe('a message to a browser', () => {
  it('arrives as it was sent, at that browser alone', async () => {
    const [to] = [subscribe(), subscribe()]
    expect(await sendPush(to, message)).toBe('sent')
    expect(service.arrived).toMatchObject([{ to: to.endpoint, message }])
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [301, 'failed'],
    [400, 'failed'],
    [413, 'failed'],
    [429, 'failed'],
    [503, 'failed'],
  ])('that is refused with %i is %s', async (status, outcome) => {
    service.refuses = { status, headers: { location: `${service.url}/elsewhere` } }
    expect(await sendPush(subscribe(), message)).toBe(outcome)
    expect(service.asked).toBe(1)
  })

  it('waits as long as the service asks for, and then goes through', async () => {
    const to = subscribe()
    vi.useFakeTimers({ toFake: ['Date'] })
    service.refuses = { status: 429, headers: { 'retry-after': '1000' } }
    await sendPush(to, message)
    service.refuses = null
    expect([await sendPush(to, message), service.asked]).toEqual(['failed', 1])
    vi.setSystemTime(Date.now() + 1_001_000)
    expect([await sendPush(to, message), service.asked]).toEqual(['sent', 2])
  })

  it('is not tried while the service is away', async () => {
    const to = subscribe()
    service.refuses = { status: 500 }
    for (let at = 0; at < 5; at += 1) await sendPush(to, message)
    expect(service.asked).toBe(3)
  })

  it('signed with other keys than the browser knows is refused, and so is one for no point of the curve', async () => {
    const to = subscribe()
    const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys()
    Object.assign(env, { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
    expect(await sendPush(to, message)).toBe('failed')
    expect(await sendPush({ ...to, p256dh: `B${'A'.repeat(86)}` }, message)).toBe('gone')
    expect(service.arrived).toEqual([])
  })
})
