import { Problem } from '../problem.ts'
import type { Contender } from './contenders.ts'

/** An answer of the product, to be sent again by others. */
export type Page = { path: string; headers: Record<string, string>; body: string }

// These belong to the connection, not to the page.
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']

/** Reads the pages as a client without compression gets them. */
export function readPages({ urlOf }: Contender, paths: string[]): Promise<Page[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(urlOf(path), { headers: { 'accept-encoding': 'identity' } })
      if (!answer.ok) throw new Problem(`${path} answers ${answer.status}.`)
      const headers = [...answer.headers].filter(([name]) => !ofTheConnection.includes(name))
      return { path, headers: Object.fromEntries(headers), body: await answer.text() }
    }),
  )
}
