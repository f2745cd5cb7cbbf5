// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LoginScreen } from '@/app/login/login-screen'
import { guest } from '@/tests/setup/accounts'
import {
  field,
  findToast,
  InTurn,
  noNetwork,
  type Replies,
  refusal,
  saidOf,
  show,
  withScreens,
} from '@/tests/setup/screen'

withScreens()

const open = (replies: Replies = {}, query = '', more: { isExpired?: boolean; problem?: string } = {}) =>
  show(
    <LoginScreen
      isExpired={more.isExpired ?? false}
      problem={more.problem}
      next="/tricks/kickflip"
      providers={[]}
    />,
    { at: `/login${query}`, replies: { 'GET /api/auth/user': guest, ...replies } },
  )

describe('joining', () => {
  it('says on each field what is wrong with it, and sends nothing', async () => {
    const { user: person, calls } = open({}, '?tab=register')
    await person.click(screen.getByRole('button', { name: 'Create Free Account' }))
    await screen.findByText('Username must be at least 3 characters long')
    expect(saidOf('Username')).toContain('Username must be at least 3 characters long')
    expect(saidOf('Email')).toContain('Please enter a valid email address')
    expect(saidOf('Password')).toContain('Password must be at least 6 characters long')
    expect(saidOf('Confirm password')).toContain('Please confirm your password')
    expect(document.activeElement).toBe(field('Username'))
    expect(calls('POST /api/auth/register')).toEqual([])
  })

  it('wants the same password twice', async () => {
    const { user: person } = open({}, '?tab=register')
    await person.type(field('Username'), 'rodney')
    await person.type(field('Email'), 'rodney@example.com')
    await person.type(field('Password'), 'a long green ledge')
    await person.type(field('Confirm password'), 'something else')
    await person.click(screen.getByRole('button', { name: 'Create Free Account' }))
    await screen.findByText("Passwords don't match")
  })

  it('points out a password that is tried first, and takes it all the same', async () => {
    const { user: person } = open({}, '?tab=register')
    for (const password of ['      ', '123456']) {
      await person.clear(field('Password'))
      await person.type(field('Password'), password)
      await screen.findByText(/one of the first passwords anyone would guess/)
    }
  })

  it('names the field whose value is taken, and keeps what was entered', async () => {
    const { user: person } = open(
      {
        'POST /api/auth/register': refusal(409, 'This username is already taken', {
          fields: { username: ['This username is already taken'] },
        }),
      },
      '?tab=register',
    )
    await person.type(field('Username'), 'rodney')
    await person.type(field('Email'), 'rodney@example.com')
    await person.type(field('Password'), 'a long green ledge')
    await person.type(field('Confirm password'), 'a long green ledge')
    await person.click(screen.getByRole('button', { name: 'Create Free Account' }))
    await findToast('Registration failed')
    expect(saidOf('Username')).toContain('This username is already taken')
    expect(field('Email').value).toBe('rodney@example.com')
  })
})

describe('signing in', () => {
  async function tryIn(replies: Replies) {
    const page = open(replies)
    await page.user.type(field('Email'), 'rodney@example.com')
    await page.user.type(field('Password'), 'a long green ledge{Enter}')
    return page
  }

  it('says once that a password is wrong, and keeps the email', async () => {
    await tryIn({ 'POST /api/auth/login': refusal(401, 'Invalid email or password') })
    await findToast('Login failed')
    await findToast('Invalid email or password')
    expect(field('Email').value).toBe('rodney@example.com')
  })

  it('keeps the focus on its button while it is at work, and after', async () => {
    const answered = Promise.withResolvers<Response>()
    await tryIn({ 'POST /api/auth/login': () => answered.promise })
    const login = () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')
    login()?.focus()
    await waitFor(() => expect(login()?.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(login())
    answered.resolve(refusal(503, 'Away'))
    await findToast('Away')
    expect(login()?.hasAttribute('aria-disabled')).toBe(false)
    expect(document.activeElement).toBe(login())
  })

  it('shows the password when asked to', async () => {
    const { user: person } = open()
    await person.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password').type).toBe('text')
  })

  it('says that the network failed, and can be tried again', async () => {
    const { user: person, calls } = await tryIn({
      'POST /api/auth/login': new InTurn(noNetwork, refusal(401, 'Invalid email or password')),
    })
    await findToast('Network error. Please check your connection and try again.')
    await person.click(screen.getByRole('button', { name: 'Login' }))
    await findToast('Invalid email or password')
    expect(calls('POST /api/auth/login')).toHaveLength(2)
  })

  it('says when a session has expired', () => {
    open({}, '?session_expired=true', { isExpired: true })
    const alert = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent?.includes('Session Expired'))
    expect(alert?.textContent).toContain(
      'Your session has expired or the server was restarted. Please sign in again.',
    )
  })

  it('says what a provider refused', () => {
    open({}, '?error=AccessDenied', { problem: 'AccessDenied' })
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Login failed')
  })

  it('goes between its tabs, which the address keeps', async () => {
    const { user: person } = open()
    screen.getByRole('tab', { name: 'Login' }).focus()
    await person.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe('true')
    expect(window.location.search).toContain('tab=register')
  })
})
