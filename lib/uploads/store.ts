import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { env } from '../env'
import { AppError } from '../errors'
import { log, logRefusal } from '../observability/log'

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

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR']

/** A full or read-only disk is for the owner of the server to mend: told here, and shown as what it is. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!codes.includes(code)) return error
  log.error({ at: 'uploads', code })
  return new AppError('unavailable', 'The server has no room for pictures. Please tell its owner.')
}

/** Files in a folder of the data directory. */
export function diskStore(dataDirectory: string): Store {
  const folder = path.resolve(/* turbopackIgnore: true */ dataDirectory, 'uploads')
  const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, key)
  return {
    async put(key, data) {
      // Renamed when complete, so that nobody ever reads half a picture.
      const unfinished = fileOf(`${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, data)
        await rename(unfinished, fileOf(key))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw refusalOf(error)
      }
    },
    async get(key) {
      return readFile(fileOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Where uploaded files are kept, by keys that are safe as file names. */
export type Store = {
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** The file, or null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>
}

/** The bucket of the environment, or else a folder beside the database. */
export function openStore(): Store {
  const { UPLOADS_S3_ENDPOINT: endpoint, UPLOADS_S3_BUCKET: bucket } = env
  const { UPLOADS_S3_KEY_ID: keyId, UPLOADS_S3_SECRET: secret, UPLOADS_S3_REGION: region } = env
  if (endpoint && bucket && keyId && secret) return bucketStore({ endpoint, bucket, keyId, secret, region })
  return diskStore(env.DATA_DIR)
}
