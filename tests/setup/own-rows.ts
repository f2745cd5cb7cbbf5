import { db } from '@/lib/db'
import { createPost, createTrick, createViewer } from '../factories'

export type Params = Record<string, string | number | string[]>

/** An admin who owns one of everything, and the parameters by which any call finds it. */
export async function createOwnRows(): Promise<{ params: Params; headers: Record<string, string> }> {
  const trick = await createTrick()
  const { user, headers } = await createViewer({ role: 'ADMIN' })
  const own = { userId: user.id, trickId: trick.id }
  await db.trickProgress.create({ data: own })
  const note = await db.trickNote.create({ data: { ...own, text: 'kept' } })
  const entry = await db.practiceEntry.create({ data: { ...own, tries: 3, lands: 1 } })
  const post = await createPost({ tagNames: ['ollie'] })
  const params = {
    id: trick.id,
    noteId: note.id,
    entryId: entry.id,
    version: 1,
    slug: post.slug,
    token: 'a'.repeat(22),
    videoId: 'dQw4w9WgXcQ',
    tag: 'tricks',
    key: `${'a'.repeat(22)}.webp`,
    nextauth: ['providers'],
  }
  return { params, headers }
}
