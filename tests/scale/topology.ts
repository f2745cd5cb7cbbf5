import path from 'node:path'
import { freePort } from '../../scripts/run/processes.ts'
import { type Running, startNginx, startRedis } from '../../scripts/test/topology.ts'
import { createSkater, openServer } from '../crash/server.ts'

/** What deploy/ describes, from processes: nginx, two servers, Postgres and Redis. */
export async function openTopology(env: Record<string, string> = {}) {
  const [proxyPort, redisPort] = [await freePort(), await freePort()]
  const settings = {
    SITE_URL: `http://127.0.0.1:${proxyPort}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...env,
  }
  const one = await openServer(() => settings)
  const two = await one.another()
  const skater = await createSkater(one)
  await one.client.user.update({ where: { id: skater.user.id }, data: { role: 'ADMIN' } })
  let redis: Running | undefined
  const startAgain = async () => {
    redis = await startRedis(redisPort, one.directory)
  }
  await Promise.all([startAgain(), one.start(), two.start()])
  const servers = [one.port, two.port]
  const place = { directory: path.join(one.directory, 'nginx'), port: proxyPort, servers }
  const nginx = await startNginx(place)
  return {
    url: nginx.url,
    one,
    two,
    skater,
    redisPort,
    redis: {
      start: startAgain,
      send: (signal: NodeJS.Signals) => redis && process.kill(redis.pid, signal),
    },
    async close() {
      await nginx.end()
      await redis?.end('SIGKILL')
      await two.kill()
      await one.close()
    },
  }
}

export type Topology = Awaited<ReturnType<typeof openTopology>>

/** Sends JSON. */
export const send = (url: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
