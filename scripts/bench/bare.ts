import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from './contenders.ts'

const pages = (await json(process.stdin)) as Page[]
const responses = new Map(
  pages.map(({ path, headers, body }) => {
    const bytes = Buffer.from(body)
    return [path, { bytes, headers: { ...headers, 'content-length': bytes.length } }]
  }),
)

createServer((request, response) => {
  const stored = responses.get(request.url ?? '')
  if (!stored) return response.writeHead(404).end()
  return response.writeHead(200, stored.headers).end(stored.bytes)
}).listen(Number(process.argv[2]), '127.0.0.1')
