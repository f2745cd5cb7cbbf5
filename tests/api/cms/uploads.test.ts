import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PATCH as describeIt, DELETE as remove } from '@/app/api/cms/uploads/[key]/route'
import { GET as list, POST as upload } from '@/app/api/cms/uploads/route'
import { GET as show } from '@/app/uploads/[key]/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { createPost as savePost, updatePost } from '@/lib/posts/cms-data'
import { removeUnusedUploads, unusedMs } from '@/lib/uploads/data'
import { createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const real = env.DATA_DIR
beforeAll(async () => {
  env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'darkslide-data-'))
})
afterAll(async () => {
  await rm(env.DATA_DIR, { recursive: true })
  env.DATA_DIR = real
})

const picture = (width = 30) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#ff5a1f' } })
    .png()
    .toBuffer()

const editor = () => createViewer({ role: 'ADMIN' })
const put = async (headers: HeadersInit, body: Uint8Array) =>
  read(await send(upload, { method: 'POST', headers, body: new Uint8Array(body) }))
const open = (url: string) =>
  show(new Request(`https://darkslide.test${url}`), {
    params: Promise.resolve({ key: url.replace('/uploads/', '') }),
  })

describe('an upload', () => {
  it('is stored, and served to everyone as a picture and nothing else', async () => {
    const { headers, user } = await editor()
    const { status, body } = await put(headers, await picture())
    expect({ status, body }).toEqual({
      status: 200,
      body: { url: expect.stringMatching(/^\/uploads\/[\w-]{22}\.webp$/), width: 30, height: 20, alt: '' },
    })
    expect(await db.upload.findMany()).toMatchObject([
      { uploaderId: user.id, contentType: 'image/webp', width: 30 },
    ])
    const shown = await open(body.url)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename="${body.url.replace('/uploads/', '')}"`,
    })
    expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp')
  })

  it('is kept once however often it is sent', async () => {
    const { headers } = await editor()
    const [one, two] = [await put(headers, await picture(31)), await put(headers, await picture(31))]
    expect(two).toEqual(one)
    expect(await db.upload.count()).toBe(1)
  })

  it('has a small form for phones, made once and removed with it', async () => {
    const { headers } = await editor()
    const { body } = await put(headers, await picture(2000))
    const small = body.url.replace('.webp', '-1200.webp')
    const [one, two] = await Promise.all([open(small), open(small)])
    const bytes = await one.arrayBuffer()
    expect((await sharp(bytes).metadata()).width).toBe(1200)
    expect(await two.arrayBuffer()).toEqual(bytes)
    expect(await (await open(small)).arrayBuffer()).toEqual(bytes)
    expect(await readdir(path.join(env.DATA_DIR, 'uploads'))).toContain(path.basename(small))
    const params = { key: path.basename(body.url) }
    expect((await send(remove, { method: 'DELETE', headers, params })).status).toBe(204)
    expect((await open(small)).status).toBe(404)
    expect(await db.upload.count()).toBe(0)
  })

  it('is its own small form when no screen is narrower', async () => {
    const { headers } = await editor()
    const { body } = await put(headers, await picture(38))
    const [whole, small] = await Promise.all([open(body.url), open(body.url.replace('.webp', '-1200.webp'))])
    expect(await small.arrayBuffer()).toEqual(await whole.arrayBuffer())
  })

  it('leaves no file behind when it cannot be written down', async () => {
    const { headers } = await editor()
    const { body } = await put(headers, await picture(37))
    await db.upload.deleteMany()
    vi.mocked(console.error).mockReturnValue()
    vi.spyOn(db.upload, 'createMany').mockRejectedValue(new Error('No row today'))
    expect((await put(headers, await picture(37))).status).toBe(500)
    expect((await open(body.url)).status).toBe(404)
    vi.mocked(console.error).mockClear()
  })

  it('must be a picture of at most ten megabytes', async () => {
    const { headers } = await editor()
    const wrong = await put(headers, Buffer.from('<svg onload="alert(1)"/>'))
    expect(wrong.status).toBe(422)
    expect(wrong.body.fields.file).toHaveLength(1)
    expect((await put(headers, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect(await db.upload.count()).toBe(0)
  })

  it("is not a skater's to make", async () => {
    const { headers } = await createViewer()
    expect((await put(headers, await picture())).status).toBe(403)
  })
})

it.each([
  'x',
  '..',
  '../../auth-secret',
  'auth-secret',
  `${'a'.repeat(22)}.webp`,
  `${'a'.repeat(22)}.svg`,
  `${'a'.repeat(22)}-1200.webp`,
  `${'a'.repeat(22)}-800.webp`,
])('nothing is there under %j', async (key) => {
  const response = await show(new Request('https://darkslide.test/'), { params: Promise.resolve({ key }) })
  expect(response.status).toBe(404)
})

describe('the pictures of editors', () => {
  const text = { title: 'Ledges', excerpt: 'What a ledge is good for.', tags: [], published: true }

  async function desk() {
    const { headers, user } = await editor()
    const keyOf = ({ url }: { url: string }) => url.replace('/uploads/', '')
    const add = async (width: number) => (await put(headers, await picture(width))).body as { url: string }
    return {
      user,
      add,
      keyOf,
      list: async () => (await read(await send(list, { headers }))).body,
      describe: async (key: string, alt: string) =>
        (await send(describeIt, { method: 'PATCH', headers, params: { key }, json: { alt } })).status,
      drop: async (key: string) => read(await send(remove, { method: 'DELETE', headers, params: { key } })),
    }
  }

  it('are listed with where they are used, and keep their words for the next use', async () => {
    const { add, keyOf, list: all, describe: tell, user } = await desk()
    const [inText, asCover, unused] = [await add(40), await add(41), await add(42)]
    const content = `<p><img src="${inText.url}" alt="x"></p>`
    const post = await savePost(user.id, { ...text, content, coverImage: asCover.url })
    expect(await tell(keyOf(unused), 'A curb')).toBe(204)
    expect(await all()).toMatchObject([
      { url: unused.url, alt: 'A curb', usedIn: [], removedAt: expect.stringMatching(/Z$/) },
      { url: asCover.url, usedIn: [{ id: post.id, title: 'Ledges' }], removedAt: null },
      { url: inText.url, usedIn: [{ id: post.id, title: 'Ledges' }], earlierVersions: 1 },
    ])
    expect(await add(42)).toMatchObject({ url: unused.url, alt: 'A curb' })
    expect(await tell(`${'a'.repeat(22)}.webp`, 'x')).toBe(404)
  })

  it('are removed by hand unless a post shows them', async () => {
    const { add, keyOf, drop, user } = await desk()
    const { url } = await add(43)
    const post = await savePost(user.id, { ...text, content: `<img src="${url}" alt="">` })
    const refused = await drop(keyOf({ url }))
    expect(refused).toMatchObject({ status: 409, body: { message: '"Ledges" shows this picture' } })
    await updatePost(user.id, post.id, { ...text, content: '<p>None.</p>' })
    expect((await drop(keyOf({ url }))).status).toBe(204)
    expect((await open(url)).status).toBe(404)
    expect((await drop(keyOf({ url }))).status).toBe(404)
  })

  it('go thirty days after the last post or version that shows them', async () => {
    const { add, user } = await desk()
    const [unused, shown, before] = [await add(44), await add(45), await add(46)]
    const post = await savePost(user.id, { ...text, content: `<img src="${before.url}" alt="">` })
    await updatePost(user.id, post.id, { ...text, content: '<p>None.</p>', coverImage: shown.url })
    const start = new Date()
    expect(await removeUnusedUploads(start)).toBe(0)
    expect(await removeUnusedUploads(new Date(start.getTime() + unusedMs - 1))).toBe(0)
    // Sent again, it is wanted again.
    const again = await add(47)
    await removeUnusedUploads(start)
    await add(47)
    expect(await removeUnusedUploads(new Date(start.getTime() + unusedMs))).toBe(1)
    const found = async ({ url }: { url: string }) => (await open(url)).status
    expect(await Promise.all([unused, shown, before, again].map(found))).toEqual([404, 200, 200, 200])
  })
})
