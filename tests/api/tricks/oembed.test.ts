import { beforeEach, expect, it } from 'vitest'
import { GET } from '@/app/oembed/route'
import { invalidate } from '@/lib/cache/cache'
import { absoluteUrl } from '@/lib/site'
import { createTrick } from '../../setup/factories'
import { naughtyStrings } from '../../setup/odd-inputs'
import { read, send } from '../../setup/request'

beforeEach(async () => {
  await createTrick({ slug: '360-flip', name: '360 Flip' })
  await invalidate('tricks')
})

const ask = async (path: string, query: Record<string, string> = {}) =>
  read(await send(GET as never, { path: '/oembed', query: { url: absoluteUrl(path), ...query } }))

it('shows a trick of the library under each of its names, in a frame that fits', async () => {
  for (const path of ['/tricks/360-flip', '/tricks/tre-flip', '/embed/tricks/tre-flip'])
    expect(await ask(path, { maxwidth: '320', maxheight: '240', format: 'json' })).toMatchObject({
      status: 200,
      body: { version: '1.0', type: 'rich', title: '360 Flip', width: 320, height: 240 },
    })
})

it('shows whatever can be read where it was framed, and has no page of that', async () => {
  const name = 'switch-heelflip-to-backside-lipslide'
  expect(await ask(`/embed/tricks/${name}?stance=goofy`)).toMatchObject({
    status: 200,
    body: { html: expect.stringContaining(`/embed/tricks/${name}?stance=goofy`) },
  })
  expect((await ask(`/tricks/${name}`)).status).toBe(404)
})

it('has no other format, and nothing of what is not here', async () => {
  expect((await ask('/tricks/360-flip', { format: 'xml' })).status).toBe(501)
  for (const path of ['/tricks/zzxq', '/embed/tricks/zzxq', '/tricks', '/blog/360-flip'])
    expect((await ask(path)).status).toBe(404)
  expect((await ask('', { url: 'https://example.com/tricks/360-flip' })).status).toBe(404)
  expect((await read(await send(GET as never, { path: '/oembed' }))).status).toBe(422)
})

it('takes nonsense for a size as none, and any name for what it is', async () => {
  for (const maxwidth of ['', '0', '-5', 'wide', '1e99'])
    expect(await ask('/tricks/360-flip', { maxwidth })).toMatchObject({ status: 200, body: { width: 480 } })
  const statuses = new Set<number>()
  for (const text of naughtyStrings)
    statuses.add((await ask(`/embed/tricks/${encodeURIComponent(text.toWellFormed())}`)).status)
  expect([...statuses].filter((status) => status !== 200 && status !== 404 && status !== 422)).toEqual([])
})
