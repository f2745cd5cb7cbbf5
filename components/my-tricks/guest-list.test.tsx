// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { keepOnThisDevice } from '@/components/accounts/keep-here'
import { eraseGuestData } from '@/lib/offline/account'
import { callFor } from '@/lib/offline/account-queries'
import { guestId, hasGuestList } from '@/lib/offline/local-storage'
import { leavePage, myTrick, nothingElse, skaterId, slots, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, InTurn, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { MyTricks, OwnSession } from './my-tricks'

withScreens()
withAccounts()
afterEach(eraseGuestData)

const kickflip = { ...myTrick(1, { name: 'Kickflip', slug: 'kickflip' }), learnFirst: [] }
const nobody = { authenticated: false, user: null, authMethod: null }
const mayKeep = { 'GET /api/auth/user': { ...nobody, guestLists: true } }
const skater = { id: skaterId, username: 'rodney', email: 'rodney@example.com', role: 'USER' }

async function open(user: typeof skater | null, more: Replies = {}) {
  const page = show(<MyTricks initial={user && { userId: user.id, tricks: [] }} slots={slots} />, {
    at: '/my-tricks',
    replies: {
      'GET /api/auth/user': user ? { authenticated: true, user, authMethod: 'password' } : nobody,
      'GET /api/tricks/book': [kickflip],
      'GET /api/tricks/summaries': [kickflip],
      'GET /api/tricks/my-tricks': [],
      ...nothingElse,
      ...more,
    },
  })
  await act(refreshAuthStatus)
  return page
}

/** A guest's list of one trick with one try. */
async function keepList(): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json([kickflip]))
  keepOnThisDevice()
  await callFor(guestId, '/api/tricks/1/add-to-my-tricks', { method: 'POST' })
  await callFor(guestId, '/api/tricks/1/practice', {
    method: 'POST',
    json: { tries: 1, lands: 1, practicedAt: '2026-01-02T10:00:00.000Z' },
  })
}

const press = (name: string) => screen.getByRole('button', { name })
const row = () => screen.findByRole('article', { name: 'Kickflip' })

describe('a guest', () => {
  it('sees what there would be, and is led back after signing in', async () => {
    await open(null)
    for (const feature of ['Track Progress', 'Save Tutorials', 'Create Runs', 'Track Mastery'])
      screen.getByRole('heading', { name: feature })
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?next=%2Fmy-tricks')
  })

  it('comes back to the session that was asked for', async () => {
    show(<OwnSession initial={null} slots={slots} />, {
      at: '/my-tricks/session?plan=kickflip',
      replies: { 'GET /api/auth/user': nobody },
    })
    await act(refreshAuthStatus)
    screen.getByRole('heading', { name: 'Create Free Account' })
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?next=%2Fmy-tricks%2Fsession%3Fplan%3Dkickflip',
    )
  })

  it('keeps a trick that lists no longer show', async () => {
    await keepList()
    const { calls } = await open(null, {
      'GET /api/tricks/book': [],
      'GET /api/tricks/summaries': [],
      'GET /api/tricks/1': kickflip,
    })
    await row()
    expect(calls('GET /api/tricks/1')).toHaveLength(1)
  })

  it('begins a list on this device with a press, and has the place of the button', async () => {
    const { user } = await open(null, mayKeep)
    await user.click(await screen.findByRole('button', { name: 'Keep it on this device' }))
    await screen.findByText(
      'This list lives in this browser, on this device. Clear your browser data and it is gone.',
    )
    expect(document.activeElement).not.toBe(document.body)
    expect(hasGuestList()).toBe(true)
  })

  it('is offered no list on this device unless the owner of the site wants that', async () => {
    await open(null)
    screen.getByRole('link', { name: 'Create Free Account' })
    expect(screen.queryByRole('button', { name: 'Keep it on this device' })).toBeNull()
  })

  it('takes a list along as a file, whatever the owner of the site wants', async () => {
    await keepList()
    const files: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open(null)
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      tricks: [{ trick: { slug: 'kickflip' }, practice: [{ tries: 1, lands: 1 }] }],
    })
  })

  it('finds the list again, and deletes it for good after a question', async () => {
    await keepList()
    const { user } = await open(null)
    expect((await row()).textContent).toContain('1 of 1 landed')
    await user.click(await screen.findByRole('button', { name: 'Delete from this device' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete from this device' })
    expect(dialog.textContent).toContain(
      'Your tricks, tries, notes and lines on this device will be gone for good.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await findToast('Deleted from this device')
    await screen.findByRole('heading', { name: 'Create Free Account' })
    expect(hasGuestList()).toBe(false)
  })
})

describe('who signs in on a device with a list of a guest', () => {
  const bring = 'POST /api/tricks/my-tricks/bring'

  it('is asked whether it is theirs, and takes it along', async () => {
    await keepList()
    const saved = myTrick(1, { name: 'Kickflip', slug: 'kickflip' })
    const { user, calls } = await open(skater, {
      [bring]: { success: true },
      'GET /api/tricks/my-tricks': [saved],
    })
    await screen.findByRole('heading', { name: 'Move 1 trick into your account?' })
    await user.click(press('Move 1 trick'))
    await findToast('Moved into your account')
    await row()
    expect(calls(bring).map(({ json }) => json)).toEqual([
      {
        tricks: [expect.objectContaining({ trickId: 1, practice: [expect.objectContaining({ tries: 1 })] })],
      },
    ])
    await waitFor(() => expect(hasGuestList()).toBe(false))
    expect(screen.queryByRole('heading', { name: /^Move/ })).toBeNull()
  })

  it('keeps it where the server fails, and it goes later by itself', async () => {
    await keepList()
    const page = await open(skater, {
      [bring]: new InTurn(refusal(503, 'Try again later', { code: 'unavailable' }), { success: true }),
    })
    await screen.findByRole('heading', { name: 'Move 1 trick into your account?' })
    await page.user.click(press('Move 1 trick'))
    await findToast(/in your account once you are back online/)
    expect(hasGuestList()).toBe(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(hasGuestList()).toBe(false))
    expect(page.calls(bring)).toHaveLength(2)
  })

  it('may leave it there, is not asked again, and nothing is sent', async () => {
    await keepList()
    const { user, calls } = await open(skater)
    await screen.findByRole('heading', { name: 'Move 1 trick into your account?' })
    await user.click(press('Leave it here'))
    expect(screen.queryByRole('heading', { name: /^Move/ })).toBeNull()
    leavePage()
    await open(skater)
    await screen.findByText(/^No tricks added yet/)
    expect(screen.queryByRole('heading', { name: /^Move/ })).toBeNull()
    expect(calls().filter(({ method }) => method !== 'GET')).toEqual([])
    leavePage()
    await open(null)
    expect((await row()).textContent).toContain('1 of 1 landed')
  })
})
