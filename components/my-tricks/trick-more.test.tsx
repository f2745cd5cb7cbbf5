// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayBefore, localDay } from '@/lib/days'
import { landingOf } from '@/lib/my-tricks/practice'
import type { MyTrick, PracticeEntry, PracticeHistory } from '@/lib/my-tricks/schema'
import { counting, myTrick, nothingElse, skaterId, slots, withAccounts } from '@/tests/setup/own-tricks'
import { type Call, InTurn, noNetwork, type Replies, show, withScreens } from '@/tests/setup/screen'
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

const open = (trick: MyTrick, more: Replies = {}, at = '/my-tricks?more=kickflip') =>
  show(<Dashboard userId={skaterId} initial={[trick]} slots={slots} />, {
    at,
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

/** The day for which a call logs tries. */
const dayOf = (call: Call | undefined) =>
  localDay(new Date((call?.json as PracticeEntry | undefined)?.practicedAt ?? ''))

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
      'DELETE /api/tricks/:id/practice/:entry': { landing: null, lastPracticed: null },
    })
    await user.click(await screen.findByRole('button', { name: /^Delete the entry from .*: 1 of 2 landed$/ }))
    const section = await history()
    await waitFor(() => expect(document.activeElement).toBe(section))
    within(section).getByText('No tries logged yet. Tap Missed or Landed at the spot.')
    expect(calls('DELETE /api/tricks/1/practice/7')).toHaveLength(1)
  })
})

describe('an entry of the log', () => {
  const rate = (tries: number, lands: number) => landingOf({ tries, lands }, null)

  it('is corrected in its counts and its day, and that is taken back', async () => {
    const moved = { id: 7, tries: 10, lands: 3, practicedAt: '2026-01-01T12:00:00.000Z' }
    const { user, calls } = open(kickflip, {
      'PATCH /api/tricks/:id/practice/:entry': new InTurn(
        { entry: moved, landing: rate(10, 3), lastPracticed: moved.practicedAt },
        { entry: logged.entries[0], landing: tried, lastPracticed: moved.practicedAt },
      ),
    })
    await user.click(await screen.findByRole('button', { name: /^Edit the entry from .*: 1 of 2 landed$/ }))
    const form = within(screen.getByRole('group', { name: /^Edit the entry/ }))
    const [tries, lands, day] = ['Tries', 'Lands', 'Day'].map((label) => form.getByLabelText(label))
    if (!tries || !lands || !day) throw new Error('a field is missing')
    expect(document.activeElement).toBe(tries)
    await user.clear(tries)
    await user.type(tries, '10')
    await user.clear(lands)
    await user.type(lands, '3')
    fireEvent.change(day, { target: { value: '2026-01-01' } })
    await user.click(form.getByRole('button', { name: 'Save' }))
    const row = screen.getByRole('article', { name: 'Kickflip' })
    await waitFor(() => expect(row.textContent).toContain('3 of 10 landed'))
    const [first] = calls('PATCH /api/tricks/1/practice/7')
    expect(first?.json).toMatchObject({ tries: 10, lands: 3 })
    expect(dayOf(first)).toBe('2026-01-01')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(calls('PATCH /api/tricks/1/practice/7')).toHaveLength(2))
    expect(calls('PATCH /api/tricks/1/practice/7')[1]?.json).toEqual({
      tries: 2,
      lands: 1,
      practicedAt: logged.entries[0]?.practicedAt,
    })
  })

  it('that was deleted comes back with its day', async () => {
    const { user, calls } = open(kickflip, {
      'GET /api/tricks/:id/practice': new InTurn(logged, { entries: [], days: [], landing: null }),
      'DELETE /api/tricks/:id/practice/:entry': { landing: null, lastPracticed: null },
    })
    await user.click(await screen.findByRole('button', { name: /^Delete the entry/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(calls('POST /api/tricks/1/practice')[0]?.json).toEqual({
        tries: 2,
        lands: 1,
        practicedAt: logged.entries[0]?.practicedAt,
      }),
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('logging a whole session', () => {
  it('of yesterday takes four presses from the row: notes and history, two fields, and the day', async () => {
    const { user, calls } = open(kickflip, {}, '/my-tricks')
    await user.click(await screen.findByRole('button', { name: /^Notes and history of Kickflip/ }))
    await user.click(await screen.findByLabelText('Tries'))
    await user.keyboard('10')
    await user.click(screen.getByLabelText('Lands'))
    await user.keyboard('3')
    await user.click(screen.getByRole('button', { name: 'Log for Yesterday' }))
    await waitFor(() => expect(calls('POST /api/tricks/1/practice')).toHaveLength(1))
    const [sent] = calls('POST /api/tricks/1/practice')
    expect(sent?.json).toMatchObject({ tries: 10, lands: 3 })
    expect(dayOf(sent)).toBe(dayBefore(new Date()))
  })

  it('is preset for today, takes any day before, and none that has not come', async () => {
    const { user, calls } = open(kickflip)
    await user.type(await screen.findByLabelText('Tries'), '4')
    await user.type(screen.getByLabelText('Lands'), '0')
    const day = screen.getByLabelText<HTMLInputElement>('Day')
    expect(day.value).toBe(localDay(new Date()))
    fireEvent.change(day, { target: { value: '2999-01-01' } })
    await user.click(screen.getByRole('button', { name: 'Log' }))
    await waitFor(() => expect(saidOf('Day')).toContain('This day has not come yet'))
    fireEvent.change(day, { target: { value: '2026-03-29' } })
    await user.click(screen.getByRole('button', { name: 'Log' }))
    await waitFor(() => expect(calls('POST /api/tricks/1/practice')).toHaveLength(1))
    expect(dayOf(calls('POST /api/tricks/1/practice')[0])).toBe('2026-03-29')
  })

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
