import { headOf, put, type Row } from './table'
import { columnNamed } from './words'

// Lists of tricks in JSON, whatever their shape: names, objects with a name, names as keys, and lists below headings.

/** What a file holds, in its order: rows, lines in words, and the keys above them as headings of some depth. */
export type Item = { heading: string; depth: number } | { line: string } | Row

const deepest = 12

/** The items of a JSON text; null for any other text. */
export function readJson(text: string): Item[] | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return [...itemsIn(JSON.parse(text), 1)]
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* itemsIn(value: unknown, depth: number): Generator<Item> {
  if (depth > deepest) return
  if (typeof value === 'string') yield { line: value }
  else if (Array.isArray(value))
    for (const each of value) yield* isCells(each) ? [lineOf(each)] : itemsIn(each, depth)
  else if (isRecord(value)) yield* itemsOf(value, depth)
}

/** ["Kickflip", "landed"] in a list of such is a row of a table. */
const isCells = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((each) => textOf(each) !== null || each === null)

const lineOf = (cells: readonly unknown[]) => ({ line: cells.map((each) => textOf(each) ?? '').join('; ') })

function* itemsOf(record: Record<string, unknown>, depth: number): Generator<Item> {
  const row = rowOf(record)
  if (row && !Object.entries(record).some(([key, value]) => holdsNames(key, value)))
    return yield* logged(row, record)
  if (row) yield { heading: row.name, depth }
  for (const [key, value] of Object.entries(record)) {
    const keyedRow = row || !isRecord(value) ? null : rowUnder(key, value)
    if (keyedRow) yield keyedRow
    else if (holdsItems(value)) {
      yield { heading: key, depth }
      yield* itemsIn(value, depth + 1)
    } else if (!row && columnNamed(key) === null) yield* keyed(key, value)
  }
}

/** Whether tricks may stand in a value: in a list, or in an object that is not a cell of the one around it. */
const holdsItems = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((each) => typeof each === 'string' || typeof each === 'object')
    : isRecord(value) && !nameOf(value)

/** Whether a value below a name holds names of its own, so that the one above is a heading. */
function holdsNames(key: string, value: unknown): boolean {
  if (Array.isArray(value))
    return value.some((each) => (isRecord(each) ? nameOf(each) !== null : columnNamed(key) === 'trick'))
  if (!isRecord(value) || nameOf(value) !== null) return false
  return Object.entries(value).some(([inner, each]) => typeof each === 'object' && holdsNames(inner, each))
}

/** A row, or one for each entry of the log that it has. */
function* logged(row: Row, record: Record<string, unknown>): Generator<Row> {
  const logs = Object.values(record).find((value) => Array.isArray(value) && value.some(isRecord))
  if (!Array.isArray(logs)) return yield row
  for (const log of logs.filter(isRecord)) {
    const entry: Row = { name: row.name, cells: {}, ticked: row.ticked }
    putAll(entry, log)
    yield { ...entry, cells: { ...row.cells, ...entry.cells } }
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/** The name in a value: itself, or that of an object. */
function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!isRecord(value)) return null
  const found = Object.entries(value).find(
    ([key, each]) => columnNamed(key) === 'trick' && typeof each === 'string',
  )
  return found ? String(found[1]) : null
}

function rowOf(record: Record<string, unknown>): Row | null {
  const row: Row = { name: '', cells: {}, ticked: [] }
  for (const [key, value] of Object.entries(record)) {
    if (columnNamed(key) !== 'trick') continue
    row.name ||= nameOf(value)?.trim() ?? ''
    // {"trick": {"name": "Ollie", "stance": "switch"}, "date": "2025-03-01"}
    if (isRecord(value)) putAll(row, value)
  }
  putAll(row, record)
  return row.name === '' ? null : row
}

function putAll(row: Row, record: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(record)) {
    const head = headOf(key)
    if (columnNamed(key) === 'trick') continue
    if (Array.isArray(value)) put(row, head, isCells(value) ? value.join(', ') : '')
    else if (isRecord(value))
      // {"status": {"level": "landed"}}, {"stances": {"switch": true}}
      for (const [inner, each] of Object.entries(value))
        put(row, headOf(inner) ?? head, textOf(each)?.trim() ?? '')
    else put(row, head, textOf(value)?.trim() ?? '')
  }
}

/** {"Kickflip": {"landed": true}}: the key is the name, and all that is below it is said of it. */
function rowUnder(name: string, record: Record<string, unknown>): Row | null {
  const isAbout = Object.keys(record).some((key) => headOf(key) !== null)
  const holds = Object.values(record).some(holdsItems)
  if (!isAbout || holds || nameOf(record) !== null) return null
  const row: Row = { name, cells: {}, ticked: [] }
  putAll(row, record)
  return row
}

/** {"kickflip": true, "heelflip": "learning"}: the key is the name, unless the value says nothing of a trick. */
function* keyed(key: string, value: unknown): Generator<Item> {
  const text = textOf(value)
  if (text === null || typeof value === 'number') return
  yield { name: key, cells: { level: text }, ticked: [] }
}
