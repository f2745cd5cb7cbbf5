// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayMs, localDay } from '@/lib/days'
import { landingOf } from '@/lib/my-tricks/practice'
import type { DiaryDay, MyTrick, NextTrick } from '@/lib/my-tricks/schema'
import { counting, myTrick, nothingElse, skaterId, slots, withAccounts } from '@/tests/setup/own-tricks'
import { type Call, findToast, noNetwork, type Replies, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { Dashboard } from './dashboard'

withScreens()
withAccounts()

const open = (tricks: MyTrick[], more: Replies = {}) =>
  show(<Dashboard userId={skaterId} initial={tricks} slots={slots} />, {
    at: '/my-tricks',
    replies: { 'GET /api/tricks/my-tricks': tricks, ...nothingElse, ...counting(), ...more },
  })

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const today = () => screen.getByRole('region', { name: 'Today' })
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

describe('today', () => {
  it('says what is due, and for how long it has not been tried', () => {
    const progress = { masteryLevel: 'MASTERED', lastPracticed: daysAgo(90) } as const
    open([myTrick(1, { name: 'Ollie', progress, landing: landingOf({ tries: 4, lands: 3 }, null) })])
    expect(screen.getByRole('article', { name: 'Ollie' }).textContent).toContain('due, 90 days ago')
  })

  it('never calls due what has no try', async () => {
    const progress = { masteryLevel: 'MASTERED', lastPracticed: daysAgo(942) } as const
    open([myTrick(1, { name: 'Ollie', progress, landing: null })])
    const row = screen.getByRole('article', { name: 'Ollie' })
    await within(row).findByText('942 days ago')
    expect(row.textContent).not.toContain('due')
  })

  it('says beside the buttons what the last time came to', async () => {
    const day = localDay(new Date(Date.now() - dayMs))
    open([myTrick(1, { name: 'Ollie' })], {
      'GET /api/tricks/my-tricks/last-times': [{ trickId: 1, day, tries: 10, lands: 3 }],
    })
    await within(screen.getByRole('article', { name: 'Ollie' })).findByText(/^Last time: 3 of 10$/)
  })

  it('has what comes next with the reason, one at first, and adds it with a press', async () => {
    const next = [11, 12, 13, 14].map(
      (id): NextTrick => ({ trick: trickSummary(id), reason: `Because of ${id}.` }),
    )
    const { user } = open([myTrick(1)], {
      'GET /api/tricks/my-tricks/next': { tricks: next, order: [11, 12, 13, 14] },
      'POST /api/tricks/:id/add-to-my-tricks': {
        card: { ...trickSummary(11), steps: [], videoUrl: null, videoStart: null },
        landing: null,
        masteryLevel: 'LEARNING',
        lastPracticed: null,
        notes: [],
      },
    })
    const suggested = await screen.findByRole('region', { name: 'Next for you' })
    expect(within(suggested).getAllByRole('listitem')).toHaveLength(1)
    expect(suggested.textContent).toContain('Because of 11.')
    await user.click(press('Show 3 more'))
    expect(within(suggested).getAllByRole('listitem')).toHaveLength(4)
    await user.click(press('Add to My Tricks: Trick 11'))
    await findToast('Added to My Tricks')
    await within(screen.getByRole('region', { name: /^In Progress/ })).findByRole('article', {
      name: 'Trick 11',
    })
  })

  it('has what is on the list already without a button to add it', async () => {
    const tricks: NextTrick[] = [{ trick: trickSummary(1), reason: 'Your trick is at 2 of 9.' }]
    open([myTrick(1)], { 'GET /api/tricks/my-tricks/next': { tricks, order: [1] } })
    const suggested = await screen.findByRole('region', { name: 'Next for you' })
    expect(suggested.textContent).toContain('On your list')
    expect(within(suggested).queryByRole('button')).toBeNull()
  })

  it('says where what comes next did not load', async () => {
    open([myTrick(1)], { 'GET /api/tricks/my-tricks/next': noNetwork })
    await screen.findByText('What comes next did not load.')
  })

  it('counts a try of a long list where it was logged, and takes it back', async () => {
    const tried = { tries: 1, lands: 1, rate: 1, low: 0.2, high: 1 }
    const first = myTrick(1, { name: 'Kickflip', landing: tried, progress: { lastPracticed: daysAgo(0) } })
    const { user } = open([first, ...[2, 3, 4, 5, 6].map((id) => myTrick(id))], counting(tried))
    const rows = within(await screen.findByRole('list', { name: 'Practiced last, and due' }))
    expect(today().textContent).toContain('1 week skated')
    await user.click(rows.getByRole('button', { name: 'Missed: Kickflip' }))
    await waitFor(() => expect(today().textContent).toContain('1 of 2 landed'))
    await user.click(await rows.findByRole('button', { name: 'Undo the last try of Kickflip' }))
    await waitFor(() => expect(today().textContent).toContain('1 of 1 landed'))
  })
})

describe('a week', () => {
  const written = ({ json }: Call) => ({
    day: { place: '', note: '', ...(json as { day: string; rest: DiaryDay['rest'] }) },
  })
  const weeks = () => within(screen.getByRole('list', { name: 'Weeks' })).getAllByRole('listitem')
  const reason = (name: string, week = 0) =>
    within(weeks()[week] as HTMLElement).getByRole('button', { name })
  const pressed = (name: string) => reason(name).getAttribute('aria-pressed')

  it('is whole for a reason not to skate, until it is taken back', async () => {
    const { user, calls } = open([myTrick(1)], { 'PATCH /api/tricks/my-tricks/diary': written })
    await screen.findByText('0 weeks skated')
    expect(screen.queryByRole('button', { name: 'Rain' })).toBeNull()
    await user.click(press('Rest days'))
    await user.click(reason('Rain'))
    await screen.findByText('0 weeks skated, 1 rested')
    expect([pressed('Rain'), pressed('Injury')]).toEqual(['true', 'false'])
    await waitFor(() =>
      expect(calls('PATCH /api/tricks/my-tricks/diary')[0]?.json).toEqual({
        day: localDay(new Date()),
        rest: 'RAIN',
      }),
    )
    await user.click(reason('Rain'))
    await waitFor(() => expect(pressed('Rain')).toBe('false'))
    await screen.findByText('0 weeks skated')
  })

  it('is whole without a connection, too', async () => {
    const { user } = open([myTrick(1)], { 'PATCH /api/tricks/my-tricks/diary': noNetwork })
    await screen.findByText('0 weeks skated')
    await user.click(press('Rest days'))
    await user.click(reason('Injury'))
    await screen.findByText('1 change goes through once you are back online.')
    expect(pressed('Injury')).toBe('true')
    screen.getByText('0 weeks skated, 1 rested')
  })

  it('is skated with the first try', async () => {
    const { user } = open([myTrick(1)])
    await screen.findByText('0 weeks skated')
    await user.click(press('Rest days'))
    await user.click(press('Landed: Trick 1'))
    await screen.findByText('1 week skated')
    expect(weeks()[0]?.textContent).toContain('Skated on 1 day')
  })

  it('that is over is made whole later', async () => {
    const { user, calls } = open([myTrick(1)], {
      'GET /api/tricks/my-tricks/calendar': [{ day: daysAgo(21).slice(0, 10), tries: 2, lands: 1 }],
      'PATCH /api/tricks/my-tricks/diary': written,
    })
    await user.click(await screen.findByRole('button', { name: 'Rest days' }))
    await waitFor(() => expect(weeks()[3]?.textContent).toContain('Skated on 1 day'))
    expect(weeks()).toHaveLength(9)
    const injury = reason('Injury', 2)
    await user.click(injury)
    await screen.findByText('1 week skated, 1 rested')
    expect(injury.getAttribute('aria-pressed')).toBe('true')
    expect(calls('PATCH /api/tricks/my-tricks/diary')).toHaveLength(1)
  })
})
