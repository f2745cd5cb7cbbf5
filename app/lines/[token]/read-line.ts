import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { notFoundIfAbsent } from '@/app/not-found-if-absent'
import { findViewer } from '@/lib/auth/auth-context'
import { getLineAsShared, getSharedLine } from '@/lib/lines/data'
import { type ShareQuery, shareParams } from '@/lib/lines/schema'

type Params = Promise<{ token: string }>

async function tokenIn(params: Params): Promise<string> {
  const asked = shareParams.safeParse(await params)
  return asked.success ? asked.data.token : notFound()
}

/** The line behind a link as it was shared; 404 for every other address. */
export async function readAsShared(params: Params) {
  return getLineAsShared(await tokenIn(params)).catch(notFoundIfAbsent)
}

/** This visitor's own version of the line behind a link; 404 for every other address. */
export async function readMyVersion(params: Params, query: ShareQuery) {
  const token = await tokenIn(params)
  const viewer = await findViewer(await headers())
  const { mine } = await getSharedLine(token, viewer?.id ?? null, query).catch(notFoundIfAbsent)
  return mine
}
