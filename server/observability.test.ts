import { expect, it } from 'vitest'
import { freePort } from '../scripts/run/processes.ts'
import { serveMetrics } from './observability.ts'

it('metrics are there on the interface that was named, at one address, and on no other', async () => {
  const port = await freePort()
  serveMetrics(port, '127.0.0.1', () => undefined)
  const at = (host: string, path = '/metrics') => fetch(`http://${host}:${port}${path}`)
  await expect.poll(async () => (await at('127.0.0.1').catch(() => null))?.status).toBe(200)
  expect(await (await at('127.0.0.1')).text()).toContain('process_cpu_seconds_total')
  expect((await at('127.0.0.1', '/')).status).toBe(404)
  // A server that listens to everyone would respond here as well.
  await expect(at('127.0.0.2')).rejects.toThrow()
})
