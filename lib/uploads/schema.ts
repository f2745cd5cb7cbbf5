import { z } from 'zod'
import { plainText } from '../plain-text.ts'

export const maxUploadBytes = 10 * 1024 * 1024

/** A picture of ours: where it is, how large, so that pages can keep its place, and what it shows in words. */
export type UploadedImage = { url: string; width: number; height: number; alt: string }

/**
 * A picture in the list of its editors. `usedIn` are the posts that show it now, `earlierVersions` how many versions in
 * the history of posts do. `removedAt` is when it will be removed unless it is used before, null while it is in use.
 */
export type ListedUpload = UploadedImage & {
  key: string
  bytes: number
  createdAt: string
  usedIn: { id: number; title: string }[]
  earlierVersions: number
  removedAt: string | null
}

export const uploadParams = z.object({ key: z.string().regex(/^[\w-]{22}\.webp$/) })

export const uploadChange = z.object({
  alt: plainText.trim().max(300, { error: 'An alternative text can have at most 300 characters' }),
})
