import 'server-only'
import { AwsClient } from 'aws4fetch'
import { AppError } from '../../errors'
import { logRefusal } from '../../refusal-log'
import type { Store } from './store'

type Bucket = { endpoint: string; bucket: string; region: string; keyId: string; secret: string }

const patienceMs = 20_000
const unavailable = () =>
  new AppError('unavailable', 'Pictures cannot be reached right now. Please try again.', {
    retryAfterSeconds: 30,
  })

// Its message may hold the address; its name cannot.
function nothingFrom(error: unknown): never {
  logRefusal('bucket', { at: 'uploads', problem: error instanceof Error ? error.name : 'unknown' })
  throw unavailable()
}

/** Objects in a bucket of any server that speaks S3's protocol. */
export function bucketStore({ endpoint, bucket, region, keyId, secret }: Bucket): Store {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function ask(key: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await client
      .fetch(`${root}/${encodeURIComponent(key)}`, { ...init, signal, redirect: 'error' })
      .catch(nothingFrom)
    if (answer.ok || answer.status === 404) return answer
    logRefusal('bucket', { at: 'uploads', status: answer.status })
    throw unavailable()
  }

  return {
    async put(key, data, contentType) {
      const headers = { 'content-type': contentType, 'content-length': String(data.byteLength) }
      const answer = await ask(key, { method: 'PUT', body: Buffer.from(data), headers })
      if (answer.status === 404) throw unavailable()
    },
    async get(key) {
      const answer = await ask(key, { method: 'GET' })
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' })
    },
  }
}
