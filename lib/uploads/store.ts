import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { env } from '../env'
import { AppError, codeOf } from '../errors'
import { log, logRefusal } from '../observability/log'

/** Where uploaded files are stored, under keys that are safe as file names. Throws `unavailable` when it is away. */
export type Store = {
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** The file, or null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>
}

/** The bucket of the environment, or otherwise a folder of the data directory. */
export function openStore(): Store {
  const { UPLOADS_S3_ENDPOINT: endpoint, UPLOADS_S3_BUCKET: bucket } = env
  const { UPLOADS_S3_KEY_ID: keyId, UPLOADS_S3_SECRET: secret, UPLOADS_S3_REGION: region } = env
  if (endpoint && bucket && keyId && secret) return bucketStore({ endpoint, bucket, keyId, secret, region })
  return diskStore(env.DATA_DIR)
}

type Bucket = {
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
  /** How long one request may take, with its body. */
  timeoutMs?: number
}

const unavailable = () =>
  new AppError('unavailable', 'Pictures cannot be reached right now. Please try again.', {
    retryAfterSeconds: 30,
  })

// The message may hold the address; the name cannot.
function failUnreachable(error: unknown): never {
  logRefusal('bucket', { at: 'uploads', problem: error instanceof Error ? error.name : 'unknown' })
  throw unavailable()
}

/** Stores files in a bucket of any server that speaks S3's protocol. */
export function bucketStore({ endpoint, bucket, region, keyId, secret, timeoutMs = 20_000 }: Bucket): Store {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
  })
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function request(key: string, init: RequestInit) {
    const signal = AbortSignal.timeout(timeoutMs)
    // The signed request may be collected while its response is read, and its signal with it: what waits has to listen.
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    const read = async () => {
      const url = `${root}/${encodeURIComponent(key)}`
      const response = await client.fetch(url, { ...init, signal, redirect: 'error' })
      return {
        status: response.status,
        isOk: response.ok,
        body: new Uint8Array(await response.arrayBuffer()),
      }
    }
    const { status, isOk, body } = await Promise.race([read(), late]).catch(failUnreachable)
    if (isOk || status === 404) return { isMissing: status === 404, body }
    logRefusal('bucket', { at: 'uploads', status })
    throw unavailable()
  }

  return {
    async put(key, data, contentType) {
      const headers = { 'content-type': contentType, 'content-length': String(data.byteLength) }
      const { isMissing } = await request(key, { method: 'PUT', body: Buffer.from(data), headers })
      if (isMissing) throw unavailable()
    },
    async get(key) {
      const { isMissing, body } = await request(key, { method: 'GET' })
      return isMissing ? null : body
    },
    async remove(key) {
      await request(key, { method: 'DELETE' })
    },
  }
}

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

const tooFull = ['ENOSPC', 'EDQUOT']
const notOurs = ['EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR']

/** Logs a full disk or a folder that is not ours, which the owner of the server has to fix, and says so to the user. */
function diskError(error: unknown, folder: string): unknown {
  const code = codeOf(error)
  if (tooFull.includes(code)) {
    log.error({ at: 'uploads', code })
    return new AppError('unavailable', 'There is no room left for pictures. Please tell the site admin.')
  }
  if (!notOurs.includes(code)) return error
  log.error({ at: 'uploads', code, problem: `this server may not write in ${folder}` })
  return new AppError('unavailable', 'This server may not write pictures. Please tell the site admin.')
}

/** Stores files in a folder of the data directory. */
export function diskStore(dataDirectory: string): Store {
  const folder = path.resolve(/* turbopackIgnore: true */ dataDirectory, 'uploads')
  const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, key)
  return {
    async put(key, data) {
      // Renamed when complete, so that no one ever reads half a picture.
      const unfinished = fileOf(`${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, data)
        await rename(unfinished, fileOf(key))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw diskError(error, folder)
      }
    },
    async get(key) {
      return readFile(fileOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    },
    async remove(key) {
      await rm(fileOf(key), { force: true }).catch((error: unknown) => {
        throw diskError(error, folder)
      })
    },
  }
}
