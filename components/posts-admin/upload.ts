import { call } from '@/lib/http/client'
import { maxUploadBytes, type UploadedImage } from '@/lib/uploads/schema'

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Sends a picture and answers where it is. */
export function uploadPicture(file: File): Promise<UploadedImage> {
  if (file.size > maxUploadBytes) return Promise.reject(new Error('too large'))
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  return call<UploadedImage>('/api/cms/uploads', { method: 'POST', body: file, headers })
}
