import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAssets, finishAssets, workerFolder } from './assets.ts'

const server = createServer()
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'darkslide-assets-'))
  const built = path.join(folder, 'built')
  for (const each of [path.join(built, 'static'), workerFolder(built), path.join(folder, 'public')])
    await mkdir(each, { recursive: true })
  await writeFile(path.join(built, 'static/page.js'), 'start()')
  await writeFile(path.join(built, 'static/page.css'), 'body{}')
  await writeFile(path.join(workerFolder(built), 'sw.js'), 'install()')
  await writeFile(path.join(folder, 'public/icon.png'), 'x')
  await finishAssets(built)
  const assets = createAssets(built, path.join(folder, 'public'))
  server.on('request', (request, response) => assets(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

it.each([
  ['/_next/static/page.js', 'text/javascript; charset=utf-8'],
  ['/_next/static/page.css', 'text/css; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/icon.png', 'image/png'],
])('%s says that it is %s, compressed or not', async (file, type) => {
  for (const encoding of ['identity', 'br']) {
    const response = await fetch(url + file, { headers: { 'accept-encoding': encoding } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    await response.arrayBuffer()
  }
})
