import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const FONT = new URL(
  '../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff',
  import.meta.url,
)

/** The font's tables, unpacked, by name. */
function tables(): (name: string) => Buffer {
  const file = readFileSync(FONT)
  const found = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const entry = 44 + index * 20
    const [start, packed, length] = [4, 8, 12].map((offset) => file.readUInt32BE(entry + offset)) as [
      number,
      number,
      number,
    ]
    const bytes = file.subarray(start, start + packed)
    found.set(file.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes)
  }
  return (name) => found.get(name) ?? Buffer.alloc(0)
}

const table = tables()
const [cmap, glyf, loca, hmtx] = [table('cmap'), table('glyf'), table('loca'), table('hmtx')]
const isLong = table('head').readInt16BE(50) === 1
const em = table('head').readUInt16BE(18)
const measured = table('hhea').readUInt16BE(34)

/** Which glyph a letter has, by the font's table of segments. */
function glyphOf(code: number): number {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = records.find((offset) => cmap.readUInt16BE(offset) === 4) ?? 0
  const twice = cmap.readUInt16BE(start + 6)
  for (let index = 0; index < twice; index += 2) {
    if (cmap.readUInt16BE(start + 14 + index) < code) continue
    const first = cmap.readUInt16BE(start + 16 + twice + index)
    const shift = cmap.readUInt16BE(start + 16 + twice * 2 + index)
    const at = start + 16 + twice * 3 + index
    const offset = cmap.readUInt16BE(at)
    if (code < first) return 0
    return offset ? cmap.readUInt16BE(at + offset + (code - first) * 2) : (code + shift) & 0xffff
  }
  return 0
}

interface Dot {
  readonly x: number
  readonly y: number
  readonly isOn: boolean
}

/** One coordinate of every point: a byte, two, or the same as before. */
function steps(
  bytes: Buffer,
  from: number,
  flags: readonly number[],
  short: number,
  same: number,
): { values: number[]; next: number } {
  let [next, value] = [from, 0]
  const values = flags.map((flag) => {
    if (flag & short) value += (flag & same ? 1 : -1) * bytes.readUInt8(next++)
    else if (!(flag & same)) {
      value += bytes.readInt16BE(next)
      next += 2
    }
    return value
  })
  return { values, next }
}

function contours(glyph: number): Dot[][] {
  const where = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  const bytes = glyf.subarray(where(glyph), where(glyph + 1))
  const count = bytes.length ? bytes.readInt16BE(0) : 0
  const ends = Array.from({ length: Math.max(0, count) }, (_, index) => bytes.readUInt16BE(10 + index * 2))
  const total = (ends.at(-1) ?? -1) + 1
  if (!total) return []
  let next = 12 + count * 2 + bytes.readUInt16BE(10 + count * 2)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = bytes.readUInt8(next++)
    const repeated = flag & 8 ? bytes.readUInt8(next++) : 0
    flags.push(...Array.from({ length: repeated + 1 }, () => flag))
  }
  const xs = steps(bytes, next, flags, 2, 16)
  const ys = steps(bytes, xs.next, flags, 4, 32)
  const dots = flags.map(
    (flag, index): Dot => ({ x: xs.values[index] ?? 0, y: -(ys.values[index] ?? 0), isOn: (flag & 1) === 1 }),
  )
  return ends.map((end, index) => dots.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

/** A contour whose points off the curve pull it, as path data. */
function contourPath(dots: readonly Dot[], size: number, left: number): string {
  const full = dots.flatMap((dot, index) => {
    const after = dots[(index + 1) % dots.length] ?? dot
    const middle: Dot = { x: (dot.x + after.x) / 2, y: (dot.y + after.y) / 2, isOn: true }
    return dot.isOn || after.isOn ? [dot] : [dot, middle]
  })
  const start = Math.max(
    0,
    full.findIndex(({ isOn }) => isOn),
  )
  const [first, ...rest] = [...full.slice(start), ...full.slice(0, start)]
  if (!first) return ''
  const at = ({ x, y }: Dot) => `${(left + x * size).toFixed(1)} ${(y * size).toFixed(1)}`
  const curves = rest.map((dot, index) => {
    if (!dot.isOn) return `Q${at(dot)} ${at(rest[index + 1] ?? first)}`
    return rest[index - 1]?.isOn === false ? '' : `L${at(dot)}`
  })
  return `M${at(first)}${curves.join('')}Z`
}

/** Words in the house's capitals: path data from a left end on the baseline, and how wide they are. */
export function lettering(words: string, height: number): { d: string; width: number } {
  const size = height / (0.86 * em)
  let left = 0
  let d = ''
  for (const letter of words) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    for (const dots of contours(glyph)) d += contourPath(dots, size, left)
    left += hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) * size
  }
  return { d, width: left }
}
