import 'server-only'
import sharp from 'sharp'
import { AppError } from '../errors'

const maxPixels = 40_000_000
const maxSide = 2400
// A strip one pixel wide has few pixels and is as slow as a hundred pictures.
const maxInputSide = 16_000
const quality = 82
const timeoutSeconds = 20

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

// Every decoder is an attack surface: only the formats that cameras and drawing programs write are decoded.
const formats: ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)),
  (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  (bytes) => latin(bytes, 4, 8) === 'ftyp' && /^(avif|avis|mif1|heic|heix)$/.test(latin(bytes, 8, 12)),
]

type PreparedImage = { data: Uint8Array; width: number; height: number }

/**
 * The picture as we store it: upright, at most 2400 pixels long, as WebP and without metadata. The format is
 * recognized by the content alone. Throws `invalid`.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  if (!formats.some((matches) => matches(bytes))) throw unusable()
  await checkSize(bytes)
  const { data, info } = await encode(bytes).catch(() => {
    throw unusable()
  })
  return { data, width: info.width, height: info.height }
}

/** A picture as we store it, this wide; null where it is no wider than that. */
export async function narrowed(stored: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { width: own } = await sharp(stored).metadata()
  if (own <= width) return null
  return new Uint8Array(
    await sharp(stored).timeout({ seconds: timeoutSeconds }).resize({ width }).webp({ quality }).toBuffer(),
  )
}

/** Looks at what the header of a file says of its size, before anything is unpacked. Throws `invalid`. */
async function checkSize(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unusable()
    })
  if (width * height > maxPixels) throw refused('This picture has more than 40 megapixels')
  if (Math.max(width, height) > maxInputSide) throw refused('This picture is more than 16000 pixels long')
}

const refused = (message: string) => new AppError('invalid', message, { fields: { file: [message] } })

const unusable = () => refused('This file cannot be used as a picture. Use a JPEG, PNG, WebP, AVIF or GIF.')

const encode = async (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
