import { beforeEach, describe, expect, it, vi } from 'vitest'

let answers: unknown[]

beforeEach(() => {
  vi.resetModules()
  answers = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
})

const path = '/api/tricks'
const load = async () => ({ ...(await import('./page-queries')), ...(await import('./client')) })
const read = async (answer: unknown, { readPublic }: Awaited<ReturnType<typeof load>>) => {
  answers = [answer]
  return readPublic(path)
}

describe('what a page read before the query client was there', () => {
  it('is shown by the next page, which reads it again', async () => {
    const app = await load()
    expect(app.lastRead(path)).toBeUndefined()
    await read(['ollie'], app)
    app.leavePage()
    expect(app.lastRead(path)).toEqual(['ollie'])
    answers = [['kickflip']]
    expect(await app.freshRead(path)).toEqual(['kickflip'])
    expect(app.lastRead(path)).toEqual(['kickflip'])
  })

  it('is told to every part of that page that asks, also where one rendered before it was there', async () => {
    const app = await load()
    answers = [['ollie']]
    expect(await app.freshRead(path)).toEqual(['ollie'])
    expect(await app.freshRead(path)).toEqual(['ollie'])
  })

  it('is handed to the client, which holds what is read from then on', async () => {
    const app = await load()
    await read(['ollie'], app)
    const client = app.getQueryClient()
    expect(client.getQueryData([path])).toEqual(['ollie'])
    await read(['kickflip'], app)
    expect(client.getQueryData([path])).toEqual(['kickflip'])
    client.setQueryData([path], ['heelflip'])
    expect(app.lastRead(path)).toEqual(['heelflip'])
  })

  it('is as stale for the client as it was', async () => {
    const app = await load()
    await read(['ollie'], app)
    app.leavePage()
    const client = app.getQueryClient()
    expect(client.getQueryState([path])?.isInvalidated).toBe(true)
    await read(['kickflip'], app)
    expect(client.getQueryState([path])?.isInvalidated).toBe(false)
    app.leavePage()
    expect(client.getQueryState([path])?.isInvalidated).toBe(true)
  })

  it('leaves alone what belongs to an account', async () => {
    const app = await load()
    const client = app.getQueryClient()
    client.setQueryData([...app.accountKey(4), 'lines'], [])
    app.leavePage()
    expect(client.getQueryState(['account', 4, 'lines'])?.isInvalidated).toBe(false)
  })
})
