import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepareImage } from './image'

const red = { r: 200, g: 30, b: 30 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

const messageOf = (bytes: Uint8Array) =>
  prepareImage(bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  )

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is accepted as %s and stored as WebP',
    async (format) => {
      const { data, width, height } = await prepareImage(await picture(60, 40).toFormat(format).toBuffer())
      expect({ width, height }).toEqual({ width: 60, height: 40 })
      expect((await sharp(data).metadata()).format).toBe('webp')
    },
  )

  it('becomes at most 2400 pixels long and never larger than it was', async () => {
    const { width, height } = await prepareImage(await picture(3000, 1500).jpeg().toBuffer())
    expect({ width, height }).toEqual({ width: 2400, height: 1200 })
  })

  it('is turned upright and loses its metadata', async () => {
    const taken = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { data, width, height } = await prepareImage(taken)
    expect({ width, height }).toEqual({ width: 40, height: 60 })
    const { exif, icc, xmp } = await sharp(data).metadata()
    expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined })
  })
})

describe('an upload that is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each([
    ['nothing', ''],
    ['words', 'kickflip'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script in it', svg],
    ['a document', '%PDF-1.7\n1 0 obj'],
    ['half a picture', 'GIF89a'],
  ])('is refused: %s', async (_, text) => {
    expect(await messageOf(Buffer.from(text))).toMatch(/^This file cannot be used/)
  })

  it('is refused in a form that no camera writes', async () => {
    expect(await messageOf(await picture(9, 9).tiff().toBuffer())).toMatch(/^This file cannot be used/)
  })

  it.each([
    [1, 39_000_000],
    [390_000, 100],
  ])('is refused as a strip of %i by %i pixels, before it is unpacked', async (width, height) => {
    // Only the header is there: whoever unpacks it says something else.
    const whole = await picture(1, 1).png().toBuffer()
    whole.writeUInt32BE(width, 16)
    whole.writeUInt32BE(height, 20)
    whole.writeUInt32BE(crc32(whole.subarray(12, 29)), 29)
    expect(await messageOf(whole)).toBe('This picture is more than 16000 pixels long')
  })

  it('is refused when a small file unfolds into a huge picture', async () => {
    const bomb = await picture(7000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await messageOf(bomb)).toBe('This picture has more than 40 megapixels')
  })
})
