// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SavableLibrary } from '@/app/(site)/tricks/savable-library'
import { SuggestScreen } from '@/app/trickbot/suggest/suggest-screen'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { keepSavedIds, readSavedIds } from '@/lib/offline/local-storage'
import { toRowData } from '@/lib/tricks/list'
import { myTrick, skaterId, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { suggestedTrick, trickSummary } from '@/tests/setup/tricks'
import { SaveButton, SavedTricks } from './save-button'
import { SaveDialogs } from './saving'

withScreens()
withAccounts()

const kickflip = { id: 1, name: 'Kickflip' }
const nobody = { authenticated: false, user: null, authMethod: null }
const skater = { id: skaterId, username: 'rodney', email: 'rodney@example.com', role: 'USER' }
const row = {
  card: { ...trickSummary(1), name: 'Kickflip', steps: [], videoUrl: null, videoStart: null },
  landing: null,
  masteryLevel: 'LEARNING',
  lastPracticed: null,
  notes: [],
}

/** A page with a save button, as this user sees it, or as a guest does. */
async function open(user: typeof skater | null, replies: Replies = {}, canRemove = true, done?: string) {
  const page = show(
    <SavedTricks>
      <SaveButton trick={kickflip} canRemove={canRemove} done={done} />
      <SaveDialogs />
    </SavedTricks>,
    {
      at: '/tricks?q=kickflip',
      replies: {
        'GET /api/auth/user': { authenticated: user !== null, user, authMethod: user && 'password' },
        'GET /api/tricks/my-tricks': [],
        ...replies,
      },
    },
  )
  await act(refreshAuthStatus)
  if (user) await waitFor(() => expect(page.calls('GET /api/tricks/my-tricks')).toHaveLength(1))
  return page
}

const add = () => screen.getByRole('button', { name: 'Add to My Tricks: Kickflip' })
const writes = (page: Awaited<ReturnType<typeof open>>) =>
  page.calls().flatMap(({ method, path }) => (method === 'GET' ? [] : `${method} ${path}`))

describe('saving a trick', () => {
  it('is one request, which brings the row of the list', async () => {
    const page = await open(skater, { 'POST /api/tricks/:id/add-to-my-tricks': row })
    const before = page.calls().length
    await page.user.click(add())
    await findToast('Added to My Tricks')
    await screen.findByRole('button', { name: 'In My Tricks: Kickflip. Remove' })
    expect(
      page
        .calls()
        .slice(before)
        .map(({ path }) => path),
    ).toEqual(['/api/tricks/1/add-to-my-tricks'])
    expect(readSavedIds()).toEqual([1])
  })

  it('is taken back when the server will not have it, with what it says', async () => {
    const page = await open(skater, {
      'POST /api/tricks/:id/add-to-my-tricks': refusal(500, 'Failed to add trick'),
    })
    await page.user.click(add())
    await findToast('Failed to add trick')
    await waitFor(add)
  })

  it('can be undone from a list, which asks first', async () => {
    const page = await open(skater, {
      'GET /api/tricks/my-tricks': [myTrick(1, { name: 'Kickflip' })],
      'DELETE /api/tricks/:id/remove-from-my-tricks': {},
    })
    await page.user.click(await screen.findByRole('button', { name: 'In My Tricks: Kickflip. Remove' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Trick' })
    expect(dialog.textContent).toContain('Are you sure you want to remove Kickflip from your tricks?')
    await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await findToast('Removed from My Tricks')
    await waitFor(add)
    expect(writes(page)).toEqual(['DELETE /api/tricks/1/remove-from-my-tricks'])
  })

  it('happens once where a press is for saving alone', async () => {
    const page = await open(skater, { 'POST /api/tricks/:id/add-to-my-tricks': row }, false)
    await page.user.click(add())
    const saved = await screen.findByRole('button', { name: 'In My Tricks: Kickflip' })
    expect(saved.ariaDisabled).toBe('true')
    await page.user.click(saved)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes(page)).toHaveLength(1)
  })
})

it('what this browser knew of a list is shown until the server refuses it', async () => {
  window.localStorage.setItem('localSession', 'one')
  keepSavedIds([1])
  const held = Promise.withResolvers<Response>()
  await open(skater, { 'GET /api/tricks/my-tricks': () => held.promise })
  await screen.findByRole('button', { name: 'In My Tricks: Kickflip. Remove' })
  held.resolve(refusal(401, 'Session expired', { code: 'unauthorized' }))
  await waitFor(add)
})

describe('where the server says nothing', () => {
  const nothing = () => new Response('<h1>no</h1>', { status: 500 })

  it.each([
    [undefined, 'Failed to add trick'],
    ['Saved', 'Failed to add trick to My Tricks'],
  ])('saving has words of its own, as its success has: %s', async (done, said) => {
    const page = await open(skater, { 'POST /api/tricks/:id/add-to-my-tricks': nothing() }, true, done)
    await page.user.click(add())
    await findToast(said)
    await waitFor(add)
  })

  it('removing has words of its own, and the trick stays', async () => {
    const page = await open(skater, {
      'GET /api/tricks/my-tricks': [myTrick(1, { name: 'Kickflip' })],
      'DELETE /api/tricks/:id/remove-from-my-tricks': nothing(),
    })
    await page.user.click(await screen.findByRole('button', { name: 'In My Tricks: Kickflip. Remove' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await findToast('Failed to remove trick')
    await screen.findByRole('button', { name: 'In My Tricks: Kickflip. Remove' })
  })

  it('saving what TrickBot suggests has words of its own', async () => {
    const page = show(
      <>
        <SuggestScreen />
        <SaveDialogs />
      </>,
      {
        at: '/trickbot/suggest?prompt=a+flip+trick&difficulties=intermediate',
        replies: {
          'GET /api/auth/user': { authenticated: true, user: skater, authMethod: 'password' },
          'GET /api/tricks/my-tricks': [],
          'POST /api/tricks/suggest': suggestedTrick(7),
          'GET /api/tricks/reported-videos': [],
          'POST /api/tricks/:id/add-to-my-tricks': nothing(),
        },
      },
    )
    await act(refreshAuthStatus)
    await page.user.click(await screen.findByRole('button', { name: /Add to My Tricks/ }))
    await findToast('Failed to add trick to collection')
    expect(window.location.pathname).toBe('/trickbot/suggest')
  })
})

it('the library saves from a card alone, and from its list both ways', async () => {
  const [card, listed] = [1, 2].map((id) => toRowData(trickSummary(id)))
  if (!card || !listed) throw new Error('Two rows were made')
  show(<SavableLibrary foundational={[card]} others={[listed]} query="" total={1} isWhole />, {
    at: '/tricks',
    replies: {
      'GET /api/auth/user': { authenticated: true, user: skater, authMethod: 'password' },
      'GET /api/tricks/my-tricks': [myTrick(1), myTrick(2)],
    },
  })
  await act(refreshAuthStatus)
  const foundational = within(screen.getByRole('list', { name: 'Foundational tricks' }))
  const saved = await foundational.findByRole('button', { name: 'In My Tricks: Trick 1' })
  expect(saved.ariaDisabled).toBe('true')
  screen.getByRole('button', { name: 'In My Tricks: Trick 2. Remove' })
})

describe('a guest who saves', () => {
  it('is asked to join, with what it brings, and nothing is sent', async () => {
    const page = await open(null)
    await page.user.click(add())
    const prompt = within(await screen.findByRole('dialog', { name: 'Create a free account' }))
    for (const benefit of [
      'Track mastery progress',
      'Build custom trick runs',
      'Personalized trick suggestions',
      'Add notes to tricks',
    ])
      prompt.getByText(benefit)
    expect(writes(page)).toEqual([])
    const back = encodeURIComponent('/tricks?q=kickflip')
    expect(prompt.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(`/login?next=${back}`)
    expect(prompt.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toContain(back)
  })

  it.each([
    ['two ways', {}, ['Log In', 'Create Free Account']],
    [
      'three where the owner lets lists be kept here',
      { guestLists: true },
      ['Log In', 'Create Free Account', 'Keep it on this device'],
    ],
  ])(
    'has %s in the order of the keyboard, and is back where they were after Escape',
    async (_, choice, ways) => {
      const { user } = await open(null, { 'GET /api/auth/user': { ...nobody, ...choice } })
      add().focus()
      await user.keyboard('{Enter}')
      await screen.findByRole('dialog')
      const focused = () => document.activeElement?.textContent
      await screen.findByText(ways.at(-1) ?? '')
      await waitFor(() => expect(focused()).toBe(ways[0]))
      for (const way of ways.slice(1)) {
        await user.tab()
        expect(focused()).toBe(way)
      }
      await user.tab()
      expect(ways.slice(1)).not.toContain(focused())
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(document.activeElement).toBe(add()))
    },
  )
})
