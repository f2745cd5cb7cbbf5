// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BlogAdminScreen } from '@/app/admin/blog/blog-admin-screen'
import type { AccountUser } from '@/lib/accounts/schema'
import { guest, rodney, showKnown, signedIn } from '@/tests/setup/accounts'
import { field, findToast, InTurn, type Replies, refusal, saidOf, withScreens } from '@/tests/setup/screen'

withScreens()

const admin: AccountUser = { ...rodney, role: 'ADMIN' }
const welcome = (user: AccountUser) => ({ message: 'Login successful', user, sessionId: 'abcdefghi.token' })

const open = (replies: Replies) =>
  showKnown(<BlogAdminScreen />, {
    at: '/admin/blog',
    replies: { 'GET /api/cms/blog/posts': [], ...replies },
  })

describe('the way in', () => {
  it('says what is wrong, lets an admin in, and leads out again', async () => {
    const { user } = await open({
      'GET /api/auth/user': new InTurn(guest, signedIn(admin), guest),
      'POST /api/auth/login': new InTurn(refusal(401, 'Invalid email or password'), welcome(admin)),
      'POST /api/auth/logout': { success: true },
    })
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(saidOf('Email')).toContain('Please enter a valid email address'))
    expect(saidOf('Password')).toContain('Password must be at least 6 characters')
    await user.type(field('Email'), 'rodney@example.com')
    await user.type(field('Password'), 'kickflip7{Enter}')
    await findToast('Invalid email or password')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await findToast('Login successful')
    await findToast('Welcome to the admin dashboard')
    await screen.findByText('No blog posts found.')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await findToast('Logout successful')
    await screen.findByRole('heading', { name: 'Admin Login' })
  })

  it('welcomes no one to the dashboard who is no admin, and says whose account it is', async () => {
    const { user } = await open({
      'GET /api/auth/user': new InTurn(guest, signedIn(), guest),
      'POST /api/auth/login': welcome(rodney),
      'POST /api/auth/logout': { success: true },
    })
    await user.type(field('Email'), 'rodney@example.com')
    await user.type(field('Password'), 'kickflip7{Enter}')
    await screen.findByRole('heading', { name: 'This is for admins' })
    screen.getByText(/^You are signed in as rodney, which is not an admin account\./)
    await findToast('Login successful')
    expect(document.body.textContent).not.toMatch(/welcome|dashboard/i)
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Admin Login' })
  })
})
