import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { codingAgainst, dictionaryOf, hasDictionary, sampleDictionary, sendDictionary } from './dictionary.ts'

const common = Buffer.from('<p>Pop, flick, catch, roll away.</p>'.repeat(300))

describe('a dictionary', () => {
  it('makes what is like it small, and is needed to read it again', async () => {
    const dictionary = await dictionaryOf(common)
    const page = Buffer.concat([Buffer.from('<h1>Kickflip</h1>'), common])
    const coding = codingAgainst(dictionary)
    const sent = await coding.compress(page, 'again')
    expect(sent.byteLength).toBeLessThan(120)
    // RFC 9842: a frame that is skipped, eight bytes, and the digest of the dictionary.
    expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(sent.subarray(8, 40)).toEqual(dictionary.digest)
    const frame = sent.subarray(40)
    expect(await promisify(zstdDecompress)(frame, { dictionary: common })).toEqual(page)
    await expect(promisify(zstdDecompress)(frame)).rejects.toThrow()
    expect(await coding.decompress(sent)).toEqual(page)
  })

  it('is another one under another address when its contents are others', async () => {
    const [one, same, other] = await Promise.all([common, common, Buffer.from('ollie')].map(dictionaryOf))
    expect(one?.path).toBe(same?.path)
    expect(one?.path).not.toBe(other?.path)
  })

  it('is there for those who have this one and take what is compressed against it', async () => {
    const dictionary = await dictionaryOf(common)
    const known = `:${dictionary.digest.toString('base64')}:`
    const has = (accepted: string, available?: string, method = 'GET') =>
      hasDictionary(
        { method, headers: { 'accept-encoding': accepted, 'available-dictionary': available } },
        dictionary,
      )
    expect(has('gzip, br, dcz', known)).toBe(true)
    // A body that begins with the digest is looked for in a HEAD as well.
    expect(has('gzip, br, dcz', known, 'HEAD')).toBe(false)
    expect(has('gzip, br', known)).toBe(false)
    expect(has('gzip, br, dcz;q=0', known)).toBe(false)
    expect(has('gzip, br, dcz')).toBe(false)
    expect(has('gzip, br, dcz', `:${Buffer.alloc(32).toString('base64')}:`)).toBe(false)
  })

  it('goes out compressed or plain, to be kept, and says what it is for', async () => {
    const dictionary = await dictionaryOf(common)
    const url = await listen((request, response) => sendDictionary(request, response, dictionary))
    for (const encoding of ['br', 'identity']) {
      const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
      expect(response.headers.get('use-as-dictionary')).toBe('match="/*", match-dest=("document" "")')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(common)
    }
  })
})

describe('the dictionary of a server', () => {
  const pages = (statuses: Record<string, number>) =>
    listen((request, response) => {
      response.statusCode = statuses[`${request.url}`] ?? 200
      response.end(`<${request.headers.rsc ? 'payload' : 'page'} of ${request.url}>`)
    })

  it('is the library and the page of a trick, each after its payload', async () => {
    const dictionary = await sampleDictionary(await pages({}))
    expect(dictionary?.content.toString()).toBe(
      '<payload of /tricks><page of /tricks><payload of /tricks/kickflip><page of /tricks/kickflip>',
    )
  })

  it('does without a trick that a library does not have', async () => {
    const dictionary = await sampleDictionary(await pages({ '/tricks/kickflip': 404 }))
    expect(dictionary?.content.toString()).toBe('<payload of /tricks><page of /tricks>')
  })

  it('is not there while a page cannot be rendered: without it, it would be another dictionary', async () => {
    expect(await sampleDictionary(await pages({ '/tricks/kickflip': 503 }))).toBeNull()
    expect(await sampleDictionary(await pages({ '/tricks': 404, '/tricks/kickflip': 404 }))).toBeNull()
    expect(await sampleDictionary('http://127.0.0.1:1')).toBeNull()
  })
})

async function listen(handle: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
