// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import type { SavedLine } from '@/lib/lines/schema'
import { skaterId, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, InTurn, type Replies, show, withScreens } from '@/tests/setup/screen'
import { MyLines } from './my-lines'
import { SaveLineForm } from './save-line-form'
import type { TrickSlots } from './step-table'

vi.mock('idb', async () => (await import('@/tests/setup/in-memory-idb')).idb)

withScreens()
withAccounts()

const slots: TrickSlots = {
  badges: () => null,
  tutorial: () => null,
  save: () => null,
}

const line = (id: number, name: string): SavedLine => ({
  id,
  name,
  startingPosition: 'flatground',
  createdAt: '2026-01-01T00:00:00.000Z',
  shareToken: null,
  tricks: [],
})
const user = { id: skaterId, username: 'rodney', email: 'rodney@example.com', role: 'USER' }
const nothing = () => new Response('<h1>no</h1>', { status: 500 })

async function open(element: ReactNode, replies: Replies) {
  const page = show(element, {
    at: '/trickbot/builder?tab=saved',
    replies: {
      'GET /api/auth/user': { authenticated: true, user, authMethod: 'password' },
      'GET /api/tricks/my-tricks': [],
      'GET /api/runs': [line(1, 'Lunch line'), line(2, 'Night line')],
      ...replies,
    },
  })
  await act(refreshAuthStatus)
  return page
}

describe('a saved line', () => {
  const list = <MyLines isSignedIn slots={slots} onEdit={() => undefined} onBuild={() => undefined} />
  const remove = async ({ user: person }: Awaited<ReturnType<typeof open>>) => {
    await person.click(await screen.findByRole('button', { name: 'Delete Lunch line' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('Are you sure you want to delete this line? This action cannot be undone.')
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
  }

  it('that cannot be deleted stays, and it is said', async () => {
    const page = await open(list, { 'DELETE /api/runs/:id': nothing() })
    await remove(page)
    await findToast('Failed to delete line')
    await screen.findByRole('button', { name: 'Delete Lunch line' })
  })

  it('that is deleted passes the focus on', async () => {
    const page = await open(list, { 'DELETE /api/runs/:id': undefined })
    await remove(page)
    await findToast('Line deleted successfully')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Night line' })),
    )
  })
})

describe('a line to be saved', () => {
  it('that cannot be says so, and is saved at the next press', async () => {
    const clear = vi.fn()
    const builder = {
      name: 'Lunch line',
      setName: () => undefined,
      editing: null,
      saveAsNew: () => undefined,
      clear,
    }
    const page = await open(<SaveLineForm builder={builder} start="flatground" entries={[]} isSignedIn />, {
      'POST /api/runs': new InTurn(nothing(), line(3, 'Lunch line')),
    })
    await page.user.click(screen.getByRole('button', { name: 'Save Line' }))
    await findToast('Failed to save line')
    expect(clear).not.toHaveBeenCalled()
    await page.user.click(screen.getByRole('button', { name: 'Save Line' }))
    await findToast('Your line has been saved and can be viewed in My Lines.')
    expect(clear).toHaveBeenCalledOnce()
  })
})
