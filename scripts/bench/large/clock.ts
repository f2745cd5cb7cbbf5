import { Problem } from '../../problem.ts'
import type { Place } from './place.ts'
import type { Asked } from './requests.ts'

// Fewer than any limit lets one account call in an hour.
const most = 25
const fewest = 5
const longestMs = 10_000

async function once({ urlOf }: Place, asked: Asked): Promise<number> {
  const { path, method = 'GET', headers = {}, json, status = 200 } = asked
  const begin = performance.now()
  const answer = await fetch(urlOf(path), {
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

/**
 * How long every place takes for its own form of one request, in milliseconds: a list for each round. They
 * are asked in turn, so that a busy moment of the machine hits all alike.
 */
export async function timesOf(pairs: { place: Place; asked: Asked }[]): Promise<number[][]> {
  const isAnew = pairs.some(({ asked }) => asked.isAnew)
  const begin = performance.now()
  const rounds: number[][] = []
  if (!isAnew) for (const { place, asked } of pairs) await once(place, asked)
  while (rounds.length < (isAnew ? fewest : most)) {
    if (rounds.length >= fewest && performance.now() - begin > longestMs) break
    const round: number[] = []
    for (const { place, asked } of pairs) {
      if (isAnew) await place.forget()
      round.push(await once(place, asked))
    }
    rounds.push(round)
  }
  return rounds
}
