// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import type { ParkFeature } from '@/lib/parks/schema'
import { findToast, type Replies, show, withScreens } from '@/tests/setup/screen'
import { ParkFlow } from './park-flow'

withScreens()

const features: ParkFeature[] = ['Ledge', 'Rail'].map((name) => ({
  name,
  category: 'Edge',
  difficulty: 'Beginner',
  description: null,
}))
const park = [{ name: 'Ledge', count: 2 }]
const kept = { id: 7, name: 'My spot', features: [{ name: 'Rail', count: 1 }], difficulty: 'all' }
const skater = { id: 1, username: 'rodney', email: 'rodney@example.com', role: 'USER' }
const asked = 'park=Ledge-2&asked=Ledge-2'
const flow = 'POST /api/skatepark/suggest-tricks'
const keep = 'POST /api/skatepark/parks'

async function open(user: typeof skater | null, at = `/trickbot/parkflow?${asked}`, more: Replies = {}) {
  const page = show(<ParkFlow features={features} />, {
    at,
    replies: {
      'GET /api/auth/user': { authenticated: user !== null, user, authMethod: null },
      'GET /api/skatepark/features': features,
      'GET /api/skatepark/parks': [kept],
      [flow]: [],
      ...more,
    },
  })
  await act(refreshAuthStatus)
  return page
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of this park' })

describe('a park of one’s own', () => {
  it('is named and kept, and then among the others', async () => {
    const { user, calls } = await open(skater, undefined, {
      [keep]: { id: 8, name: 'Backyard', features: park, difficulty: 'all' },
    })
    await screen.findByRole('link', { name: 'My spot' })
    await user.type(await name(), 'Backyard')
    await user.click(screen.getByRole('button', { name: 'Keep Park' }))
    await findToast('Park kept')
    await screen.findByRole('link', { name: 'Backyard' })
    expect(calls(keep).map(({ json }) => json)).toEqual([
      { name: 'Backyard', features: park, difficulty: 'all' },
    ])
  })

  it('needs a name', async () => {
    const { user, calls } = await open(skater)
    await name()
    await user.click(screen.getByRole('button', { name: 'Keep Park' }))
    expect((await name()).getAttribute('aria-invalid')).toBe('true')
    expect(calls(keep)).toEqual([])
  })

  it('is skated again with one press', async () => {
    const { user, calls } = await open(skater, '/trickbot/parkflow')
    await user.click(await screen.findByRole('link', { name: 'My spot' }))
    await waitFor(() => expect(calls(flow)).toHaveLength(1))
    expect(calls(flow)[0]?.json).toEqual({ features: kept.features, difficulty: 'all' })
    expect((await name()).value).toBe('My spot')
  })

  it('goes after a question', async () => {
    const { user } = await open(skater, undefined, {
      'DELETE /api/skatepark/parks/:id': new Response(null, { status: 204 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete My spot' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await findToast('Park deleted')
    expect(screen.queryByRole('link', { name: 'My spot' })).toBeNull()
  })

  it('is shared by an address that says all of it', async () => {
    const { user } = await open(null)
    await user.type(await name(), 'St. Pauli')
    await user.click(screen.getByRole('button', { name: 'Share Park' }))
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: /Anyone with this link/ })
    const { pathname, searchParams } = new URL(value)
    expect([pathname, ...['called', 'park', 'asked'].map((part) => searchParams.get(part))]).toEqual([
      '/trickbot/parkflow',
      'St. Pauli',
      'Ledge-2',
      'Ledge-2',
    ])
  })

  it('waits for a guest who is asked to join, and nothing is sent', async () => {
    const { user, calls } = await open(null)
    await user.type(await name(), 'Backyard')
    await user.click(screen.getByRole('button', { name: 'Keep Park' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a free account' }))
    for (const way of ['Log In', 'Create Free Account']) {
      const href = dialog.getByRole('link', { name: way }).getAttribute('href') ?? ''
      const back = new URLSearchParams(href.split('?')[1]).get('next') ?? ''
      expect(new URLSearchParams(back.split('?')[1]).get('called')).toBe('Backyard')
      expect(back).toContain('asked=Ledge-2')
    }
    expect(calls(keep)).toEqual([])
  })
})
