import { expect, it } from 'vitest'
import { freePort } from '../scripts/run/processes.ts'
import { serveMetrics } from './observability.ts'

it('metrics are there for this machine at one address, and for no other machine', async () => {
  const port = await freePort()
  serveMetrics(port)
  const at = (host: string, path = '/metrics') => fetch(`http://${host}:${port}${path}`)
  await expect.poll(async () => (await at('127.0.0.1').catch(() => null))?.status).toBe(200)
  expect(await (await at('127.0.0.1')).text()).toContain('process_cpu_seconds_total')
  expect((await at('127.0.0.1', '/')).status).toBe(404)
  // A server that listens to everyone would respond here as well.
  await expect(at('127.0.0.2')).rejects.toThrow()
})
