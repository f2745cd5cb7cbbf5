import { Problem } from '../../problem.ts'
import { median } from '../figures.ts'
import type { Asked } from './requests.ts'

// Fewer than any limit lets one account call in an hour.
const most = 25
const fewest = 5
const longestMs = 3000

async function once(
  url: string,
  { path, method = 'GET', headers = {}, json, status = 200 }: Asked,
): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, {
    method,
    headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: json === undefined ? undefined : JSON.stringify(json),
  }).catch((error: unknown) => {
    throw new Problem(`${method} ${path} has no answer: ${String(error)}.`)
  })
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Problem(`${method} ${path} answers ${answer.status}.`)
  return performance.now() - begin
}

/** The usual time of an answer in milliseconds, one request after the other. */
export async function timeOf(url: string, asked: Asked, forget: () => Promise<void>): Promise<number> {
  const times: number[] = []
  const begin = performance.now()
  if (!asked.isAnew) await once(url, asked)
  while (times.length < (asked.isAnew ? fewest : most)) {
    if (times.length >= fewest && performance.now() - begin > longestMs) break
    if (asked.isAnew) await forget()
    times.push(await once(url, asked))
  }
  return median(times)
}
