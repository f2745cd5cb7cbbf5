import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { type Call, calls, specOf } from '../setup/calls'
import { createOwnRows, type Params } from '../setup/factories'
import { keepRows } from '../setup/kept-rows'
import { naughtyStrings, type OddBody, oddBodies, spoiledBodies } from '../setup/odd-inputs'
import { openMailServer } from '../setup/outside-services'
import { send } from '../setup/request'
import { serveYoutube } from '../setup/youtube'

// Too many calls are refused before anything is read, which would hide what is looked for.
vi.mock('@/lib/auth/rate-limit', () => ({
  countCall: vi.fn(),
  countAttempt: vi.fn(),
  resetAttempts: vi.fn(),
  countGuess: vi.fn(),
  takeBackGuess: vi.fn(),
}))
serveYoutube()

let mail: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  mail = await openMailServer()
  const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys()
  Object.assign(env, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'DarkSlide <hello@example.com>',
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
  })
})
afterAll(() => {
  Object.assign(env, {
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    VAPID_PUBLIC_KEY: undefined,
    VAPID_PRIVATE_KEY: undefined,
  })
  mail.close()
})

let params: Params
let headers: Record<string, string>
let failures: string[]
let count: number

beforeEach(() => {
  failures = []
  count = 0
})
keepRows(async () => {
  ;({ params, headers } = await createOwnRows())
  await db.parkFeature.create({
    data: {
      name: 'Ledge',
      category: 'Ledges',
      difficulty: 'Beginner',
      reversesTravel: 'no',
      speedEffect: 'keeps',
      order: 1,
    },
  })
})

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 120)

/** Sends one request; notes it when the response is a failure of ours. */
async function tryOut(call: Call, changes: Parameters<typeof send>[1]): Promise<void> {
  const path = call.path.replace('/[...nextauth]', '/providers')
  count += 1
  const response = await send(call.handler, { method: call.method, path, headers, params, ...changes })
  await response.arrayBuffer()
  // Only calls to services may report that a service is unavailable.
  // And none is of a format that is not there.
  const mayBe = specOf(call).isOutside ? [501, 503] : [501]
  const isFailure = response.status >= 500 && !mayBe.includes(response.status)
  if (isFailure) failures.push(`${response.status}: ${shown(changes)}`)
}

async function tryAll<T>(call: Call, things: T[], toRequest: (thing: T) => Parameters<typeof send>[1]) {
  const waiting = [...things]
  const work = async () => {
    for (let thing = waiting.pop(); thing !== undefined; thing = waiting.pop())
      await tryOut(call, toRequest(thing))
  }
  await Promise.all(Array.from({ length: 6 }, work))
}

/** Every `step`th, beginning elsewhere for each call, so that together they meet all. */
const sample = <T>(things: readonly T[], step: number, call: Call): T[] =>
  things.filter((_, index) => (index + calls.indexOf(call)) % step === 0)

const asBody = ({ body, type }: OddBody) => ({ body, headers: { ...headers, 'content-type': type } })
const hasBody = (call: Call) => specOf(call).json !== undefined
const writes = calls.filter(({ method }) => method !== 'GET')

it('knows at least 500 different bodies, each sent to several calls', () => {
  const distinct = new Set(oddBodies.map(({ body, type }) => `${type} ${body}`))
  expect(distinct.size).toBeGreaterThanOrEqual(500)
  expect(calls.filter(hasBody).length).toBeGreaterThanOrEqual(3 * 8)
})

describe.each(writes)('$name', (call) => {
  it('refuses every odd body with what is wrong about it', async () => {
    await tryAll(call, sample(oddBodies, hasBody(call) ? 8 : 25, call), asBody)
    if (hasBody(call)) await tryAll(call, sample(spoiledBodies(specOf(call).json), 8, call), asBody)
    expect(failures).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
})

const names = [
  'q',
  'after',
  'timeZone',
  'format',
  'url',
  'maxwidth',
  'devices',
  'rider',
  'level',
  'cursor',
  'tag',
  'error',
  '__proto__',
]

describe.each(calls)('$name', (call) => {
  it('responds to any path, query and header', async () => {
    const texts = sample(naughtyStrings, 20, call)
    const wrong = [...call.path.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => name)
    await tryAll(call, wrong.length > 0 ? texts : [], (text) => ({
      params: { ...params, ...Object.fromEntries(wrong.map((name) => [name, text])) },
      json: specOf(call).json,
    }))
    await tryAll(call, texts, (text) => ({
      query: Object.fromEntries(names.map((name) => [name, text])),
      json: specOf(call).json,
    }))
    await tryAll(
      call,
      ['?q=a&q=b&after=1&after=2&x=', '?q[]=a&q[b]=c&x=', '?%&%ff=%ff&q=%ff&x='],
      (query) => ({
        path: `${call.path.replace(/\[.*?\]/g, '1')}${query}`,
        json: specOf(call).json,
      }),
    )
    await tryAll(call, texts.map(asHeader), (text) => ({
      headers: {
        ...headers,
        'idempotency-key': text,
        cookie: `__Secure-next-auth.session-token=${text}`,
        range: text,
      },
      json: specOf(call).json,
    }))
    await tryAll(call, texts.map(asHeader), (text) => ({
      headers: {
        'x-session-id': text,
        origin: text,
        host: text,
        'if-none-match': text,
        'x-forwarded-for': text,
      },
      json: specOf(call).json,
    }))
    expect(failures).toEqual([])
    expect(count).toBeGreaterThan(30)
  })
})

// A header is bytes: what does not fit is cut as a proxy would send it.
const asHeader = (text: string) =>
  Buffer.from(text.replaceAll(/[\0\r\n]/g, '').slice(0, 2000))
    .toString('latin1')
    .trim()
