import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, specOf } from '../setup/calls'
import { createOwnRows, type Params } from '../setup/own-rows'
import { send } from '../setup/request'

/** Tables that grow with the people who use the app. The library itself stays small, and is read whole. */
const growing = [
  'User',
  'OAuthAccount',
  'Session',
  'PasswordReset',
  'RateLimit',
  'AppliedRequest',
  'TrickProgress',
  'TrickNote',
  'PracticeEntry',
  'Line',
  'LineTrick',
  'TranscriptSegment',
  'ModelAnswer',
  'PostRevision',
]

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
type Statement = { text: string; values?: unknown[] }

/** Which tables a plan reads from end to end. */
const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
]

function recordStatements(): Map<string, Statement> {
  const seen = new Map<string, Statement>()
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as Statement | undefined)?.text
    const values = typeof first === 'object' ? (first as Statement).values : undefined
    if (text && /^\s*(select|update|delete|with)/i.test(text)) seen.set(text, { text, values })
    return Reflect.apply(query, this, args)
  } as typeof query)
  return seen
}

let params: Params
let headers: Record<string, string>

beforeEach(async () => {
  ;({ params, headers } = await createOwnRows())
})

async function explain({ text, values }: Statement): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    // With a handful of rows reading all of them is cheapest; what no index serves is read so even now.
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return scanned(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.end()
  }
}

let explained = 0

describe.each(calls.filter((call) => !specOf(call).isOutside))('$name', (call) => {
  it('reads no growing table from end to end', async () => {
    const statements = recordStatements()
    const path = call.path.replace('/[...nextauth]', '/providers')
    await send(call.handler, { method: call.method, path, headers, params, json: specOf(call).json })
    vi.mocked(pg.Client.prototype.query).mockRestore()
    const slow: string[] = []
    for (const statement of statements.values()) {
      const tables = (await explain(statement)).filter((name) => growing.includes(name))
      if (tables.length > 0) slow.push(`${tables.join(', ')}: ${statement.text}`)
    }
    expect(slow).toEqual([])
    explained += statements.size
  })
})

it('has seen what the calls ask', () => {
  expect(explained).toBeGreaterThan(calls.length * 2)
})
