import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import { ended, startProgram } from '../run.ts'

const connections = 10
const mostRequests = 100_000

const loadResult = z.object({
  duration: z.number().positive(),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
})

/** Requests an address over kept connections, from a process of its own, for some seconds. */
export async function load(url: string, seconds: number) {
  const args = ['-j', '-n', '-c', connections, '-d', seconds, '-O', mostRequests, url].map(String)
  const child = startProgram('autocannon/autocannon.js', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: (seconds + 20) * 1000,
  })
  const [output, code] = await Promise.all([child.stdout ? text(child.stdout) : '', ended(child)])
  if (code !== 0) throw new Problem(`The load on ${url} did not end well.`)
  const { duration, latency, ...counts } = loadResult.parse(JSON.parse(output))
  const requests = counts['2xx']
  if (requests === 0 || counts.non2xx + counts.errors > 0) throw new Problem(`${url} failed under load.`)
  return { requests, duration, ...latency }
}
