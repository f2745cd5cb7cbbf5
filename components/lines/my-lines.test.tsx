// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LineBuilderScreen } from '@/app/trickbot/builder/line-builder-screen'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import type { SavedLine } from '@/lib/lines/schema'
import { leavePage, skaterId, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, InTurn, noNetwork, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { SaveLineForm } from './save-line-form'

withScreens()
withAccounts()

const skater = { id: skaterId, username: 'rodney', email: 'rodney@example.com', role: 'USER' }

const lunch: SavedLine = {
  id: 7,
  name: 'Lunch line',
  startingPosition: 'flatground',
  createdAt: '2026-05-02T10:00:00.000Z',
  shareToken: null,
  tricks: [1, 2].map((id) => ({
    ...trickSummary(id),
    reasoning: `Because of ${id}.`,
    steps: [`Step of ${id}.`],
    videoUrl: null,
    videoStart: null,
  })),
}

/** My Lines of a skater, as the server lists them. */
async function open(
  lines: unknown,
  more: Replies = {},
  user: typeof skater | null = skater,
  part = <LineBuilderScreen />,
) {
  const page = show(part, {
    at: '/trickbot/builder?tab=saved',
    replies: {
      'GET /api/auth/user': { authenticated: user !== null, user, authMethod: user && 'password' },
      'GET /api/tricks/summaries': [1, 2].map((id) => trickSummary(id)),
      'GET /api/tricks/my-tricks': [],
      ...(user && { 'GET /api/runs': lines }),
      ...more,
    },
  })
  await act(refreshAuthStatus)
  return page
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const line = (name = /^Lunch line/) => screen.findByRole('button', { name })

async function remove({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Delete Lunch line' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Line' })
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete this line? This action cannot be undone.',
  )
  return dialog
}

describe('my lines', () => {
  it('invite guests to keep some', async () => {
    await open([], {}, null)
    await screen.findByRole('heading', { name: 'Your lines live here' })
    expect(screen.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toBe(
      '/login?tab=register&next=%2Ftrickbot%2Fbuilder%3Ftab%3Dsaved',
    )
  })

  it('are none at first, and lead to the builder', async () => {
    const { user } = await open([])
    await screen.findByText(/^No saved lines yet\./)
    await user.click(screen.getByRole('link', { name: 'Build a Line' }))
    const tab = screen.getByRole('tab', { name: 'Build a Line' })
    expect([tab.getAttribute('aria-selected'), document.activeElement]).toEqual(['true', tab])
  })

  it('say that they could not be loaded, and are asked for again', async () => {
    const { user } = await open(new InTurn(refusal(500, ''), [lunch]))
    await screen.findByText('Your lines could not be loaded. Check your connection.')
    await user.click(press('Try Again'))
    await line()
  })
})

describe('a saved line', () => {
  it('has its facts on it, and its tricks with their steps and tutorials in it', async () => {
    const { user } = await open([lunch], {
      'GET /api/tricks/reported-videos': [],
      'POST /api/tricks/:id/find-tutorial': refusal(500, ''),
    })
    expect((await line()).textContent?.replace(/\s+/g, ' ')).toMatch(
      /Starting Position: Flat Ground • 2 tricks • Created May 2, 2026$/,
    )
    await user.click(await line())
    const table = await screen.findByRole('table', { name: 'The tricks of Lunch line' })
    within(table).getByText('Because of 2.')
    await user.click(within(table).getByRole('button', { name: 'View Tutorial: Trick 2' }))
    within(table).getByText('Step of 2.')
    await user.click(await within(table).findByRole('button', { name: /^Load Tutorial/ }))
    await within(table).findByText('Failed to load tutorial')
  })

  it('is deleted after a question, which a no leaves as it was', async () => {
    const page = await open(new InTurn([lunch], []), { 'DELETE /api/runs/:id': undefined })
    await page.user.click(within(await remove(page)).getByRole('button', { name: 'Cancel' }))
    await line()
    expect(page.calls('DELETE /api/runs/7')).toEqual([])
    await page.user.click(within(await remove(page)).getByRole('button', { name: 'Delete' }))
    await findToast('Line deleted successfully')
    await screen.findByText(/^No saved lines yet\./)
  })

  it('that cannot be deleted stays, and it is said', async () => {
    const page = await open([lunch], { 'DELETE /api/runs/:id': refusal(500, '') })
    await page.user.click(within(await remove(page)).getByRole('button', { name: 'Delete' }))
    await findToast('Failed to delete line')
    await screen.findByRole('button', { name: 'Delete Lunch line' })
  })

  it('that is deleted passes the focus on', async () => {
    const night = { ...lunch, id: 8, name: 'Night line' }
    const page = await open([lunch, night], { 'DELETE /api/runs/:id': undefined })
    await page.user.click(within(await remove(page)).getByRole('button', { name: 'Delete' }))
    await findToast('Line deleted successfully')
    await waitFor(() => expect(document.activeElement).toBe(press('Delete Night line')))
  })

  it('that is deleted without a network is gone here at once, and there after the page was left', async () => {
    const page = await open([lunch], { 'DELETE /api/runs/:id': noNetwork })
    await page.user.click(within(await remove(page)).getByRole('button', { name: 'Delete' }))
    await findToast(/It goes through once you are back online\./)
    await screen.findByText(/^No saved lines yet\./)
    leavePage()
    onlineManager.setOnline(true)
    const again = await open(new InTurn([lunch], []), { 'DELETE /api/runs/:id': undefined })
    await findToast('Line deleted successfully')
    expect(again.calls('DELETE /api/runs/7').length).toBeGreaterThan(0)
    await screen.findByText(/^No saved lines yet\./)
  })

  it('is renamed where it stands, but not to nothing', async () => {
    const renamed = { ...lunch, name: 'After work' }
    const { user, calls } = await open(new InTurn([lunch], [renamed]), { 'PATCH /api/runs/:id': renamed })
    await user.click(await line())
    await user.click(await screen.findByRole('button', { name: 'Rename Lunch line' }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name' })
    await user.clear(field)
    await user.click(press('Save name'))
    await findToast('Name Required')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Please enter a name for your line')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'After work{Enter}')
    await line(/^After work/)
    expect(calls('PATCH /api/runs/7')[0]?.json).toEqual({ name: 'After work' })
  })

  it('gets a link that can be taken back, and the focus follows', async () => {
    const { user } = await open([lunch], {
      'POST /api/runs/:id/share': { token: 'A'.repeat(22) },
      'DELETE /api/runs/:id/share': undefined,
    })
    await user.click(await line())
    await user.click(await screen.findByRole('button', { name: 'Share Lunch line' }))
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /Anyone with this link/ })
    expect(link.value).toMatch(/\/lines\/A{22}$/)
    await user.click(press('Stop sharing'))
    await waitFor(() => expect(document.activeElement).toBe(press('Share Lunch line')))
  })
})

describe('a line to be saved', () => {
  it('that cannot be says so, and is saved at the next press', async () => {
    const clear = vi.fn()
    const leave = vi.fn()
    const builder = {
      name: 'Lunch line',
      setName: () => undefined,
      editing: null,
      saveAsNew: () => undefined,
      clear,
    }
    const page = await open(
      [],
      { 'POST /api/runs': new InTurn(refusal(500, ''), lunch) },
      skater,
      <SaveLineForm builder={builder} start="flatground" entries={[]} isSignedIn onSaved={leave} />,
    )
    await page.user.click(press('Save Line'))
    await findToast('Failed to save line')
    expect(clear).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
    await page.user.click(press('Save Line'))
    await findToast('Your line has been saved and can be viewed in My Lines.')
    expect(clear).toHaveBeenCalledOnce()
    expect(leave).toHaveBeenCalledOnce()
  })
})
