// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leavePage, myTrick, nothingElse, skaterId, slots, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, InTurn, pending, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { namedTrick } from '@/tests/setup/tricks'
import { Dashboard } from './dashboard'

withScreens()
withAccounts()

const library = [
  namedTrick(1, 'Ollie'),
  namedTrick(2, 'Kickflip'),
  namedTrick(3, 'Kickturn'),
  namedTrick(4, '360 Flip', ['Tre Flip']),
]

async function open(more: Replies = {}, at = '/my-tricks') {
  const page = show(<Dashboard userId={skaterId} initial={[]} slots={slots} />, {
    at,
    replies: {
      'GET /api/tricks/my-tricks': [],
      'GET /api/tricks/summaries': library,
      ...nothingElse,
      ...more,
    },
  })
  return { ...page, first: within(await screen.findByRole('region', { name: 'What can you already land?' })) }
}

const tile = ({ first }: Awaited<ReturnType<typeof open>>, name: string) =>
  first.getByRole('button', { name })

describe('a first visit', () => {
  it('is the one way on of a new account, and leaves others where the library cannot be read', async () => {
    await open()
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Skill tree' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Browse Tricks' })).toBeNull()
    leavePage()
    show(<Dashboard userId={skaterId + 1} initial={[]} slots={slots} />, {
      replies: {
        'GET /api/tricks/my-tricks': [],
        'GET /api/tricks/summaries': refusal(500, ''),
        ...nothingElse,
      },
    })
    await screen.findByRole('link', { name: 'Browse Tricks' })
  })

  it('offers what most learn first, and any other trick by its name', async () => {
    const page = await open()
    const { user, first } = page
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ollie',
      'Kickflip',
      'Kickturn',
    ])
    expect(first.getByRole('button', { name: 'Add tricks' }).ariaDisabled).toBe('true')
    await user.type(first.getByRole('searchbox', { name: 'Search tricks' }), 'tre flip')
    await user.click(await first.findByRole('button', { name: '+ 360 Flip' }))
    expect(tile(page, '360 Flip').ariaPressed ?? tile(page, '360 Flip').getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(document.activeElement).toBe(tile(page, '360 Flip'))
    first.getByRole('button', { name: 'Add 1 trick' })
    expect(window.location.search).toBe('?can=360-flip')
  })

  it('takes over what is pressed, which stands in the list while that is read again', async () => {
    const page = await open({
      'GET /api/tricks/my-tricks': pending,
      'POST /api/tricks/my-tricks/bring': { success: true },
    })
    await page.user.click(tile(page, 'Ollie'))
    await page.user.click(tile(page, 'Kickturn'))
    await page.user.click(page.first.getByRole('button', { name: 'Add 2 tricks' }))
    await findToast('Added to My Tricks')
    await screen.findByRole('article', { name: 'Ollie' })
    screen.getByRole('article', { name: 'Kickturn' })
    expect(screen.queryByText(/^No tricks added yet/)).toBeNull()
    expect(page.calls('POST /api/tricks/my-tricks/bring')[0]?.json).toMatchObject({
      tricks: [
        { trickId: 1, masteryLevel: 'CONSISTENT' },
        { trickId: 3, masteryLevel: 'CONSISTENT' },
      ],
    })
  })

  it('ends with the list as the server has it', async () => {
    const saved = myTrick(1, { name: 'Ollie', progress: { masteryLevel: 'CONSISTENT' } })
    const page = await open({
      'GET /api/tricks/my-tricks': new InTurn([saved]),
      'POST /api/tricks/my-tricks/bring': { success: true },
    })
    await page.user.click(tile(page, 'Ollie'))
    await page.user.click(page.first.getByRole('button', { name: 'Add 1 trick' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mastery of Ollie' }).value).toBe(
        'CONSISTENT',
      ),
    )
    expect(screen.queryByRole('region', { name: 'What can you already land?' })).toBeNull()
  })

  it('keeps what was pressed when it is refused, and says so', async () => {
    const page = await open({ 'POST /api/tricks/my-tricks/bring': refusal(400, '') }, '/my-tricks?can=ollie')
    await page.user.click(page.first.getByRole('button', { name: 'Add 1 trick' }))
    await findToast('Failed to add trick')
    page.first.getByRole('button', { name: 'Add 1 trick' })
  })

  it('that is skipped does not come again, and gives the focus to the way to other tricks', async () => {
    const page = await open()
    await page.user.click(page.first.getByRole('button', { name: 'Skip' }))
    expect(screen.queryByRole('region', { name: 'What can you already land?' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Browse Tricks' }))
    expect(screen.getByRole('link', { name: 'Bring Your List' }).getAttribute('href')).toBe(
      '/my-tricks/bring',
    )
    leavePage()
    show(<Dashboard userId={skaterId} initial={[]} slots={slots} />, {
      replies: { 'GET /api/tricks/my-tricks': [], 'GET /api/tricks/summaries': library, ...nothingElse },
    })
    await screen.findByText(/^No tricks added yet/)
    await screen.findByRole('link', { name: 'Browse Tricks' })
    expect(screen.queryByRole('region', { name: 'What can you already land?' })).toBeNull()
  })
})
