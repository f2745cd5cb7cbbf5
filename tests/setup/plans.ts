import pg from 'pg'
import { vi } from 'vitest'

/** Tables that grow with the people who use the app, and with what is written. The rest is read whole. */
export const growing = [
  'User',
  'OAuthAccount',
  'Session',
  'PasswordReset',
  'RateLimit',
  'AppliedRequest',
  'Trick',
  'TrickProgress',
  'TrickNote',
  'PracticeEntry',
  'Line',
  'LineTrick',
  'TrickVideo',
  'Transcript',
  'TranscriptSegment',
  'ModelAnswer',
  'Post',
  'PostTag',
  'PostRevision',
  'Upload',
]

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
type Statement = { text: string; values?: unknown[] }

// This index has the tricks that nobody owns: they are the library, which stays small and is read whole.
const library = 'Trick_library_name_key'

// These take in everything below them before they give anything.
const thorough = /^(Sort|Hash|Aggregate|Materialize|WindowAgg|CTE Scan|SetOp)$/

/** Which tables a plan reads from end to end: by themselves, or by an index that nothing narrows or cuts short. */
export function readWhole(plan: Plan, isCutShort = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans: below = [] } = plan
  const isWhole = type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && !condition && !isCutShort)
  const isLimited = type === 'Limit' || (isCutShort && !thorough.test(type))
  return [
    ...(isWhole && table && plan['Index Name'] !== library ? [table] : []),
    ...below.flatMap((part) => readWhole(part, isLimited)),
  ]
}

/** Writes down what is asked while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>()
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as Statement | undefined)?.text
    const values = typeof first === 'object' ? (first as Statement).values : undefined
    if (text && /^\s*(select|update|delete|with)/i.test(text)) seen.set(text, { text, values })
    return Reflect.apply(query, this, args)
  } as typeof query)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return [...seen.values()]
}

// What an index serves is found by it; without one even this planner has to read the table whole. Other joins read
// whole tables in order where the guesses of a planner that knows no table make that look as good.
const rowByRow = ['seqscan', 'mergejoin', 'hashjoin'].map((way) => `set local enable_${way} = off`).join('; ')

// With a handful of rows any way to read them is as good as another: the planner is told that there are a
// million, and forgets what it knows of the few.
// Locked, since autovacuum would tell it of the few again at any moment.
const manyRows = `lock table ${growing.map((name) => `"${name}"`).join(', ')} in share update exclusive mode;
  update pg_class set reltuples = 1e6, relpages = 1
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    and relname in (${growing.map((name) => `'${name}'`).join(', ')});
  delete from pg_statistic where starelid in (select oid from pg_class where relpages = 1 and reltuples = 1e6)`

/** Those statements that read a growing table whole, with its name. */
export async function slowOnes(statements: Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(`begin; ${rowByRow}; ${manyRows}`)
    const slow: string[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      const tables = readWhole(rows[0]['QUERY PLAN'][0].Plan).filter((name) => growing.includes(name))
      if (tables.length > 0) slow.push(`${tables.join(', ')}: ${text}`)
    }
    return slow
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** References from growing tables that no index of theirs serves: what they refer to is slow to delete. */
export async function bareReferences(): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; name: string }>(
      `select relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
       where contype = 'f' and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
       )`,
    )
    return rows.filter(({ table }) => growing.includes(table)).map(({ name }) => name)
  } finally {
    await client.end()
  }
}
