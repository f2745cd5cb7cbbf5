import { NextResponse } from 'next/server'

// Only for addresses with a percent sign: every other one is served without this step.
export const config = { matcher: '/(.*%.*)', runtime: 'nodejs' }

const badRequest = () => new NextResponse('Bad request', { status: 400 })

/** Responds with 400 to addresses that cannot be decoded, to which the router would respond with 500. */
export function middleware({ nextUrl }: { nextUrl: { pathname: string } }) {
  try {
    return decodeURIComponent(nextUrl.pathname).includes('\0') ? badRequest() : NextResponse.next()
  } catch {
    return badRequest()
  }
}
