const home = '/tricks'

// No use to a user who has just signed in.
const signInPages = /^\/(login|forgot-password|reset-password|confirm-email)(\/|$)/

/** Where to go after signing in: the wanted path if it lies on this site, otherwise the library. */
export function returnPath(wanted: string | null | undefined): string {
  // A backslash, a second slash or a control character can make browsers read a host.
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return home
  const base = 'http://here.invalid'
  if (!URL.canParse(wanted, base)) return home
  const { origin, pathname, search, hash } = new URL(wanted, base)
  return origin !== base || pathname.startsWith('//') || signInPages.test(pathname)
    ? home
    : pathname + search + hash
}

/** The address of the login page that leads back to a path. */
export function loginPath(options: { register?: boolean; expired?: boolean; from?: string } = {}): string {
  const { register, expired, from } = options
  const query = new URLSearchParams()
  if (register) query.set('tab', 'register')
  if (expired) query.set('session_expired', 'true')
  const next = returnPath(from)
  if (from && next !== home && next !== '/') query.set('next', next)
  return query.size > 0 ? `/login?${query}` : '/login'
}
