import 'server-only'
import sharp from 'sharp'
import { AppError } from '../errors'

const maxPixels = 40_000_000
const maxSide = 2400
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

export type PreparedImage = { data: Uint8Array; width: number; height: number }

/**
 * The picture as we store it: upright, at most 2400 pixels long, as WebP and without metadata. The format is
 * recognised by the content alone. Throws `invalid`.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  if (!formats.some((matches) => matches(bytes))) throw refusal(null)
  const { data, info } = await encode(bytes).catch((error: unknown) => {
    throw refusal(error)
  })
  return { data, width: info.width, height: info.height }
}

const encode = async (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })

function refusal(error: unknown): AppError {
  const isHuge = error instanceof Error && /pixel limit/i.test(error.message)
  const message = isHuge
    ? 'This picture has more than 40 megapixels'
    : 'This file is no picture that can be used. Take a JPEG, PNG, WebP, AVIF or GIF.'
  return new AppError('invalid', message, { fields: { file: [message] } })
}
