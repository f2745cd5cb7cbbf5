import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { brand, colors } from '@/lib/brand'
import { deckShape } from './mark'
import { type PreviewCard, titleLeading, titleSize } from './preview-cards'

const { signal } = colors
const { ink, paper } = colors.light

const fontFile = 'node_modules/@fontsource/anton/files/anton-latin-400-normal.woff'
const readFont = () => readFile(join(process.cwd(), fontFile))

/** The 1200 by 630 picture that stands for a page wherever its link is shared. */
export async function previewImage(card: PreviewCard): Promise<ImageResponse> {
  return imageOf(<Preview {...card} picture={await pictureOf(card)} />)
}

/** The size of the picture on a card. */
const frame = { width: 520, height: 390 }

/** The picture of a card as an address that has it inside; null where it has none. */
async function pictureOf({ still, art }: PreviewCard): Promise<string | null> {
  if (still) return `data:image/svg+xml;base64,${Buffer.from(still).toString('base64')}`
  if (!art) return null
  const file = sharp(join(process.cwd(), 'public', art))
  const cut = await file
    .resize(2 * frame.width, 2 * frame.height, {
      fit: 'cover',
      position: art.includes('hero') ? 'right' : 'centre',
    })
    .jpeg({ quality: 86 })
    .toBuffer()
  return `data:image/jpeg;base64,${cut.toString('base64')}`
}

/** Any drawing of that size, in the brand's type. */
export async function imageOf(drawing: ReactElement): Promise<ImageResponse> {
  return new ImageResponse(drawing, {
    width: 1200,
    height: 630,
    headers: { 'content-disposition': 'inline; filename="darkslide.png"' },
    fonts: [{ name: 'Anton', data: await readFont(), weight: 400, style: 'normal' }],
  })
}

/** What every picture is drawn on. */
export const sheet = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  background: paper,
  color: ink,
  fontFamily: 'Anton',
  textTransform: 'uppercase',
} as const

function Preview({
  kicker,
  title,
  note,
  accent,
  decks = 0,
  picture,
}: PreviewCard & { picture: string | null }) {
  return (
    <div style={{ ...sheet, padding: '52px 64px' }}>
      <Ground hasDeck={!picture} />
      {picture && <Picture address={picture} />}
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Sticker text={kicker} color={accent} />
        {!picture && <div style={{ fontSize: 44, letterSpacing: 2 }}>{brand}</div>}
      </div>
      <div style={{ display: 'flex', height: 320, marginTop: 26, alignItems: 'center' }}>
        <div
          style={{
            fontSize: titleSize(title, Boolean(picture)),
            lineHeight: titleLeading,
            textWrap: 'balance',
            width: picture ? 530 : '100%',
          }}
        >
          {title}
        </div>
      </div>
      <div
        style={{ display: 'flex', alignItems: 'center', marginTop: 'auto', fontSize: 36, letterSpacing: 1 }}
      >
        {Array.from({ length: decks }, (_, deck) => deck).map((deck) => (
          <LevelDeck key={deck} />
        ))}
        <div style={{ marginLeft: decks ? 16 : 0 }}>{note}</div>
        {picture && <div style={{ marginLeft: 'auto', fontSize: 44, letterSpacing: 2 }}>{brand}</div>}
      </div>
    </div>
  )
}

function LevelDeck() {
  return (
    <svg viewBox="0 0 31 20" width={68} height={44} fill={ink} aria-hidden="true">
      <path d="M1 6c2 0 3 3 6 3h17c3 0 4-3 6-3v3c-2 0-3 3-6 3H7c-3 0-4-3-6-3z" />
      <circle cx="9" cy="15" r="3" />
      <circle cx="22" cy="15" r="3" />
    </svg>
  )
}

export function Sticker({ text, color }: { text: string; color: string }) {
  return (
    <div
      style={{
        padding: '6px 24px 8px',
        border: `5px solid ${ink}`,
        background: color,
        boxShadow: `8px 8px 0 ${ink}`,
        fontSize: 38,
        letterSpacing: 1,
        transform: 'rotate(-2deg)',
      }}
    >
      {text}
    </div>
  )
}

/** The moment that tells a trick from others, or one of our own pictures. */
function Picture({ address }: { address: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: drawn into a picture, by what draws it
    <img
      src={address}
      alt=""
      {...frame}
      style={{
        position: 'absolute',
        top: 72,
        left: 612,
        border: `5px solid ${ink}`,
        boxShadow: `12px 12px 0 ${ink}`,
      }}
    />
  )
}

/** Printed dots that fade to the left, and the ledge with the deck on it where nothing else is drawn. */
function Ground({ hasDeck }: { hasDeck: boolean }) {
  const columns = Array.from({ length: 30 }, (_, column) => column)
  return (
    <svg
      viewBox="0 0 1200 630"
      width={1200}
      height={630}
      style={{ position: 'absolute', top: 0, left: 0 }}
      aria-hidden="true"
    >
      {columns.map((column) => (
        <path
          key={column}
          d={`M${620 + column * 20} ${column % 2 ? 0 : 10}V640`}
          stroke="#e3dac4"
          strokeWidth={1 + column * 0.4}
          strokeLinecap="round"
          strokeDasharray="0 20"
        />
      ))}
      {hasDeck && <path fill={signal} d="M760 640L1200 516.2V630H760Z" />}
      {hasDeck && <g transform="translate(888 474.5) scale(7)">{deckShape(ink)}</g>}
    </svg>
  )
}
