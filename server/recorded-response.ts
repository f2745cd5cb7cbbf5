import { IncomingMessage, ServerResponse } from 'node:http'

/**
 * A response that is sent to no one: it collects what is written to it. `body` resolves with all of it when the
 * response ends, and is rejected when it is destroyed before.
 */
export class RecordedResponse extends ServerResponse {
  readonly body: Promise<Buffer>
  readonly #chunks: Buffer[] = []
  readonly #finish: (body: Buffer) => void
  readonly #fail: (error: Error) => void

  constructor(request: IncomingMessage) {
    super(request)
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    this.body = promise
    this.#finish = resolve
    this.#fail = reject
  }

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((argument) => typeof argument === 'object') ?? {}
    // An array holds names and values in turn.
    const pairs = Array.isArray(headers)
      ? Object.entries(Object.fromEntries(inPairs(headers)))
      : Object.entries(headers)
    for (const [name, value] of pairs) this.setHeader(name, value)
    return this
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest)
    return true
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this
    const isBody = typeof args[0] !== 'function'
    this.#collect(isBody ? args[0] : undefined, isBody ? args.slice(1) : args)
    this.finished = true
    this.#finish(Buffer.concat(this.#chunks))
    queueMicrotask(() => {
      for (const event of ['prefinish', 'finish', 'close']) this.emit(event)
    })
    return this
  }

  override destroy(error?: Error): this {
    if (this.finished || this.destroyed) return this
    this.destroyed = true
    this.#fail(error ?? new Error('The response was destroyed.'))
    queueMicrotask(() => this.emit('close'))
    return this
  }

  #collect(chunk: unknown, rest: unknown[]): void {
    const [encoding] = rest
    if (typeof chunk === 'string')
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      )
    // Copied, since the writer may use its memory again.
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk))
    const done = rest.find((argument) => typeof argument === 'function')
    if (done) queueMicrotask(done as () => void)
  }
}

function* inPairs(flat: unknown[]): Generator<[string, unknown]> {
  for (let index = 0; index < flat.length; index += 2) yield [String(flat[index]), flat[index + 1]]
}

const ofTheSingleRequest = ['if-none-match', 'if-modified-since', 'content-length', 'transfer-encoding']

/** A request for the same address with the same headers, without a body and on behalf of no one in particular. */
export function bodilessRequest(
  { socket, url, headers, rawHeaders, httpVersion }: IncomingMessage,
  method: 'GET' | 'OPTIONS' = 'GET',
): IncomingMessage {
  const request = new IncomingMessage(socket)
  const rest = Object.entries(headers).filter(([name]) => !ofTheSingleRequest.includes(name))
  Object.assign(request, {
    method,
    url,
    headers: Object.fromEntries(rest),
    rawHeaders,
    httpVersion,
    complete: true,
  })
  request.push(null)
  return request
}
