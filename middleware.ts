import { NextResponse } from 'next/server'

// Only addresses that hold a percent sign come here: every other one is served without this step.
export const config = { matcher: '/(.*%.*)', runtime: 'nodejs' }

const badRequest = () => new NextResponse('Bad request', { status: 400 })

/** Answers 400 to addresses that cannot be decoded, which the router would answer with 500. */
export function middleware({ nextUrl }: { nextUrl: { pathname: string } }) {
  try {
    return decodeURIComponent(nextUrl.pathname).includes('\0') ? badRequest() : NextResponse.next()
  } catch {
    return badRequest()
  }
}
