import pg from 'pg'
import { vi } from 'vitest'
import { growing, oneRowEach } from './one-row-each'

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

const quoted = growing.map((name) => `"${name}"`).join(', ')
const named = growing.map((name) => `'${name}'`).join(', ')

// With a handful of rows any way to read them is as good as another: the planner is told that there are a
// million, and a hundred of them with any value.
// Locked, since autovacuum would tell it of the few again at any moment.
const manyRows = `lock table ${quoted} in share update exclusive mode;
  analyze ${quoted};
  update pg_statistic set stadistinct = -0.01, stakind1 = 0, stakind2 = 0, stakind3 = 0, stakind4 = 0, stakind5 = 0
  from pg_class where pg_class.oid = starelid and relname in (${named});
  update pg_class set reltuples = 1e6, relpages = 1
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname in (${named})`

/** Those statements that read a growing table whole, with its name. */
export async function statementsThatScan(statements: Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(`begin; ${oneRowEach}; ${manyRows}`)
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
export async function unindexedReferences(): Promise<string[]> {
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
