import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../errors'
import { NetworkError } from '../http/client'
import { deliver } from './deliver'
import type { Delivery } from './waiting'

const write: Delivery = { method: 'POST', path: '/x', json: { a: 1 }, change: { kind: 'note' } }
const put = vi.hoisted(() => vi.fn(async () => undefined))
const outcomeOf = vi.hoisted(() => vi.fn(async () => ({ isWaiting: false, answer: 'later' })))

vi.mock('./outbox', () => ({ put, outcomeOf }))

let stored: Record<string, string>
let keys: (string | null)[]

function answerWith(answer: () => Response) {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return answer()
  })
}

const lost = () => {
  throw new TypeError('fetch failed')
}

beforeEach(() => {
  vi.clearAllMocks()
  stored = { 'signed-in-as': JSON.stringify({ user: { id: 3 } }) }
  keys = []
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

describe('deliver', () => {
  it('gives the answer of a server that can be reached', async () => {
    answerWith(() => Response.json({ id: 1 }))
    expect(await deliver(write)).toEqual({ isWaiting: false, answer: { id: 1 } })
    expect(put).not.toHaveBeenCalled()
  })

  it('keeps a write under the key that may have arrived', async () => {
    answerWith(lost)
    expect(await deliver(write, 'k')).toEqual({ isWaiting: true })
    expect(keys).toEqual(['k'])
    expect(put).toHaveBeenCalledWith(3, write, { key: 'k', wasSent: true })
  })

  it('sends one after the other, so that the later one stays the later one', async () => {
    let answerFirst: () => void = () => undefined
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      await new Promise<void>((resolve) => {
        answerFirst = resolve
      })
      return Response.json({})
    })
    const both = [deliver(write, 'first'), deliver(write, 'second')]
    await vi.waitFor(() => expect(keys).toEqual(['first']))
    answerFirst()
    await vi.waitFor(() => expect(keys).toEqual(['first', 'second']))
    answerFirst()
    await Promise.all(both)
  })

  it('goes on after one that failed', async () => {
    const refusal = () => Response.json({ message: 'No', code: 'invalid' }, { status: 422 })
    answerWith(() => (keys.length === 1 ? refusal() : Response.json({ id: 2 })))
    const failing = deliver(write).catch(() => 'failed')
    const following = deliver(write)
    expect(await failing).toBe('failed')
    expect(await following).toEqual({ isWaiting: false, answer: { id: 2 } })
  })

  it('queues behind what waits already, and tells what became of it', async () => {
    stored['changes-waiting'] = '1'
    answerWith(() => Response.json({}))
    expect(await deliver(write, 'k')).toEqual({ isWaiting: false, answer: 'later' })
    expect(keys).toEqual([])
    expect(put).toHaveBeenCalledWith(3, write, { key: 'k', wasSent: false })
  })

  it('throws what the server meant', async () => {
    answerWith(() => Response.json({ message: 'No', code: 'invalid' }, { status: 422 }))
    await expect(deliver(write)).rejects.toBeInstanceOf(AppError)
    expect(put).not.toHaveBeenCalled()
  })

  it('keeps nothing for nobody', async () => {
    stored = {}
    answerWith(lost)
    await expect(deliver(write)).rejects.toBeInstanceOf(NetworkError)
    expect(put).not.toHaveBeenCalled()
  })
})
