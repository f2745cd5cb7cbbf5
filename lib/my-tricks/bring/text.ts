/** The byte order marks of the encodings in which spreadsheets and editors save, and those encodings. */
const marked: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** The text of a file, whichever program saved it: in UTF-8 or UTF-16 with or without a mark, else as Western Windows does. */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  const mark = marked.find(([start]) => start.every((byte, at) => bytes[at] === byte))
  const encoding = mark?.[1] ?? unmarked(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 without a mark has a zero beside nearly each letter: behind it or before it. */
function unmarked(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 400)
  const zerosAt = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (odd > start.length / 4) return 'utf-16le'
  return even > start.length / 4 ? 'utf-16be' : null
}
