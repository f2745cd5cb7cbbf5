import { NextResponse } from 'next/server'
import { percentDecoded } from './lib/addresses'

// Only for addresses with a percent sign: every other one is served without this step.
export const config = { matcher: '/(.*%.*)', runtime: 'nodejs' }

/** Responds with 400 to addresses that cannot be decoded, to which the router would respond with 500. */
export function middleware({ nextUrl }: { nextUrl: { pathname: string } }) {
  const isDecodable = percentDecoded(nextUrl.pathname)?.includes('\0') === false
  return isDecodable ? NextResponse.next() : new NextResponse('Bad request', { status: 400 })
}
