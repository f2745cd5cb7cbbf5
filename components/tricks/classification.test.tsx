// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countByType, firstByType } from '@/lib/tricks/classification'
import { InTurn, noNetwork, pending, type Replies, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { Classification } from './classification'

withScreens()

const tricks = [
  trickSummary(1, { category: 'Flatground', difficultyRating: 'Beginner' }),
  trickSummary(2, { category: 'Rail' }),
  trickSummary(3, { category: 'Rail' }),
  trickSummary(4, { trickType: 'VARIATION', category: 'Flips' }),
  trickSummary(5, {
    trickType: 'COMBINATION',
    category: 'Flips',
  }),
]

const open = (replies: Replies = { 'GET /api/tricks/summaries': tricks }, query = '') =>
  show(<Classification counts={countByType(tricks)} first={firstByType(tricks, 1)} />, {
    at: `/tricks/classification${query}`,
    replies,
  })

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const section = (name: RegExp) => screen.findByRole('button', { name })

describe('the classification', () => {
  it('has three tabs, each with its count, and begins with base tricks', () => {
    open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Base Tricks.*3/),
      expect.stringMatching(/Variations.*1/),
      expect.stringMatching(/Combinations.*1/),
    ])
    expect(tab(/Base Tricks/).getAttribute('aria-selected')).toBe('true')
  })

  it('groups tricks by category, each with its count', async () => {
    const { user } = open()
    expect((await section(/Flatground/)).textContent).toContain('1 trick')
    expect((await section(/Rail/)).textContent).toContain('2 tricks')
    await user.click(tab(/Variations/))
    expect((await section(/Flips/)).textContent).toContain('1 trick')
    expect(screen.queryByRole('button', { name: /Rail/ })).toBeNull()
  })

  it('closes and opens its sections', async () => {
    const { user } = open()
    const rail = await section(/Rail/)
    expect(rail.getAttribute('aria-expanded')).toBe('true')
    await user.click(rail)
    expect((await section(/Rail/)).getAttribute('aria-expanded')).toBe('false')
    ;(await section(/Rail/)).focus()
    await user.keyboard('{Enter}')
    expect((await section(/Rail/)).getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps the tab in the address, in any case', async () => {
    const { user } = open()
    await user.click(tab(/Combinations/))
    expect(window.location.search).toBe('?type=combination')
    open(undefined, '?type=VARIATION')
    expect(
      screen
        .getAllByRole('tab', { name: /Variations/ })
        .at(-1)
        ?.getAttribute('aria-selected'),
    ).toBe('true')
  })

  it('goes from tab to tab by arrow keys, around the end', async () => {
    const { user } = open()
    tab(/Base Tricks/).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab(/Variations/))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(tab(/Combinations/))
  })

  it('shows the first tricks while the rest is on its way, and says so', () => {
    open({ 'GET /api/tricks/summaries': pending })
    expect(screen.getByText('Loading tricks...').getAttribute('role')).toBe('status')
    screen.getByRole('link', { name: 'Trick 1' })
  })

  it('says when it cannot load, and tries again', async () => {
    const { user } = open({ 'GET /api/tricks/summaries': new InTurn(noNetwork, tricks) })
    const alert = (await screen.findByText(/could not be loaded/)).closest('[role=alert]') as HTMLElement
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await section(/Rail/)
  })
})
