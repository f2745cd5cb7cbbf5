type Cell = string | number | boolean | Date | null

type Progress = {
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

type Day = { day: string; rest: string | null; place: string; note: string }

// What came later stands last, so that older tables are read as well.
const columns = [
  'kind',
  'trick',
  'date',
  'mastery level',
  'saved',
  'tries',
  'lands',
  'text',
  'rest',
  'place',
  'saved at',
] as const

type Row = { [Column in (typeof columns)[number]]?: Cell }

/**
 * Tricks, notes, practice, lines and the diary as one CSV table: a row for each, whose first column says what it is. A
 * day of the diary is a row of the kind `day`: its date as YYYY-MM-DD, its note under `text`, and why there was no
 * skating and where it was in two columns that other rows leave empty.
 */
export function toCsvExport({
  tricks,
  lines,
  diary,
}: {
  tricks: Progress[]
  lines: Line[]
  diary: Day[]
}): string {
  const rows = [...tricks.flatMap(progressRows), ...lines.flatMap(lineRows), ...diary.map(dayRow)]
  return csv(
    [...columns],
    rows.map((row) => columns.map((column) => row[column] ?? null)),
  )
}

const progressRows = (progress: Progress): Row[] => {
  const { masteryLevel, isSaved, lastPracticed, savedAt, notes, practice } = progress
  const trick = progress.trick.name
  return [
    {
      kind: 'trick',
      trick,
      date: lastPracticed,
      'mastery level': masteryLevel,
      saved: isSaved,
      'saved at': savedAt,
    },
    ...notes.map(({ createdAt, text }) => ({ kind: 'note', trick, date: createdAt, text })),
    ...practice.map(({ practicedAt, tries, lands }) => ({
      kind: 'practice',
      trick,
      date: practicedAt,
      tries,
      lands,
    })),
  ]
}

const dayRow = ({ day, rest, place, note }: Day): Row => ({ kind: 'day', date: day, text: note, rest, place })

const lineRows = ({ name, createdAt, tricks }: Line): Row[] =>
  tricks.map(({ order, reasoning, trick }) => ({
    kind: `line "${name}" trick ${order}`,
    trick: trick.name,
    date: createdAt,
    text: reasoning,
  }))

/** Rows as CSV (RFC 4180) that spreadsheets open as text: no cell starts a formula. */
export function csv(header: string[], rows: Cell[][]): string {
  return [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '')
  // Of apostrophes that stand there already, none is taken for ours when the table comes back.
  const escaped = typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
