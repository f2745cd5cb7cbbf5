import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { findViewer } from '@/lib/auth/auth-context'
import { AppError } from '@/lib/errors'
import { getSharedLine } from '@/lib/lines/data'
import { type ShareQuery, shareParams } from '@/lib/lines/schema'

/** The line behind a link as this visitor sees it; anything that is none is a plain 404. */
export async function readLine(params: Promise<{ token: string }>, query: ShareQuery = {}) {
  const asked = shareParams.safeParse(await params)
  if (!asked.success) notFound()
  const viewer = await findViewer(await headers())
  return getSharedLine(asked.data.token, viewer?.id ?? null, query).catch(absent)
}

function absent(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') notFound()
  throw error
}
