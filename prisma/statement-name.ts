import { createHash } from 'node:crypto'

// Each connection keeps what is prepared on it for as long as it lives.
const mostNames = 300
// As long as what is asked for, such as a list of ids: another text every time.
const isOfAnyLength = /\$\d+,\s?\$\d+,\s?\$\d+/
// The best way to find a text hangs on the text: a plan for any text was four times slower.
const isSearch = /\bILIKE\b|tsquery/i

/**
 * Names the statements that come again, so that Postgres reads and plans each of them once for a connection
 * instead of every time. An empty name stands for none: such a statement is planned when it is asked.
 */
export function createStatementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known || names.size >= mostNames || isOfAnyLength.test(sql) || isSearch.test(sql)) return known ?? ''
    const name = createHash('sha256').update(sql).digest('base64url')
    names.set(sql, name)
    return name
  }
}
