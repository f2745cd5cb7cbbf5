import 'server-only'
import sharp from 'sharp'
import { AppError } from '../errors'

const maxPixels = 40_000_000
const longestSide = 2400
const quality = 82
const patienceSeconds = 20

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

// Every decoder is a way in: only those of pictures that cameras and drawing programs write are asked.
const forms: ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)),
  (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  (bytes) => latin(bytes, 4, 8) === 'ftyp' && /^(avif|avis|mif1|heic|heix)$/.test(latin(bytes, 8, 12)),
]

export type PreparedImage = { data: Uint8Array; width: number; height: number }

/**
 * The picture as we keep it: turned upright, at most 2400 pixels long, as WebP and without anything that the
 * camera wrote beside it. What it is follows from its content alone. Throws `invalid`.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  if (!forms.some((isForm) => isForm(bytes))) throw refusal(null)
  const { data, info } = await encode(bytes).catch((error: unknown) => {
    throw refusal(error)
  })
  return { data, width: info.width, height: info.height }
}

const encode = async (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })

function refusal(error: unknown): AppError {
  const isHuge = error instanceof Error && /pixel limit/i.test(error.message)
  const message = isHuge
    ? 'This picture has more than 40 megapixels'
    : 'This file is no picture that can be used. Take a JPEG, PNG, WebP, AVIF or GIF.'
  return new AppError('invalid', message, { fields: { file: [message] } })
}
