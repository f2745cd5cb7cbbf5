import { brand, colors } from '@/lib/brand'
import { getStancePreference } from '@/lib/preferences/stance'
import { readMotion } from '@/lib/tricks/read-motion'
import { stillOf } from '@/lib/tricks/still'

// Pictures to share, drawn in the browser: nothing of them is sent anywhere, and they need no connection.

/** A card: a sticker, a large title, a drawing of a trick, lines of text with a figure each, a line at the bottom. */
export type ShareCard = {
  kicker: string
  title: string
  /** The name of the trick that is drawn; null for none. One that cannot be read is left out. */
  trick: string | null
  /** More than fit are counted instead. */
  lines: readonly { text: string; figure?: string }[]
  /** Where and when. */
  footer: string
}

const cardSize = { width: 1080, height: 1350 }

const { signal, flatground: yellow } = colors
const { ink, paper } = colors.light
const margin = 72
const inner = cardSize.width - 2 * margin
const lineHeight = 62
/** The dark strip with what stands above it. */
const bottom = 130

/**
 * The largest size at which words take at most `most` lines, and those lines; a word that is too long for a line at the
 * smallest size is cut. `widthAt` measures a text in pixels at a size in pixels.
 */
export function fitWords(
  text: string,
  { sizes, most, room }: { sizes: readonly number[]; most: number; room: number },
  widthAt: (text: string, size: number) => number,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrapped(text, room, (line) => widthAt(line, size))
    if (lines.length <= most && lines.every((line) => widthAt(line, size) <= room)) return { size, lines }
  }
  const size = sizes.at(-1) ?? 0
  const all = wrapped(text, room, (line) => widthAt(line, size))
  const lines = all.slice(0, most).map((line, at) => {
    const isCut = at === most - 1 && all.length > most
    return shortened(isCut ? `${line}\u2026` : line, room, (each) => widthAt(each, size))
  })
  return { size, lines }
}

function wrapped(text: string, room: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortened(line: string, room: number, widthOf: (line: string) => number): string {
  if (widthOf(line) <= room) return line
  const letters = [...line.replace(/\u2026$/, '')]
  while (letters.length > 1 && widthOf(`${letters.join('')}\u2026`) > room) letters.pop()
  return `${letters.join('')}\u2026`
}

/** The lines that fit, and what is said of the others. */
export function fitLines(lines: ShareCard['lines'], most: number): ShareCard['lines'] {
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), { text: `and ${lines.length - most + 1} more` }]
}

async function loadStill(name: string): Promise<HTMLImageElement | null> {
  const motion = readMotion(name)
  if (!motion) return null
  // Without a size of its own some browsers draw nothing.
  const svg = stillOf(motion, name).replace('<svg ', '<svg width="640" height="480" ')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** The family that a custom property of the page names, loaded. */
async function fontOf(property: string, weight: number): Promise<string> {
  const family = getComputedStyle(document.documentElement).getPropertyValue(property) || 'sans-serif'
  await document.fonts.load(`${weight} 40px ${family}`).catch(() => [])
  return family
}

/** Draws a card as a PNG of 1080 by 1350 pixels. Throws where the browser cannot. */
export async function drawCard(card: ShareCard): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = cardSize.width
  canvas.height = cardSize.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  const [display, body, still] = await Promise.all([
    fontOf('--font-display', 400),
    fontOf('--font-body', 600),
    card.trick === null ? null : loadStill(card.trick).catch(() => null),
  ])
  paint(context, card, still, { display, body })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot draw pictures')
  return new File([blob], 'darkslide.png', { type: 'image/png' })
}

function writeOn(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  align: CanvasTextAlign = 'left',
): void {
  context.font = font
  context.textAlign = align
  context.fillText(text, x, y)
}

function widthOn(context: CanvasRenderingContext2D, text: string, font: string): number {
  context.font = font
  return context.measureText(text).width
}

/** What kind of card it is, on a sticker put on by hand. */
function paintLabel(context: CanvasRenderingContext2D, label: string, display: string): void {
  const labelWidth = widthOn(context, label, `400 44px ${display}`) + 48
  context.save()
  context.translate(margin, 70)
  context.rotate(-0.035)
  context.fillRect(8, 8, labelWidth, 72)
  context.fillStyle = signal
  context.fillRect(0, 0, labelWidth, 72)
  context.strokeStyle = ink
  context.lineWidth = 5
  context.strokeRect(0, 0, labelWidth, 72)
  context.fillStyle = ink
  writeOn(context, label, 24, 53, `400 44px ${display}`)
  context.restore()
}

function paintStill(
  context: CanvasRenderingContext2D,
  still: HTMLImageElement,
  y: number,
  pictureHeight: number,
): void {
  context.fillStyle = ink
  context.fillRect(margin + 10, y + 10, inner, pictureHeight)
  context.fillStyle = yellow
  context.fillRect(margin, y, inner, pictureHeight)
  const drawn = { width: (pictureHeight * 4) / 3, height: pictureHeight }
  context.save()
  context.translate(cardSize.width / 2, y)
  if (getStancePreference() === 'goofy') context.scale(-1, 1)
  context.drawImage(still, -drawn.width / 2, 0, drawn.width, drawn.height)
  context.restore()
  context.strokeStyle = ink
  context.lineWidth = 5
  context.strokeRect(margin, y, inner, pictureHeight)
}

function paint(
  context: CanvasRenderingContext2D,
  { kicker, title, lines, footer }: ShareCard,
  still: HTMLImageElement | null,
  { display, body }: { display: string; body: string },
): void {
  const { width, height } = cardSize
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign = 'left') =>
    writeOn(context, text, x, y, font, align)
  const widthIn = (family: string, weight: number) => (text: string, size: number) =>
    widthOn(context, text, `${weight} ${size}px ${family}`)
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'alphabetic'

  context.fillStyle = ink
  write(brand.toUpperCase(), width - margin, 122, `400 52px ${display}`, 'right')
  paintLabel(context, kicker.toUpperCase(), display)

  const head = fitWords(
    title.toUpperCase(),
    { sizes: [150, 132, 116, 100, 86, 72], most: 2, room: inner },
    widthIn(display, 400),
  )
  let y = 190
  for (const line of head.lines) {
    y += head.size * 1.08
    write(line, margin, y, `400 ${head.size}px ${display}`)
  }
  y += 40

  if (still) {
    // With many lines the picture is smaller, never the text.
    const room = height - bottom - lineHeight * lines.length - 30 - y
    const pictureHeight = Math.max(380, Math.min(560, room))
    paintStill(context, still, y, pictureHeight)
    y += pictureHeight + 30
  }

  context.fillStyle = ink
  for (const { text, figure = '' } of fitLines(lines, Math.floor((height - bottom - y) / lineHeight))) {
    y += lineHeight
    const figureWidth = figure === '' ? 0 : widthIn(body, 600)(figure, 42) + 40
    const fitted = fitWords(text, { sizes: [42, 36], most: 1, room: inner - figureWidth }, widthIn(body, 600))
    write(fitted.lines[0] ?? '', margin, y, `600 ${fitted.size}px ${body}`)
    if (figure) write(figure, width - margin, y, `600 42px ${body}`, 'right')
  }

  context.fillStyle = ink
  context.fillRect(0, height - 96, width, 96)
  context.fillStyle = paper
  const place = fitWords(footer, { sizes: [34, 30], most: 1, room: inner - 320 }, widthIn(body, 600))
  write(place.lines[0] ?? '', margin, height - 36, `600 ${place.size}px ${body}`)
  write(window.location.host, width - margin, height - 36, `600 34px ${body}`, 'right')
}

/** Hands a picture to the apps of the device. Returns false where it can only be saved; true also when it was cancelled. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  const data = { files: [file], title }
  if (!navigator.canShare?.(data)) return false
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
