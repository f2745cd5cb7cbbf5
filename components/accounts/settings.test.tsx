// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { guest, rodney, showKnown, signedIn } from '@/tests/setup/accounts'
import { field, findToast, InTurn, type Replies, refusal, saidOf, withScreens } from '@/tests/setup/screen'
import { Settings } from './settings'

withScreens()

const ended = { ...guest, sessionExpired: true }

/** The settings of a user whom the server knows. */
const open = (replies: Replies = {}) =>
  showKnown(
    <Settings initial={{ user: rodney, authMethod: 'password' }} canMail={false} stance={<p>Regular</p>} />,
    { at: '/settings', replies: { 'GET /api/auth/user': signedIn(), ...replies } },
  )

type Page = Awaited<ReturnType<typeof open>>

async function begin({ user }: Page, name: string) {
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('a new username', () => {
  it('begins with the old one, is refused at its field, and shows at once', async () => {
    const renamed = { ...rodney, username: 'rodney-two' }
    const page = await open({
      'GET /api/auth/user': new InTurn(signedIn(), signedIn(renamed)),
      'PUT /api/account/username': new InTurn(
        refusal(409, 'This username is already taken', {
          fields: { username: ['This username is already taken'] },
        }),
        { message: 'Your username is now rodney-two.' },
      ),
    })
    await begin(page, 'Change username')
    expect(field('Username').value).toBe('rodney')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saidOf('Username')).toContain('This username is already taken'))
    await page.user.type(field('Username'), '-two{Enter}')
    await findToast('Your username is now rodney-two.')
    await screen.findByText('rodney-two')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a new password', () => {
  it('needs the current one, and hears when it is one of the first that are tried', async () => {
    const page = await open({
      'PUT /api/account/password': refusal(403, 'Wrong password', {
        fields: { currentPassword: ['Wrong password'] },
      }),
    })
    const dialog = await begin(page, 'Change password')
    await page.user.type(field('Current password'), 'not the one')
    await page.user.type(field('New password'), 'rodney1')
    await dialog.findByText(/one of the first passwords/)
    await page.user.type(field('New password'), ' on a long green ledge')
    await waitFor(() => expect(dialog.queryByText(/one of the first passwords/)).toBeNull())
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saidOf('Current password')).toContain('Wrong password'))
  })

  it('waits in its window for who signs in again over it', async () => {
    const page = await open({
      'GET /api/auth/user': new InTurn(signedIn(), ended, signedIn()),
      'PUT /api/account/password': new InTurn(
        refusal(401, 'Your session has expired', { code: 'unauthorized', sessionExpired: true }),
        { message: 'Your password is changed.' },
      ),
      'POST /api/auth/login': { message: 'Login successful', user: rodney, sessionId: 'a session' },
    })
    await begin(page, 'Change password')
    await page.user.type(field('Current password'), 'kickflip7')
    await page.user.type(field('New password'), 'a long green ledge')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    const again = within(await screen.findByRole('dialog', { name: 'Session Expired' }))
    await page.user.type(again.getByLabelText('Email'), rodney.email)
    await page.user.type(again.getByLabelText('Password', { exact: true }), 'kickflip7{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Session Expired' })).toBeNull())
    expect(field('New password').value).toBe('a long green ledge')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await findToast('Your password is changed.')
  })
})

it('an email stays where no mail is sent from, and the page says whom to ask', async () => {
  await open()
  screen.getByText('To change your email, please ask the site admin.')
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
})

describe('the end of an account', () => {
  const message = 'Type your username exactly as it is written'

  it('needs its username as it is written, and leads home', async () => {
    const page = await open({
      'GET /api/auth/user': new InTurn(signedIn(), guest),
      'DELETE /api/account': new InTurn(refusal(422, message, { fields: { username: [message] } }), {
        message: 'Everything is gone.',
      }),
    })
    localStorage.setItem('localSession', 'a session')
    const dialog = await begin(page, 'Delete account')
    await page.user.type(dialog.getByLabelText('Type your username'), 'somebody')
    await page.user.type(dialog.getByLabelText('Password', { exact: true }), 'kickflip7')
    await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await dialog.findByText(message)
    await page.user.clear(dialog.getByLabelText('Type your username'))
    await page.user.type(dialog.getByLabelText('Type your username'), 'rodney{Enter}')
    await findToast('Account deleted')
    expect(window.location.pathname).toBe('/')
    expect(localStorage.getItem('localSession')).toBeNull()
  })
})

it('a guest is asked to log in, and has a theme all the same', async () => {
  const page = await showKnown(<Settings initial={null} canMail={false} stance={null} />, { at: '/settings' })
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?next=%2Fsettings')
  const theme = within(screen.getByRole('group', { name: 'Theme' }))
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Same as system' }).checked).toBe(true)
  await page.user.click(theme.getByRole('radio', { name: 'Dark' }))
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
})
