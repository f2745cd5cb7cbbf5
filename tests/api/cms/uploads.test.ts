import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POST as upload } from '@/app/api/cms/uploads/route'
import { GET as show } from '@/app/uploads/[key]/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
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
      body: { url: expect.stringMatching(/^\/uploads\/[\w-]{22}\.webp$/), width: 30, height: 20 },
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

it.each(['x', '..', '../../auth-secret', 'auth-secret', `${'a'.repeat(22)}.webp`, `${'a'.repeat(22)}.svg`])(
  'nothing is there under %j',
  async (key) => {
    const answer = await show(new Request('https://darkslide.test/'), { params: Promise.resolve({ key }) })
    expect(answer.status).toBe(404)
  },
)
