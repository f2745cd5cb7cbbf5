import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import type { AccountUser, AuthStatus } from '@/lib/accounts/schema'
import { type ShowOptions, show } from './screen'

/** Someone with an account. */
export const rodney: AccountUser = {
  id: 1,
  username: 'rodney',
  email: 'rodney@example.com',
  role: 'USER',
  hasPassword: true,
  isEmailVerified: true,
  riderStance: null,
}

/** What the API says of who is signed in: no one. */
export const guest: AuthStatus = {
  authenticated: false,
  user: null,
  authMethod: null,
  message: '',
  sessionExpired: false,
}

/** What the API says of who is signed in. */
export const signedIn = (user = rodney): AuthStatus => ({
  ...guest,
  authenticated: true,
  user,
  authMethod: 'password',
})

/** Shows a part of the product that knows who is signed in: no one, unless a reply says otherwise. */
export async function showKnown(element: ReactNode, { replies, ...options }: ShowOptions) {
  const page = show(element, { ...options, replies: { 'GET /api/auth/user': guest, ...replies } })
  await act(refreshAuthStatus)
  return page
}
