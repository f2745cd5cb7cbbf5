import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { GET as health } from '@/app/api/health/route'
import { askModel } from '@/lib/ai/model'
import { db } from '@/lib/db/client'
import { log } from '@/lib/observability/log'
import { createViewer } from '../setup/factories'
import { type ModelState, modelKey, serveModel, withoutModel } from '../setup/model-server'
import { createTricks, modelUseNames, modelUses } from '../setup/model-uses'
import { read, send } from '../setup/request'

const model = serveModel()
const words = 'It keeps your feet where they are and asks for a calm upper body.'

let warnings: () => { problem: string; message: string }[]

beforeEach(async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  warnings = () =>
    warn.mock.calls.flatMap(([line, message]) =>
      'at' in Object(line) && Object(line).at === 'model'
        ? [{ problem: Object(line).problem, message: String(message) }]
        : [],
    )
  await createTricks()
})

afterEach(() => {
  vi.useRealTimers()
  expect(JSON.stringify(warnings())).not.toContain(modelKey)
})

async function details() {
  const { headers } = await createViewer({ role: 'ADMIN' })
  const { status, body } = await read(await send(health, { headers, query: { details: '' } }))
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain(modelKey)
  return body.model
}

/** What the app says itself, and has the model know a good answer in these words. */
async function prepare(name: keyof typeof modelUses) {
  const { ask, saying } = modelUses[name]
  const real = { ...model.served }
  model.served.state = 'refused'
  const own = await ask()
  model.forget()
  vi.mocked(log.warn).mockClear()
  Object.assign(model.served, { ...real, asked: [], answer: saying(words, own.body as never) })
  return own
}

describe.each(modelUseNames)('asked for a %s', (name) => {
  const use = modelUses[name]

  it.each<ModelState>(['good', 'fenced', 'wordy'])('a %s answer is shown', async (state) => {
    await prepare(name)
    model.served.state = state
    const { source, body } = await use.ask()
    expect(source).toBe('model')
    expect(JSON.stringify(body)).toContain(words)
    expect(model.served.asked).toHaveLength(1)
    expect(warnings()).toEqual([])
    expect(await details()).toEqual({ isConfigured: true, answeredAt: expect.any(String), trouble: null })
  })

  it.each<[ModelState, string, RegExp]>([
    ['refused', 'key', /OPENAI_API_KEY \(401\)/],
    ['formless', 'schema', /schema.*\(400\)/],
    ['unknown', 'model', /OPENAI_MODEL "test-model".*\(404\)/],
    ['limited', 'quota', /quota.*\(429\)/],
    ['broken', 'unreachable', /\(500\)/],
    ['dropped', 'unreachable', /reached/],
    ['chatty', 'form', /form/],
    ['garbled', 'form', /form/],
  ])('one that is %s leaves it to us, and is said to be %s, once', async (state, problem, sentence) => {
    const own = await prepare(name)
    model.served.state = state
    expect(await use.ask()).toEqual(own)
    expect(await use.ask()).toEqual(own)
    expect(warnings()).toEqual([{ problem, message: expect.stringMatching(sentence) }])
    const { trouble, answeredAt } = await details()
    expect(answeredAt).toBeNull()
    expect(trouble).toEqual({
      kind: problem,
      message: warnings()[0]?.message,
      since: expect.any(String),
      retryAt: null,
    })
  })

  it.each([
    'Only an idiot would start with anything else than this.',
    'Take it down twenty stairs while drunk, that is how it is done.',
    'It cures back pain and burns calories like nothing else.',
    'Use code FLIP20 for twenty percent off your next deck.',
    'Deine Füße bleiben auf dem Brett und du drückst nach unten.',
  ])('what nobody of thirteen should read is neither shown nor kept: %s', async (indecent) => {
    const noted = vi.spyOn(log, 'info').mockReturnValue()
    const own = await prepare(name)
    model.served.answer = use.saying(indecent, own.body as never)
    expect(JSON.stringify((await use.ask()).body)).not.toContain(indecent)
    expect(JSON.stringify(await db.modelAnswer.findMany())).not.toContain(indecent)
    const lines = noted.mock.calls.flatMap(([line]) =>
      Object(line).at === `model ${name}` ? [Object(line)] : [],
    )
    expect(lines.map(({ attempt }) => attempt)).toEqual(model.served.asked.map((_, at) => at + 1))
    for (const { problems } of lines) expect(problems).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain(indecent)
    expect((await details()).trouble).toBeNull()
  })

  it.each(['600', 'a date'])('Retry-After is heeded: %s', async (form) => {
    const own = await prepare(name)
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Math.floor(Date.now() / 1000) * 1000
    vi.setSystemTime(start)
    Object.assign(model.served, {
      state: 'limited',
      retryAfter: form === 'a date' ? new Date(start + 600_000).toUTCString() : form,
    })
    expect(await use.ask()).toEqual(own)
    expect((await details()).trouble).toMatchObject({
      kind: 'quota',
      retryAt: new Date(start + 600_000).toISOString(),
    })
    model.served.state = 'good'
    vi.setSystemTime(start + 599_000)
    expect(await use.ask()).toEqual(own)
    expect(model.served.asked).toHaveLength(1)
    vi.setSystemTime(start + 601_000)
    expect((await use.ask()).source).toBe('model')
    expect(warnings().map(({ problem }) => problem)).toEqual(['quota', 'none'])
    expect((await details()).trouble).toBeNull()
  })
})

describe('Retry-After', () => {
  it('holds for everything that asks, and costs nobody a question', async () => {
    await prepare('suggestion')
    Object.assign(model.served, { state: 'limited', retryAfter: '600' })
    await modelUses.suggestion.ask()
    const used = () =>
      db.dailyBudget.findMany({ select: { name: true, used: true }, orderBy: { name: 'asc' } })
    const before = await used()
    for (const name of modelUseNames) expect((await modelUses[name].ask()).source).toBe(modelUses[name].own)
    expect(model.served.asked).toHaveLength(1)
    expect(await used()).toEqual(before)
  })
})

describe('the details of the health call', () => {
  it('are for admins', async () => {
    const query = { details: '' }
    expect((await send(health, { query })).status).toBe(401)
    const { headers } = await createViewer()
    expect((await send(health, { query, headers })).status).toBe(403)
  })

  it('say that there is no model, and that it was never asked', async () => {
    expect(await details()).toEqual({ isConfigured: true, answeredAt: null, trouble: null })
    withoutModel()
    expect(await details()).toEqual({ isConfigured: false, answeredAt: null, trouble: null })
  })
})

it('the server of these tests refuses the bounds that a schema may have', async () => {
  const schema = z.toJSONSchema(z.object({ why: z.string().max(600) }), { target: 'draft-7' })
  const ask = async (sent: object) => {
    const response = await fetch(`${model.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({
        model: 'test-model',
        messages: [],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'response', strict: true, schema: sent },
        },
      }),
    })
    return { status: response.status, body: await response.json() }
  }
  const { $schema: _, ...bounded } = schema
  expect(await ask(schema)).toMatchObject({ status: 400, body: { error: { param: 'response_format' } } })
  expect((await ask(bounded)).body.error.message).toContain(
    "In context=('properties', 'why'), 'maxLength' is not permitted",
  )
})

it('bounds are checked on what comes back', async () => {
  const question = { schema: z.object({ why: z.string().max(5) }), system: 'Answer.', prompt: 'Why?' }
  model.served.answer = { why: 'Long words' }
  expect(await askModel('patient', question)).toBeNull()
  model.served.answer = { why: 'Short' }
  expect(await askModel('patient', question)).toEqual({ why: 'Short' })
})
