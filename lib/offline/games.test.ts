import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lossyServer } from '@/tests/setup/lossy-server'
import { openStorage } from '@/tests/setup/web-storage'
import type { LinkedGame } from '../games/schema'
import {
  addTurn,
  deliverTurns,
  followRematch,
  followSeats,
  keepAlerts,
  leaveSeat,
  newSecret,
  readSeat,
  seatsHere,
  takeSeat,
} from './games'

const token = 'a'.repeat(22)
const secret = 's'.repeat(43)
const game: LinkedGame = {
  token,
  players: ['Ada', 'Bo'],
  options: { twoLastTries: true, flatOnly: true, noRepeats: true },
  entries: [],
  isClosed: false,
  next: null,
}
const taken = { status: 200, json: game }

let storage: Storage
let server: ReturnType<typeof lossyServer>

beforeEach(async () => {
  storage = openStorage()
  const window = {
    localStorage: storage,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('window', window)
  server = lossyServer(taken)
  server.responses = [{ status: 200, json: { game, seat: 1 } }]
  await takeSeat(token, secret, 'Bo')
  server.sent.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const reply = (turn: number) => ({ turn, entry: { kind: 'reply' as const, landed: false } })
const deliver = () => deliverTurns(token, () => undefined)
const waiting = () => readSeat(token)?.waiting.map(({ turn }) => turn)

describe('a seat in a game by link', () => {
  it('is kept by this browser until it is left', () => {
    expect(readSeat(token)).toMatchObject({ secret, seat: 1, players: ['Ada', 'Bo'], waiting: [] })
    expect(seatsHere().map((here) => here.token)).toEqual([token])
    leaveSeat(token)
    expect(readSeat(token)).toBeNull()
    expect(seatsHere()).toEqual([])
  })

  it('is the same object until it changes, and says when it does', () => {
    const before = readSeat(token)
    expect(readSeat(token)).toBe(before)
    const notify = vi.fn()
    const stop = followSeats(notify)
    addTurn(token, reply(1))
    expect(notify).toHaveBeenCalledOnce()
    expect(readSeat(token)).not.toBe(before)
    stop()
  })

  it('is none where what is stored is no seat', () => {
    for (const text of ['{', '[]', '1', '{"secret":1,"waiting":[]}', '{"secret":"s"}']) {
      storage.setItem(`seat-${token}`, text)
      expect(readSeat(token)).toBeNull()
    }
  })

  it('has a secret that no one guesses', () => {
    const secrets = new Set(Array.from({ length: 100 }, newSecret))
    expect(secrets.size).toBe(100)
    for (const each of secrets) expect(each).toMatch(/^[\w-]{43}$/)
  })
})

describe('turns that wait', () => {
  it('are sent in their order, and each once', async () => {
    addTurn(token, reply(1))
    addTurn(token, reply(2))
    const seen: unknown[] = []
    // Shown before it ceases to wait, or it would be gone for a moment, and what was pressed meanwhile with it.
    await deliverTurns(token, (arrived) => seen.push([arrived, waiting()]))
    expect(seen).toEqual([
      [game, [1, 2]],
      [game, [2]],
    ])
    expect(server.sent.map(({ body }) => body)).toEqual([
      { secret, ...reply(1) },
      { secret, ...reply(2) },
    ])
    expect(waiting()).toEqual([])
    await deliver()
    expect(server.sent).toHaveLength(2)
  })

  it.each([
    ['the response was lost', 'lost'],
    ['the server is away', { status: 503, json: { message: 'Away', code: 'unavailable' } }],
    ['there were too many', { status: 429, json: { message: 'Too many', code: 'rate_limited' } }],
  ] as const)('are kept when %s, and sent again under the same key', async (_, response) => {
    addTurn(token, reply(1))
    server.responses = [response]
    await expect(deliver()).rejects.toThrow()
    expect(waiting()).toEqual([1])
    await deliver()
    expect(waiting()).toEqual([])
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  })

  it('are dropped with those behind them when the game has moved on', async () => {
    addTurn(token, reply(1))
    addTurn(token, reply(2))
    server.responses = [{ status: 409, json: { message: 'This game has moved on.', code: 'conflict' } }]
    await expect(deliver()).rejects.toThrow('This game has moved on.')
    expect(waiting()).toEqual([])
    expect(server.sent).toHaveLength(1)
  })
})

describe('a rematch that another player began', () => {
  const next = 'b'.repeat(22)
  const follow = async (rematch: string | null) => {
    server.responses = [
      { status: 200, json: { ...game, next: rematch } },
      { status: 200, json: { game: { ...game, token: next }, seat: 0 } },
    ]
    await followRematch(next, token)
  }

  it('has one’s seat by that in the game before, and tells one of its turns as that did', async () => {
    keepAlerts(token, { push: 'https://push.example.com/one' })
    await follow(next)
    expect(readSeat(next)).toMatchObject({
      secret,
      seat: 0,
      alerts: { push: 'https://push.example.com/one' },
    })
    server.sent.length = 0
    await followRematch(next, token)
    expect(server.sent).toEqual([])
  })

  it('is none where the game before leads elsewhere, or one has no seat in it', async () => {
    await follow('c'.repeat(22))
    expect(readSeat(next)).toBeNull()
    await followRematch(next, 'd'.repeat(22))
    expect(readSeat(next)).toBeNull()
  })
})
