import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/tricks/[id]/generate-steps/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from '../../setup/factories'
import { type ModelState, modelKey, serveModel, withoutModel } from '../../setup/model-server'
import { read, send } from '../../setup/request'

const model = serveModel()

const failure = 'Failed to generate trick instructions.'

const modelSteps = [
  'Roll slowly with your back foot on the tail.',
  'Pop and pull both knees up at once.',
  'Push the front foot over the nose.',
  'Land over the bolts and roll away forward.',
]

const without = { steps: [], stepsSource: null }
const kickflip = () => createTrick({ name: 'Nollie Double Kickflip', stance: 'nollie', ...without })
const unknownTrick = () => createTrick({ name: 'Spaghetti Western', ...without })

async function generate(id: number | string, headers: HeadersInit = {}) {
  const answer = await read(await send(POST, { method: 'POST', params: { id }, headers }))
  expect(JSON.stringify(answer)).not.toContain(modelKey)
  return answer
}

const stored = (id: number) =>
  db.trick.findUniqueOrThrow({ where: { id }, select: { steps: true, stepsSource: true } })

beforeEach(() => {
  vi.mocked(revalidateTag).mockClear()
  model.served.answer = { steps: modelSteps }
})

describe('without a model', () => {
  beforeEach(() => void withoutModel())

  it('lets the coach write the steps, stores them, and says whose they are', async () => {
    const { id } = await kickflip()
    const { status, body } = await generate(id)
    expect(status).toBe(200)
    expect(body.source).toBe('coach')
    expect(body.steps.join(' ')).toMatch(/nose/)
    expect(await stored(id)).toEqual({ steps: body.steps, stepsSource: 'COACH' })
    expect((await db.trick.findUniqueOrThrow({ where: { id } })).mistakes).toHaveLength(3)
    expect(revalidateTag).toHaveBeenCalledWith('tricks', { expire: 0 })
  })

  it('returns the same again without writing', async () => {
    const { id } = await kickflip()
    const first = await generate(id)
    vi.mocked(revalidateTag).mockClear()
    expect(await generate(id)).toEqual(first)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it('leaves steps that are there as they are', async () => {
    const { id } = await createTrick({ steps: ['Roll.', 'Pop.'], stepsSource: 'HAND' })
    expect((await generate(id)).body).toEqual({ steps: ['Roll.', 'Pop.'], source: 'hand' })
  })

  it('lets the coach say how to learn a trick whose name leaves its motion open', async () => {
    const { id } = await createTrick({ name: 'Grape Flip', ...without })
    const { status, body } = await generate(id)
    expect(status).toBe(200)
    expect(body.source).toBe('coach')
    expect(body.steps.length).toBeGreaterThanOrEqual(4)
  })

  it('says so when the coach does not know the trick', async () => {
    const { id } = await unknownTrick()
    expect(await generate(id)).toMatchObject({ status: 422, body: { message: failure, code: 'invalid' } })
    expect(await stored(id)).toEqual(without)
  })

  it('asks no model', async () => {
    await generate((await kickflip()).id)
    expect(model.served.asked).toEqual([])
  })
})

describe('with a model', () => {
  it('asks it, checks what it says, and keeps it', async () => {
    const { id } = await unknownTrick()
    expect((await generate(id)).body).toEqual({ steps: modelSteps, source: 'model' })
    expect(await stored(id)).toEqual({ steps: modelSteps, stepsSource: 'MODEL' })
    expect(model.served.asked).toMatchObject([{ key: `Bearer ${modelKey}`, model: 'test-model' }])
    expect(model.served.asked[0]?.text).toContain('Spaghetti Western')
  })

  it('asks once when two press at the same time', async () => {
    const { id } = await unknownTrick()
    const [one, other] = await Promise.all([generate(id), generate(id)])
    expect(one).toEqual(other)
    expect(model.served.asked).toHaveLength(1)
  })

  it.each([
    ['too few steps', { steps: modelSteps.slice(2) }],
    ['a side of the room', { steps: [...modelSteps, 'Turn your left shoulder toward travel.'] }],
    ['another form', { instructions: 'Just send it.' }],
    ['a wrong way out', { steps: [...modelSteps, 'Land softly and roll away fakie.'] }],
  ])('lets the coach answer instead of %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    model.served.answer = answer
    expect((await generate((await kickflip()).id)).body.source).toBe('coach')
  })

  it.each<ModelState>(['chatty', 'refused', 'broken', 'dropped', 'garbled'])(
    'lets the coach answer when it is %s, and the key stays out of the log',
    async (state) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      model.served.state = state
      expect((await generate((await kickflip()).id)).body.source).toBe('coach')
      expect(warn).toHaveBeenCalledOnce()
      expect(JSON.stringify(warn.mock.calls)).not.toContain(modelKey)
    },
  )

  it('lets the coach answer when it is slow', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    model.served.state = 'slow'
    expect((await generate((await kickflip()).id)).body.source).toBe('coach')
  })

  it('is unavailable for a while when neither knows', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    model.served.state = 'broken'
    const response = await send(POST, { method: 'POST', params: { id: (await unknownTrick()).id } })
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await read(response)).toMatchObject({ status: 503, body: { message: failure } })
  })
})

describe('whose trick it is', () => {
  beforeEach(() => void withoutModel())

  it('is for guests and for skaters', async () => {
    const { headers } = await createViewer()
    expect((await generate((await kickflip()).id, headers)).status).toBe(200)
  })

  it('shows a trick of one user to no other', async () => {
    const owner = await createViewer()
    const other = await createViewer()
    const { id } = await createTrick({ name: 'Nollie Kickflip', ownerId: owner.user.id, ...without })
    expect((await generate(id)).status).toBe(404)
    expect((await generate(id, other.headers)).status).toBe(404)
    expect((await generate(id, owner.headers)).status).toBe(200)
  })

  it.each(['0', 'kickflip', '99999999999', '4711'])('knows no trick %s', async (id) => {
    expect(await generate(id)).toMatchObject({ status: 404 })
  })
})
