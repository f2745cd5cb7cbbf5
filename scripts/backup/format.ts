import { z } from 'zod'
import { Problem } from '../problem.ts'

/*
 * A backup is gzip of UTF-8 lines, each a JSON value:
 *
 *   {"format":"darkslide-backup","version":1,"madeAt":"...","migrations":["..."]}     first
 *   {"table":"Trick","columns":["id","slug"]}      the rows that follow are of this table
 *   ["1","kickflip",null]                          a row: what Postgres prints for each column, or null
 *   {"sequence":"Trick_id_seq","next":"8"}          the number that the next new row gets
 *   {"upload":"name.webp","data":"..."}            a picture in base64
 *   {"end":true,"rows":1,"uploads":1}              last: a file without it was cut off
 */
const header = z.object({
  format: z.literal('darkslide-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
const sequence = z.object({ sequence: z.string(), next: z.string().regex(/^-?\d+$/) })
// A name without a folder and not hidden: what is restored stays where uploads are.
const upload = z.object({ upload: z.string().regex(/^\w[\w.-]*$/), data: z.base64() })
const end = z.object({ end: z.literal(true), rows: z.number(), uploads: z.number() })

export type Header = z.infer<typeof header>
export type Row = (string | null)[]
export type Mark =
  | z.infer<typeof table>
  | z.infer<typeof sequence>
  | z.infer<typeof upload>
  | z.infer<typeof end>
export type Line = Header | Mark | Row

const mark = z.union([table, sequence, upload, end])

const damaged = () => new Problem('This file is damaged: it is not what a backup says.')

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}

/** Throws a Problem unless this is the first line of a backup. */
export function readHeader(line: string | undefined): Header {
  const found = header.safeParse(line === undefined ? null : parsed(line))
  if (!found.success) throw new Problem('This file is no backup that this version can read.')
  return found.data
}

/** Any later line; rows are only looked at for their shape, as there may be millions. */
export function readLine(line: string): Mark | Row {
  const value = parsed(line)
  if (Array.isArray(value)) return value as Row
  const found = mark.safeParse(value)
  if (!found.success) throw damaged()
  return found.data
}

/** The lines of a stream of bytes. Not readline, which also ends lines at characters that JSON may hold. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let pieces: string[] = []
  for await (const chunk of bytes) {
    const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n')
    pieces.push(first)
    for (const next of rest) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  if (pieces.some((piece) => piece !== '')) yield pieces.join('')
}
