import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bucketStore, diskStore, type Store } from './store'

const kept = new Map<string, Buffer>()
const asked: { authorization: string; type: string }[] = []
const bucket = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { url = '', method, headers } = request
  asked.push({ authorization: headers.authorization ?? '', type: headers['content-type'] ?? '' })
  if (url.includes('broken')) return void response.writeHead(403).end()
  if (url.includes('moved')) return void response.writeHead(307, { location: '/pictures/d.webp' }).end()
  const known = kept.get(url)
  if (method === 'PUT') kept.set(url, Buffer.concat(chunks))
  if (method === 'DELETE') kept.delete(url)
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
  bucket.close()
  await rm(folder, { recursive: true })
})

const inBucket = (name = 'pictures') =>
  bucketStore({ endpoint, bucket: name, region: 'eu-central-1', keyId: 'key', secret: 'hidden' })

const stores: [string, () => Store][] = [
  ['the disk', () => diskStore(folder)],
  ['a bucket', inBucket],
]

describe.each(stores)('%s', (_, open) => {
  it('gives back what was put there, until it is removed', async () => {
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

it('leaves nothing unfinished on the disk', async () => {
  await diskStore(folder).put('b.webp', Buffer.from('whole'), 'image/webp')
  expect(await readdir(path.join(folder, 'uploads'))).toEqual(['b.webp'])
})

it('says that there is no room when the disk refuses, and logs why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const inTheWay = path.join(folder, 'file')
  await writeFile(inTheWay, '')
  const put = diskStore(inTheWay).put('c.webp', Buffer.from('x'), 'image/webp')
  await expect(put).rejects.toMatchObject({ code: 'unavailable' })
  expect(said.mock.calls.flat().join()).toMatch(/"at":"uploads","code":"(ENOTDIR|EEXIST)"/)
  said.mockClear()
})

it('signs what it asks of a bucket, and never sends the secret', async () => {
  asked.length = 0
  await inBucket().put('c.webp', Buffer.from('x'), 'image/webp')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.type).toBe('image/webp')
  expect(asked[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\//)
  expect(asked[0]?.authorization).not.toContain('hidden')
})

it.each([
  ['refuses', () => inBucket('broken')],
  ['sends us elsewhere', () => inBucket('moved')],
  [
    'cannot be reached',
    () => bucketStore({ endpoint: 'http://127.0.0.1:9', bucket: 'b', region: 'r', keyId: 'k', secret: 's' }),
  ],
])('says so when a bucket %s', async (_, open) => {
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  await expect(open().get('a.webp')).rejects.toMatchObject({ code: 'unavailable' })
  expect(String(said.mock.calls[0]?.[0])).toMatch(
    /"at":"uploads",("status":403|"problem":"TypeError"),"code":"bucket"/,
  )
})
