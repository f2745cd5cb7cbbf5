import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bucketStore, diskStore, type Store } from './store'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const disk = vi.hoisted(() => ({ refusal: null as Error | null }))
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const writeFile: typeof fs.writeFile = async (...args) => {
    if (disk.refusal) throw disk.refusal
    await fs.writeFile(...args)
  }
  return { ...fs, writeFile }
})

const objects = new Map<string, Buffer>()
const requests: { authorization: string; type: string }[] = []
const bucket = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { url = '', method, headers } = request
  requests.push({ authorization: headers.authorization ?? '', type: headers['content-type'] ?? '' })
  if (url.includes('broken')) return void response.writeHead(403).end()
  if (url.includes('moved')) return void response.writeHead(307, { location: '/pictures/d.webp' }).end()
  if (url.includes('silent')) return
  if (url.includes('stuck')) return void response.writeHead(200, { 'content-length': 9 }).write('half')
  const known = objects.get(url)
  if (method === 'PUT') objects.set(url, Buffer.concat(chunks))
  if (method === 'DELETE') objects.delete(url)
  response.writeHead(method === 'GET' && !known ? 404 : 200).end(method === 'GET' ? known : undefined)
})

let folder: string
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'darkslide-uploads-'))
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/`
})
afterAll(async () => {
  bucket.closeAllConnections()
  bucket.close()
  await rm(folder, { recursive: true })
})

const inBucket = (name = 'pictures', timeoutMs?: number) =>
  bucketStore({ endpoint, bucket: name, region: 'eu-central-1', keyId: 'key', secret: 'hidden', timeoutMs })

const stores: [string, () => Store][] = [
  ['the disk', () => diskStore(folder)],
  ['a bucket', inBucket],
]

describe.each(stores)('%s', (_, open) => {
  it('returns what was stored until it is removed', async () => {
    const store = open()
    expect(await store.get('a.webp')).toBeNull()
    await store.put('a.webp', Buffer.from('one'), 'image/webp')
    await store.put('a.webp', Buffer.from('two'), 'image/webp')
    expect(Buffer.from((await store.get('a.webp')) ?? []).toString()).toBe('two')
    await store.remove('a.webp')
    await store.remove('a.webp')
    expect(await store.get('a.webp')).toBeNull()
  })
})

it('the disk holds no unfinished file', async () => {
  await diskStore(folder).put('b.webp', Buffer.from('whole'), 'image/webp')
  expect(await readdir(path.join(folder, 'uploads'))).toEqual(['b.webp'])
})

it.each([
  ['ENOSPC', 'no room'],
  ['EDQUOT', 'no room'],
  ['EACCES', 'may not write'],
  ['EPERM', 'may not write'],
  ['EROFS', 'may not write'],
])('a disk that refuses with %s says that there is "%s", and logs why', async (code, says) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  disk.refusal = Object.assign(new Error(code), { code })
  onTestFinished(() => {
    disk.refusal = null
  })
  const put = diskStore(folder).put('c.webp', Buffer.from('x'), 'image/webp')
  await expect(put).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(says) })
  expect(logged.mock.calls.flat().join()).toContain(`"at":"uploads","code":"${code}"`)
  logged.mockClear()
})

it('a file where the folder should be is no lack of room', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const inTheWay = path.join(folder, 'file')
  await writeFile(inTheWay, '')
  const store = diskStore(inTheWay)
  for (const write of [
    () => store.put('c.webp', Buffer.from('x'), 'image/webp'),
    () => store.remove('c.webp'),
  ])
    await expect(write()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('may not write'),
    })
  expect(logged.mock.calls.flat().join()).toMatch(
    /"at":"uploads","code":"(ENOTDIR|EEXIST)","problem":"[^"]*uploads"/,
  )
  logged.mockClear()
})

it('requests to a bucket are signed and never hold the secret', async () => {
  requests.length = 0
  await inBucket().put('c.webp', Buffer.from('x'), 'image/webp')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.type).toBe('image/webp')
  expect(requests[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\//)
  expect(requests[0]?.authorization).not.toContain('hidden')
})

it.each([
  ['refuses', () => inBucket('broken')],
  ['redirects', () => inBucket('moved')],
  ['never responds', () => inBucket('silent', 50)],
  ['stops in the middle of a picture', () => inBucket('stuck', 50)],
  [
    'cannot be reached',
    () => bucketStore({ endpoint: 'http://127.0.0.1:9', bucket: 'b', region: 'r', keyId: 'k', secret: 's' }),
  ],
])('a bucket is unavailable when it %s', async (_, open) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  // What nothing holds any more is away at once, and not when there happens to be little memory left.
  const collecting = setInterval(collectGarbage, 5)
  onTestFinished(() => clearInterval(collecting))
  await expect(open().get('a.webp')).rejects.toMatchObject({ code: 'unavailable' })
  expect(String(logged.mock.calls[0]?.[0])).toMatch(
    /"at":"uploads",("status":403|"problem":"(TypeError|TimeoutError)"),"code":"bucket"/,
  )
})
