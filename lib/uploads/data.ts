import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '../db/client'
import { prepareImage } from './image'
import type { UploadedImage } from './schema'
import { openStore } from './store'

const contentType = 'image/webp'
const keyForm = /^[\w-]{22}\.webp$/

// The same picture has the same key, so that it is stored once and may be cached for ever.
const keyOf = (data: Uint8Array) =>
  `${createHash('sha256').update(data).digest('base64url').slice(0, 22)}.webp`

/** Stores a picture and returns where it is. Throws `invalid` for anything else. */
export async function saveUpload(uploaderId: number, bytes: Uint8Array): Promise<UploadedImage> {
  const { data, width, height } = await prepareImage(bytes)
  const key = keyOf(data)
  const uploaded = { url: `/uploads/${key}`, width, height }
  if (await db.upload.findUnique({ where: { key }, select: { id: true } })) return uploaded
  const store = openStore()
  await store.put(key, data, contentType)
  const row = { key, contentType, width, height, bytes: data.byteLength, uploaderId }
  await db.upload.createMany({ data: [row], skipDuplicates: true }).catch(async (error: unknown) => {
    await store.remove(key)
    throw error
  })
  return uploaded
}

/** An uploaded file, or null when there is none under this key. */
export async function findUpload(key: string) {
  if (!keyForm.test(key)) return null
  const data = await openStore().get(key)
  return data && { data, contentType }
}
