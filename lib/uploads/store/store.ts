import 'server-only'
import { env } from '../../env'
import { bucketStore } from './bucket'
import { diskStore } from './disk'

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
