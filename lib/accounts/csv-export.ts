type Cell = string | number | boolean | Date | null

/** Rows as CSV (RFC 4180) that spreadsheets open as text: a cell never begins a formula. */
export function csv(header: string[], rows: Cell[][]): string {
  return [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '')
  const harmless = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

type Entered = {
  trick: { name: string }
  isSaved: boolean
  masteryLevel: string
  lastPracticed: Date | null
  savedAt: Date
  notes: { text: string; createdAt: Date }[]
  practice: { practicedAt: Date; tries: number; lands: number }[]
}

type Line = {
  name: string
  createdAt: Date
  tricks: { order: number; reasoning: string; trick: { name: string } }[]
}

const header = ['kind', 'trick', 'date', 'mastery level', 'saved', 'tries', 'lands', 'text']

/** Tricks, notes, practice and lines as one table: a row each, the first column says which. */
export function exportTable({ tricks, lines }: { tricks: Entered[]; lines: Line[] }): string {
  const rows = tricks.flatMap(({ trick: { name }, ...entered }) => [
    [
      'trick',
      name,
      entered.lastPracticed ?? entered.savedAt,
      entered.masteryLevel,
      entered.isSaved,
      null,
      null,
      null,
    ],
    ...entered.notes.map((note) => ['note', name, note.createdAt, null, null, null, null, note.text]),
    ...entered.practice.map((entry) => [
      'practice',
      name,
      entry.practicedAt,
      null,
      null,
      entry.tries,
      entry.lands,
      null,
    ]),
  ])
  const lineRows = lines.flatMap(({ name, createdAt, tricks: steps }) =>
    steps.map(({ order, reasoning, trick }) => [
      `line "${name}" trick ${order}`,
      trick.name,
      createdAt,
      null,
      null,
      null,
      null,
      reasoning,
    ]),
  )
  return csv(header, [...rows, ...lineRows])
}
