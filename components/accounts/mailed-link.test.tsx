// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { guest } from '@/tests/setup/accounts'
import { type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { ConfirmEmail } from './confirm-email'
import { ResetPassword } from './reset-password'

withScreens()

const asGuest = { 'GET /api/auth/user': guest } satisfies Replies
const used = refusal(422, 'This link was already used or is too old.', { code: 'invalid' })
const press = (name: string) => screen.getByRole('button', { name })
const focused = async (text: string) => {
  const said = await screen.findByText(text)
  await waitFor(() => expect(document.activeElement).toBe(said))
}

describe('a link to a new password', () => {
  const open = (reply: unknown) =>
    show(<ResetPassword />, {
      at: '/reset-password#any-token',
      replies: { ...asGuest, 'POST /api/auth/password-reset/confirm': reply },
    })

  it('sets it with what stands behind the #, and the place of the keyboard is at what was said', async () => {
    const { user, calls } = open({ message: 'Your password is set.' })
    await user.type(screen.getByLabelText('New password'), 'heelflip7{Enter}')
    await focused('Your password is set.')
    expect(calls('POST /api/auth/password-reset/confirm').map(({ json }) => json)).toEqual([
      { token: 'any-token', password: 'heelflip7' },
    ])
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it('that was used says so, and leads to another one', async () => {
    const { user } = open(used)
    await user.type(screen.getByLabelText('New password'), 'heelflip7')
    await user.click(press('Set password'))
    await focused('This link was already used or is too old.')
    expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a link' }).getAttribute('href')).toBe('/forgot-password')
  })
})

describe('a link to confirm an email', () => {
  const open = (at: string, reply?: unknown) =>
    show(<ConfirmEmail />, { at, replies: { ...asGuest, 'POST /api/account/email/confirm': reply } })

  it('that is not complete says so', async () => {
    open('/confirm-email')
    await screen.findByText(/^This link is not complete\./)
  })

  it('that was used says so, and leads to the settings', async () => {
    const { user } = open('/confirm-email#not-a-token', used)
    press('Confirm this email').focus()
    await user.keyboard('{Enter}')
    await focused('This link was already used or is too old.')
    expect(screen.queryByRole('button', { name: 'Confirm this email' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  })
})
