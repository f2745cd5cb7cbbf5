// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MyTrick, PracticeHistory } from '@/lib/my-tricks/schema'
import { counting, myTrick, nothingElse, skaterId, slots, withAccounts } from '@/tests/setup/own-tricks'
import { InTurn, noNetwork, type Replies, show, withScreens } from '@/tests/setup/screen'
import { Dashboard } from './dashboard'

withScreens()
withAccounts()

const tried = { tries: 2, lands: 1, rate: 0.5, low: 0.1, high: 0.9 }
const kickflip = myTrick(1, { name: 'Kickflip', slug: 'kickflip', landing: tried })
const logged: PracticeHistory = {
  entries: [{ id: 7, tries: 2, lands: 1, practicedAt: '2026-01-02T12:00:00.000Z' }],
  days: [{ day: '2026-01-02', tries: 2, lands: 1 }],
  landing: tried,
}

const open = (trick: MyTrick, more: Replies = {}) =>
  show(<Dashboard userId={skaterId} initial={[trick]} slots={slots} />, {
    at: '/my-tricks?more=kickflip',
    replies: {
      'GET /api/tricks/my-tricks': [trick],
      'GET /api/tricks/:id/practice': logged,
      ...nothingElse,
      ...counting(tried),
      ...more,
    },
  })

const history = () => screen.findByRole('region', { name: 'History of Kickflip' })
const saidOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('the history of a trick', () => {
  it('says what the figures are worth, and shows them by day', async () => {
    open(kickflip)
    await within(await history()).findByRole('img', {
      name: 'Practice of Kickflip by day, landed of tried. Jan 2, 2026: 1 of 2',
    })
    expect(screen.getByRole('article', { name: 'Kickflip' }).textContent).toContain(
      '1 of 2 landed. Too few tries to tell.',
    )
  })

  it('that cannot be read says so, and is read again', async () => {
    const { user } = open(kickflip, { 'GET /api/tricks/:id/practice': new InTurn(noNetwork, logged) })
    await screen.findByText('The history could not be loaded. Check your connection.')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('img', { name: /^Practice of Kickflip/ })
  })

  it('has the focus when its last entry is deleted', async () => {
    const { user, calls } = open(kickflip, {
      'GET /api/tricks/:id/practice': new InTurn(logged, { entries: [], days: [], landing: null }),
      'DELETE /api/tricks/:id/practice/:entry': { landing: null },
    })
    await user.click(await screen.findByRole('button', { name: /^Delete the entry from .*: 1 of 2 landed$/ }))
    const section = await history()
    await waitFor(() => expect(document.activeElement).toBe(section))
    within(section).getByText('No tries logged yet. Tap Missed or Landed at the spot.')
    expect(calls('DELETE /api/tricks/1/practice/7')).toHaveLength(1)
  })
})

describe('logging a whole session', () => {
  it('wants no more lands than tries, and then counts them', async () => {
    const { user, calls } = open(kickflip)
    await user.type(await screen.findByLabelText('Tries'), '10')
    await user.type(screen.getByLabelText('Lands'), '11')
    await user.click(screen.getByRole('button', { name: 'Log' }))
    await waitFor(() => expect(saidOf('Lands')).toContain('You cannot land more often than you tried'))
    expect(calls('POST /api/tricks/1/practice')).toEqual([])
    await user.clear(screen.getByLabelText('Lands'))
    await user.type(screen.getByLabelText('Lands'), '6')
    await user.click(screen.getByRole('button', { name: 'Log' }))
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Kickflip' }).textContent).toContain('7 of 12 landed'),
    )
    expect(calls('POST /api/tricks/1/practice')[0]?.json).toMatchObject({ tries: 10, lands: 6 })
  })

  it('wants whole numbers', async () => {
    const { user } = open(kickflip)
    await user.type(await screen.findByLabelText('Tries'), 'some')
    await user.click(screen.getByRole('button', { name: 'Log' }))
    await waitFor(() => expect(saidOf('Tries')).toContain('A whole number'))
  })
})
