import { z } from 'zod'
import { requiredText } from '../plain-text.ts'

const roles = ['USER', 'ADMIN'] as const
type Role = (typeof roles)[number]

const riderStances = ['regular', 'goofy'] as const
type RiderStance = (typeof riderStances)[number]

const noEmail = 'Please enter a valid email address'
const shortPassword = 'Password must be at least 6 characters long'
const shortUsername = 'Username must be at least 3 characters long'
const shortAdminPassword = 'Password must be at least 6 characters'

/** An email address as it is stored and compared: in lower case. */
export const emailAddress = requiredText(noEmail)
  .trim()
  .toLowerCase()
  .max(254, { error: noEmail })
  .pipe(z.email({ error: noEmail }))

const maxPasswordLength = 200

export const password = requiredText(shortPassword)
  .min(6, { error: shortPassword })
  .max(maxPasswordLength, { error: `Password must be at most ${maxPasswordLength} characters long` })

export const username = requiredText(shortUsername)
  .trim()
  .min(3, { error: shortUsername })
  .max(40, { error: 'Username must be at most 40 characters long' })
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, { error: 'Username must not contain invisible characters' })

/** The form in which usernames are compared: two that differ only in case or in encoding are the same. */
export const usernameKeyOf = (name: string) => name.normalize('NFKC').toLowerCase()

export const loginInput = z.object({ email: emailAddress, password })
export type LoginInput = z.infer<typeof loginInput>

/** `loginInput` as the admin's form checks it, whose messages differ. */
export const adminLoginInput = loginInput.extend({
  password: requiredText(shortAdminPassword).min(6, { error: shortAdminPassword }).max(maxPasswordLength),
})

export const registerInput = z.object({ username, email: emailAddress, password })
export type RegisterInput = z.infer<typeof registerInput>

/** The form, which has one field more than the call. */
export const registerForm = registerInput
  .extend({ confirmPassword: z.string().min(6, { error: 'Please confirm your password' }) })
  .refine((form) => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  })

/** The developers' page signs in and registers by one form; only registering needs a username. */
export const testAuthForm = loginInput.extend({ username: z.union([z.literal(''), username]) })
export type TestAuthInput = z.infer<typeof testAuthForm>

/** Which devices to sign out. */
export const logoutQuery = z.object({ devices: z.enum(['this', 'all']).default('this') })

export const resetRequest = z.object({ email: emailAddress })
export type ResetRequest = z.infer<typeof resetRequest>

const linkToken = z.string().min(1).max(200)

export const resetConfirmation = z.object({ token: linkToken, password })
export type ResetConfirmation = z.infer<typeof resetConfirmation>

export const accountChanges = z.object({ riderStance: z.enum(riderStances).nullable() })
export type AccountChanges = z.infer<typeof accountChanges>

export const usernameChange = z.object({ username })
export type UsernameChange = z.infer<typeof usernameChange>

const currentPassword = z
  .string()
  .min(1, { error: 'Please enter your current password' })
  .max(maxPasswordLength, { error: 'Wrong password' })

export const passwordChange = z.object({ currentPassword, password })
export type PasswordChange = z.infer<typeof passwordChange>

export const emailChange = z.object({ email: emailAddress, currentPassword })
export type EmailChange = z.infer<typeof emailChange>

export const emailConfirmation = z.object({ token: linkToken })
export type EmailConfirmation = z.infer<typeof emailConfirmation>

/** Accounts without a password are confirmed by their username alone. */
export const accountDeletion = z.object({
  username: z.string().max(100),
  password: z.string().max(maxPasswordLength).optional(),
})
export type AccountDeletion = z.infer<typeof accountDeletion>

export const exportQuery = z.object({ format: z.enum(['json', 'csv']).default('json') })

export type AccountUser = {
  id: number
  username: string
  email: string
  /** Whether its owner has followed a link that was mailed there. Nothing depends on it. */
  isEmailVerified: boolean
  role: Role
  riderStance: RiderStance | null
  hasPassword: boolean
}

/** The response of GET /api/auth/user. */
export type AuthStatus = {
  authenticated: boolean
  user: AccountUser | null
  authMethod: string | null
  message: string
  sessionExpired: boolean
  /** Present where whoever is not signed in may begin a list on their device: the owner of the site chose so. */
  guestLists?: true
}

/** The response to a sign-in or a registration. */
export type SignedIn = { success: true; message: string; user: AccountUser; sessionId: string }

export type DebugInfo = {
  activeSessions: { id: number; created: string; userId: number }[]
  activeUsers: { id: number; username: string; email: string }[]
}
