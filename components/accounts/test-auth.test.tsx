// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { guest, rodney, showKnown, signedIn } from '@/tests/setup/accounts'
import { findToast, InTurn, noNetwork, type Replies, withScreens } from '@/tests/setup/screen'
import { TestAuth } from './test-auth'

withScreens()

const open = (replies: Replies = {}) => showKnown(<TestAuth />, { at: '/test-auth', replies })

type Page = Awaited<ReturnType<typeof open>>

const press = (name: string) => screen.getByRole('button', { name })
const nothing = (status: number) => new Response('no', { status })

async function fill({ user: person }: Page) {
  await person.type(screen.getByLabelText('Email'), rodney.email)
  await person.type(screen.getByLabelText('Password'), 'kickflip7')
}

describe('the developers\u2019 page', () => {
  it('asks who is signed in, and names what failed when the server says nothing', async () => {
    const page = await open({
      'GET /api/auth/user': new InTurn(guest, guest, guest, noNetwork, guest, nothing(503)),
    })
    for (const said of [
      'Not Authenticated',
      'Failed to connect to the authentication service',
      'Failed to check authentication status',
    ]) {
      await page.user.click(press('Check Auth Status'))
      await findToast(said)
    }
  })

  it('needs a username to register, and says who is in then', async () => {
    const page = await open({
      'GET /api/auth/user': new InTurn(guest, signedIn()),
      'POST /api/auth/register': {
        message: 'Registration successful',
        user: rodney,
        sessionId: 'abcdefghi.token',
      },
    })
    await fill(page)
    await page.user.click(press('Register'))
    await findToast('Username is required for registration')
    await page.user.type(screen.getByLabelText('Username'), 'rodney')
    await page.user.click(press('Register'))
    await screen.findByText(/^Signed in as rodney \(rodney@example\.com\)/)
  })

  it.each([
    ['Login', 'Login failed', 'Invalid credentials'],
    ['Register', 'Registration failed', 'Could not create account'],
  ])('says when %s fails without a word', async (name, title, description) => {
    const page = await open({
      'POST /api/auth/login': nothing(502),
      'POST /api/auth/register': nothing(502),
    })
    await fill(page)
    await page.user.type(screen.getByLabelText('Username'), 'rodney')
    await page.user.click(press(name))
    await findToast(title)
    await findToast(description)
  })

  it('says when one was logged out, and when not', async () => {
    const page = await open({ 'POST /api/auth/logout': new InTurn({ success: true }, nothing(500)) })
    await page.user.click(press('Logout'))
    await findToast('Logout successful')
    await page.user.click(press('Logout'))
    await findToast('Logout failed')
    await findToast('Could not log out')
  })

  it('shows what the server holds, or that it could not', async () => {
    const page = await open({
      'GET /api/auth/debug': new InTurn(nothing(500), {
        activeSessions: [{ id: 7, created: '2026-01-01T00:00:00.000Z', userId: 1 }],
        activeUsers: [{ id: 1, username: 'rodney', email: 'rodney@example.com' }],
      }),
    })
    await page.user.click(press('Get Debug Info'))
    await findToast('Failed to fetch debug information')
    await page.user.click(press('Get Debug Info'))
    await findToast('Debug Info Retrieved')
    screen.getByRole('heading', { name: 'Active sessions (1)' })
    screen.getByText('1: rodney, rodney@example.com')
  })

  it('shows of the session that is kept no more than its beginning', async () => {
    localStorage.setItem('localSession', 'abcdefghi.0123456789-the-token')
    await open({ 'GET /api/auth/user': signedIn() })
    await waitFor(() => screen.getByText(/^Session id: abcdefghi\.01…/))
    expect(document.body.textContent).not.toContain('the-token')
  })
})
