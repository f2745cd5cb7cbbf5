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
