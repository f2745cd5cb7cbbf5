/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** Rows as text with aligned columns: the first to the left, numbers to the right. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n')
}

/** The scripts that a page's HTML makes a current browser load, each once. */
export function scriptsOf(html: string): string[] {
  const old = [...html.matchAll(/<script[^>]*\bnomodule\b[^>]*>/gi)].join(' ')
  const named = html.match(/\/_next\/static\/[^"'\\\s?]+\.js/g) ?? []
  return [...new Set(named)].filter((script) => !old.includes(script))
}
