import { AppError } from '../errors'

const defaultLimit = 64 * 1024

/**
 * Reads a JSON body of at most `limit` bytes and never holds more than that. Throws `unsupported`, `too_large` or
 * `bad_request`.
 */
export async function readJson(request: Request, limit = defaultLimit): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported', 'Send the body as application/json')
  }
  const text = await readText(request, limit)
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad_request', 'The body is not valid JSON')
  }
}

/** Reads a body of at most `limit` bytes and never holds more than that. Throws `too_large`. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = new AppError('too_large', `The body may be at most ${limit} bytes`)
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readText(request: Request, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('bad_request', 'The body is not valid UTF-8')
  }
}
