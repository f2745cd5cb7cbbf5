import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/run/processes.ts'
import { startNginx } from '../../scripts/test/topology.ts'

/** The shipped nginx before a server that responds with what it was told about the visitor. */
async function startProxy(trusted: string) {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-nginx-'))
  // nginx's workers are another user.
  await chmod(directory, 0o755)
  onTestFinished(() => rm(directory, { recursive: true }))
  const server = createServer(({ headers }, response) => {
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify([headers['x-forwarded-for'], headers['x-forwarded-proto']]))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  await mkdir(path.join(directory, 'trusted-proxies'))
  await writeFile(path.join(directory, 'trusted-proxies', 'edge.conf'), trusted)
  const address = server.address()
  const servers = [typeof address === 'object' && address ? address.port : 0]
  const nginx = await startNginx({ directory, port: await freePort(), servers })
  onTestFinished(() => nginx.end())
  return async (headers: Record<string, string>) => (await fetch(`${nginx.url}/seen`, { headers })).json()
}

it('nginx replaces what a visitor claims about address and protocol', async () => {
  const seen = await startProxy('')
  expect(await seen({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })).toEqual([
    '127.0.0.1',
    'http',
  ])
})

it('nginx believes a trusted proxy, but nothing that the visitor sent to it', async () => {
  const seen = await startProxy('set_real_ip_from 127.0.0.1;\n')
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-proto': 'https' }
  expect(await seen(headers)).toEqual(['203.0.113.9', 'https'])
  expect(await seen({})).toEqual(['127.0.0.1', 'http'])
})
