import Papa from 'papaparse'
import type { Stance } from '../../skate/motion'
import type { MasteryLevel } from '../taxonomy'
import { type Column, columnNamed, isNo, levelSaid, saidIn } from './words'

// Tables as spreadsheets save them: cells, and what the head of each column says of them.

const separators = [',', ';', '\t', '|'] as const

/** The cells of a text. */
export const cellsOf = (text: string, separator: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: 'greedy' }).data

/** What a column holds: something of the trick, or ticks under a stance or a level. */
type Head = { column: Column } | { ticks: { stance: Stance } | { level: MasteryLevel } } | null

/** A row of a table, or an object of a file, by what its columns say. */
export type Row = {
  name: string
  cells: Partial<Record<Exclude<Column, 'trick'>, string>>
  ticked: { stance?: Stance; level?: MasteryLevel }[]
}

/** What a head says; null where it says nothing that is known. */
export function headOf(cell: string): Head {
  const text = cell.replace(/[*_:#]+/g, ' ').trim()
  const column = columnNamed(text)
  if (column) return { column }
  const { isAllSaid, stances, level } = saidIn(text)
  if (text === '' || !isAllSaid) return null
  if (stances[0]) return { ticks: { stance: stances[0] } }
  return level ? { ticks: { level } } : null
}

type Found = { separator: string; heads: Head[]; line: number }

/** Heads are looked for in so many lines: titles may stand above them. */
const mostAbove = 6

/** Whether heads name the column of the trick and another one. */
const isHead = (heads: readonly Head[]) =>
  heads.some((head) => head && 'column' in head && head.column === 'trick') &&
  heads.filter((head) => head !== null).length >= 2

function headIn(text: string): Found | null {
  const lines = text.split(/\r\n|[\r\n]/, mostAbove)
  for (const [line, written] of lines.entries())
    for (const separator of separators) {
      if (!written.includes(separator)) continue
      const heads = (cellsOf(written, separator)[0] ?? []).map(headOf)
      if (isHead(heads)) return { separator, heads, line }
    }
  return null
}

/** The rows of a table with a head; null for any other text. */
export function readTable(text: string): Row[] | null {
  const found = headIn(text)
  if (!found) return null
  const above = text.split(/\r\n|[\r\n]/, found.line).join('\n').length
  const rows = cellsOf(text.slice(above), found.separator)
  const first = rows.findIndex((cells) => isHead(cells.map(headOf)))
  return rows.slice(first + 1).flatMap((cells) => rowOf(cells, found.heads))
}

const isRule = (cell: string) => /^[\s:|=-]*$/.test(cell)

function rowOf(cells: readonly string[], heads: readonly Head[]): Row[] {
  // The line below the head of a table in Markdown.
  if (cells.every(isRule)) return []
  const row: Row = { name: '', cells: {}, ticked: [] }
  for (const [at, head] of heads.entries()) put(row, head, cells[at]?.trim() ?? '')
  return row.name === '' ? [] : [row]
}

/** Puts what stands in a cell where its head says. */
export function put(row: Row, head: Head, cell: string): void {
  if (!head || cell === '') return
  if ('column' in head) {
    if (head.column === 'trick') row.name ||= cell
    else row.cells[head.column] ??= cell
  } else if (!isNo(cell)) {
    const isStance = 'stance' in head.ticks
    row.ticked.push(isStance ? { ...head.ticks, level: levelSaid(cell) ?? 'CONSISTENT' } : head.ticks)
  }
}
