import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as confirm } from '@/app/api/auth/password-reset/confirm/route'
import { hashPassword } from '@/lib/auth/passwords'
import { countAttempt, countCall, countGuess } from '@/lib/auth/rate-limit'
import { createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { createUser } from '../../setup/factories'
import { cookiesOf, send } from '../../setup/request'

const email = 'leticia@example.com'
const password = 'frontside crooked'
const wrong = 'backside crooked'

const from = (address: string) => ({ 'x-forwarded-for': address })
const enter = (given: string, headers: Record<string, string> = {}) =>
  send(login, { method: 'POST', json: { email, password: given }, headers })

async function guess(times: number, headersOf: (round: number) => Record<string, string> = () => ({})) {
  const statuses: number[] = []
  for (let round = 0; round < times; round++) statuses.push((await enter(wrong, headersOf(round))).status)
  return { compared: statuses.filter((status) => status === 401).length, statuses }
}

async function useResetLink(chosen: string) {
  const token = (await createResetLink(db, email))?.split('#')[1]
  return send(confirm, { method: 'POST', json: { token, password: chosen } })
}

const address = (round: number) => `198.51.${Math.floor(round / 200)}.${round % 200}`
const minutes = (count: number) => count * 60_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await createUser({ email, passwordHash: await hashPassword(password) })
})

afterEach(() => {
  vi.useRealTimers()
  Object.assign(env, { TRUST_PROXY: false })
})

describe('where no proxy is trusted', () => {
  it('a few wrong passwords of a stranger lock no one out', async () => {
    await guess(6)
    expect((await enter(password)).status).toBe(200)
  })

  it('guessing goes on slowly, and never stops for good', async () => {
    expect((await guess(60)).compared).toBe(20)
    const refused = await enter(password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(180)
    vi.setSystemTime(Date.now() + minutes(3))
    expect((await enter(password)).status).toBe(200)
  })

  it('hours of guessing compare 20 passwords an hour', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let compared = 0
    for (let hour = 0; hour < 3; hour++) {
      compared += (await guess(24)).compared
      vi.setSystemTime(Date.now() + minutes(60))
    }
    expect(compared).toBe(3 * 20)
  })
})

describe('behind a trusted proxy', () => {
  beforeEach(() => Object.assign(env, { TRUST_PROXY: true }))

  it('300 guesses from as many addresses are refused but for a handful', async () => {
    expect((await guess(300, (round) => from(address(round)))).compared).toBe(20)
  })

  it('one address is refused after five, and leaves the others alone', async () => {
    expect((await guess(8, () => from('192.0.2.1'))).compared).toBe(5)
    expect((await enter(password, from('192.0.2.2'))).status).toBe(200)
  })

  it('what one address is refused costs the other addresses nothing', async () => {
    await guess(40, () => from('192.0.2.1'))
    expect((await guess(30, (round) => from(address(round)))).compared).toBe(15)
  })
})

describe('the owner', () => {
  it('gets in with a browser that was in before, whatever strangers do', async () => {
    const cookie = cookiesOf(await enter(password), 'known-browser')
    await guess(60)
    expect((await enter(password)).status).toBe(429)
    expect((await enter(password, { cookie })).status).toBe(200)
  })

  it('gets in with the password that a reset link has set', async () => {
    await guess(60)
    await useResetLink(wrong)
    expect((await enter(wrong)).status).toBe(200)
  })

  it('gets in with the browser that used the link while strangers go on', async () => {
    const cookie = cookiesOf(await useResetLink('kickflip body varial'), 'known-browser')
    await guess(60)
    expect((await enter('kickflip body varial')).status).toBe(429)
    expect((await enter('kickflip body varial', { cookie })).status).toBe(200)
  })

  it('costs strangers none of their tries by signing in', async () => {
    for (let round = 0; round < 25; round++) expect((await enter(password)).status).toBe(200)
  })
})

it('an unknown address is refused as a known one is', async () => {
  const ask = async (address: string) =>
    (await send(login, { method: 'POST', json: { email: address, password: wrong } })).status
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < 25; round++) {
    known.push(await ask(email))
    unknown.push(await ask('nobody@example.com'))
  }
  expect(unknown).toEqual(known)
})

it('fifty guesses at once count as fifty one after the other do', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(wrong)))
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(20)
})

describe('a clock that was ahead', () => {
  const limit = { name: 'test', times: 1, seconds: 60 }
  const years = 10 * 365 * 24 * 3600 * 1000

  const counts = [
    ['calls', () => countCall(limit, 'someone'), 1],
    ['attempts at a secret', () => countAttempt('secret'), 5],
    ['guesses at an account', () => countGuess('account'), 20],
  ] as const

  it.each(counts)('by a second only, as of another server, counts with it: %s', async (_, count, allowed) => {
    const now = Date.now()
    vi.setSystemTime(now + 1000)
    for (let round = 0; round < allowed; round++) await count()
    vi.setSystemTime(now)
    await expect(count()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it.each(counts)('by years leaves no lock on %s', async (_, count, allowed) => {
    const now = Date.now()
    vi.setSystemTime(now + years)
    for (let round = 0; round < allowed; round++) await count()
    await expect(count()).rejects.toMatchObject({ code: 'rate_limited' })
    vi.setSystemTime(now)
    for (let round = 0; round < allowed; round++) await count()
    await expect(count()).rejects.toMatchObject({ code: 'rate_limited' })
  })
})

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [120, '2 minutes'],
])('says how long to wait: %i seconds are %s', async (seconds, words) => {
  const call = () => countCall({ name: 'few', times: 1, seconds }, 'caller')
  await call()
  await expect(call()).rejects.toThrow(`Please try again in ${words}.`)
})
