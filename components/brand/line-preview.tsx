import { LRUCache } from 'lru-cache'
import { brand, colors } from '@/lib/brand'
import { readMotion } from '@/lib/tricks/read-motion'
import { stillOf } from '@/lib/tricks/still'
import { drawable, linesAt, titleLeading } from './preview-cards'
import { imageOf, Sticker, sheet } from './preview-image'

type Line = { name: string; note: string; tricks: readonly string[] }

// Drawing one takes most of a second, and a link that is posted is fetched by every service that shows it.
const drawn = new LRUCache<string, ArrayBuffer>({ max: 200 })

/** The picture that stands for a shared line: a still of each of its tricks, in their order, by name. */
export async function linePreview(line: Line): Promise<ArrayBuffer> {
  const key = JSON.stringify(line)
  const known = drawn.get(key)
  if (known) return known
  const name = drawable(line.name) || brand
  const image = await (await imageOf(<Preview {...line} name={name} />)).arrayBuffer()
  drawn.set(key, image)
  return image
}

const titleRoom = 136

/** The largest size at which a line's name takes one row, or else two. */
function nameSize(name: string): number {
  const one = [104, 96, 88, 80, 72, 64].find((size) => linesAt(name, size) === 1)
  return one ?? [60, 56, 48].find((size) => linesAt(name, size) * size * titleLeading <= titleRoom) ?? 40
}

const room = { width: 1072, gap: 18, widest: 372 }

function Preview({ name, note, tricks }: Line) {
  const width = Math.min(
    room.widest,
    Math.floor((room.width - room.gap * (tricks.length - 1)) / tricks.length),
  )
  return (
    <div style={{ ...sheet, padding: '44px 64px' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Sticker text="A line to skate" color={colors.flatground} />
        <div style={{ fontSize: 44, letterSpacing: 2 }}>{brand}</div>
      </div>
      <div style={{ display: 'flex', height: titleRoom, marginTop: 14, alignItems: 'center' }}>
        <div style={{ fontSize: nameSize(name), lineHeight: titleLeading }}>{name}</div>
      </div>
      <div style={{ display: 'flex', gap: room.gap, marginTop: 6 }}>
        {tricks.map((trick, at) => (
          <Still key={trick} name={trick} order={at + 1} width={width} />
        ))}
      </div>
      <div style={{ display: 'flex', marginTop: 'auto', fontSize: 28, letterSpacing: 1 }}>{note}</div>
    </div>
  )
}

const edge = 4

function Still({ name, order, width }: { name: string; order: number; width: number }) {
  const motion = readMotion(name)
  const height = Math.round((width - 2 * edge) * 0.75)
  const size = Math.max(19, Math.min(30, Math.floor((1.9 * width) / (0.5 * name.length))))
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width }}>
      <div
        style={{
          display: 'flex',
          position: 'relative',
          width,
          height: height + 2 * edge,
          border: `${edge}px solid ${colors.light.ink}`,
          background: colors.flatground,
        }}
      >
        {motion && (
          // biome-ignore lint/performance/noImgElement: it becomes a part of a picture
          <img
            alt=""
            width={width - 2 * edge}
            height={height}
            src={`data:image/svg+xml;base64,${Buffer.from(stillOf(motion, name)).toString('base64')}`}
          />
        )}
        <div
          style={{
            display: 'flex',
            position: 'absolute',
            top: -edge,
            left: -edge,
            padding: '2px 14px 4px',
            border: `${edge}px solid ${colors.light.ink}`,
            background: colors.signal,
            fontSize: 30,
          }}
        >
          {order}
        </div>
      </div>
      <div style={{ display: 'flex', marginTop: 8, fontSize: size, lineHeight: 1.15 }}>{drawable(name)}</div>
    </div>
  )
}
