// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MyTrick } from '@/lib/my-tricks/schema'
import type { TreeTrick } from '@/lib/tricks/tree'
import {
  counting,
  leavePage,
  myTrick,
  nothingElse,
  skaterId,
  slots,
  withAccounts,
} from '@/tests/setup/own-tricks'
import {
  type Call,
  findToast,
  InTurn,
  noNetwork,
  pending,
  type Replies,
  refusal,
  show,
  withScreens,
} from '@/tests/setup/screen'
import { Dashboard } from './dashboard'

withScreens()
withAccounts()

const kickflip = myTrick(1, { name: 'Kickflip', slug: 'kickflip' })
const ollie = myTrick(2, { name: 'Ollie', slug: 'ollie' })
const heelflip = myTrick(3, { name: 'Heelflip', slug: 'heelflip' })
const manual = myTrick(4, { name: 'Manual', slug: 'manual', category: 'Manuals' })
const shuvit = myTrick(5, { name: 'Shuvit', slug: 'shuvit' })
const boardslide = myTrick(6, { name: 'Boardslide', slug: 'boardslide', category: 'Rail' })

/** My Tricks with this list, which the server gives again whenever it is asked. */
const open = (tricks: MyTrick[], more: Replies = {}, at = '/my-tricks') =>
  show(<Dashboard userId={skaterId} initial={tricks} slots={slots} />, {
    at,
    replies: { 'GET /api/tricks/my-tricks': tricks, ...nothingElse, ...counting(), ...more },
  })

const row = (name: string) => screen.getByRole('article', { name })
const section = (name: RegExp) => screen.getByRole('region', { name })
const level = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Mastery of ${name}` })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const names = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
const setLevel = ({ json }: Call) => ({ notes: [], ...(json as object) })

describe('a level', () => {
  it('moves a trick to its section, and is said', async () => {
    const { user, calls } = open([kickflip, ollie], {
      'PATCH /api/tricks/:id/progress': setLevel,
      'GET /api/tricks/tree': [],
    })
    await user.selectOptions(level('Kickflip'), 'MASTERED')
    within(section(/^Mastered/)).getByRole('heading', { name: 'Kickflip', level: 3 })
    within(section(/^In Progress/)).getByRole('heading', { name: 'Ollie', level: 3 })
    await findToast('Progress Updated')
    await findToast('Mastery level updated to Mastered - Can land it consistently in any situation')
    expect(calls('PATCH /api/tricks/1/progress')[0]?.json).toMatchObject({ masteryLevel: 'MASTERED' })
  })

  it('that masters a trick is a moment with its branch of the tree where the trick went', async () => {
    const tree = [
      { ...ollie, branch: 'spins', parent: null, requires: [] },
      { ...kickflip, branch: 'spins', parent: 2, requires: [2] },
    ] satisfies TreeTrick[]
    const { user } = open([kickflip, ollie], {
      'PATCH /api/tricks/:id/progress': setLevel,
      'GET /api/tricks/tree': tree,
    })
    await user.selectOptions(level('Kickflip'), 'MASTERED')
    const moment = await screen.findByRole('region', { name: 'You have it: Kickflip' })
    screen.getByText('Kickflip is mastered.')
    within(section(/^Mastered/)).getByRole('region', { name: 'You have it: Kickflip' })
    const way = await within(moment).findByRole('list', { name: 'In the skill tree' })
    await waitFor(() => expect(way.textContent).toBe('OllieKickflip'))
    await user.click(within(moment).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'You have it: Kickflip' })).toBeNull()
  })

  it('that could not be saved is taken back, and not celebrated', async () => {
    const held = Promise.withResolvers<Response>()
    const { user } = open([kickflip], {
      'PATCH /api/tricks/:id/progress': () => held.promise,
      'GET /api/tricks/tree': [],
    })
    await user.selectOptions(level('Kickflip'), 'MASTERED')
    await screen.findByRole('region', { name: 'You have it: Kickflip' })
    held.resolve(refusal(500, ''))
    await findToast('Failed to update progress.')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You have it: Kickflip' })).toBeNull())
    within(section(/^In Progress/)).getByRole('heading', { name: 'Kickflip' })
  })
})

describe('tries', () => {
  it('count with one press, and the last one is taken back', async () => {
    const { user, calls } = open([kickflip])
    expect(row('Kickflip').textContent).toContain('No tries yet')
    await user.click(press('Landed: Kickflip'))
    await user.click(press('Missed: Kickflip'))
    expect(row('Kickflip').textContent).toContain('1 of 2 landed')
    await waitFor(() => expect(calls('POST /api/tricks/1/practice')).toHaveLength(2))
    await user.click(press('Undo the last try of Kickflip'))
    await waitFor(() => expect(row('Kickflip').textContent).toContain('1 of 1 landed'))
    await waitFor(() => expect(calls('DELETE /api/tricks/1/practice/2')).toHaveLength(1))
  })

  it('count once though their response was lost, and it is said that they wait', async () => {
    const { 'POST /api/tricks/:id/practice': take } = counting()
    const { user, calls } = open([kickflip], {
      'POST /api/tricks/:id/practice': new InTurn(noNetwork, take),
    })
    await user.click(press('Landed: Kickflip'))
    await screen.findByText('1 change goes through once you are back online.')
    expect(row('Kickflip').textContent).toContain('1 of 1 landed')
    window.dispatchEvent(new Event('online'))
    await screen.findByText('All changes are synced.')
    expect(row('Kickflip').textContent).toContain('1 of 1 landed')
    expect(calls('POST /api/tricks/1/practice')).toHaveLength(2)
  })

  it('that wait are there after the page was left, over the list as it was', async () => {
    const { user } = open([kickflip], { 'POST /api/tricks/:id/practice': noNetwork })
    await user.click(press('Landed: Kickflip'))
    await screen.findByText('1 change goes through once you are back online.')
    leavePage()
    open([kickflip], { 'POST /api/tricks/:id/practice': pending })
    await waitFor(() => expect(row('Kickflip').textContent).toContain('1 of 1 landed'))
  })

  it('that were counted while the page was on its way are not missing on it', async () => {
    const { user, calls } = open([kickflip])
    await user.click(press('Landed: Kickflip'))
    await waitFor(() => expect(calls('POST /api/tricks/1/practice')).toHaveLength(1))
    await waitFor(() => expect(press('Undo the last try of Kickflip').ariaDisabled).not.toBe('true'))
    leavePage()
    // The page was rendered before the try, and the list is not read again yet.
    open([kickflip], { 'GET /api/tricks/my-tricks': pending })
    await waitFor(() => expect(row('Kickflip').textContent).toContain('1 of 1 landed'))
  })

  it('of a trick that another device removed are kept, and it is said', async () => {
    const { user } = open([kickflip, ollie], {
      'GET /api/tricks/my-tricks': [ollie],
      'POST /api/tricks/:id/practice': { entry: null, landing: null, removedTrick: 'Kickflip' },
    })
    await user.click(press('Landed: Kickflip'))
    await findToast(/^Kickflip was removed from My Tricks there\. Your tries are kept/)
    await waitFor(() => expect(names()).toEqual(['Ollie']))
  })
})

describe('removing', () => {
  const remove = async ({ user }: ReturnType<typeof open>, name: string) => {
    await user.click(press(`Remove ${name}`))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Trick' })
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  }

  it('asks first, and a no changes nothing', async () => {
    const { user, calls } = open([kickflip])
    await user.click(press('Remove Kickflip'))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Trick' })
    expect(dialog.textContent).toContain(
      'Are you sure you want to remove Kickflip from your tricks? Your progress will be saved if you add it back later.',
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(press('Remove Kickflip')))
    expect(calls().filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('is said, and passes the focus on: to the next row, the one before, and the way to other tricks', async () => {
    const page = open([kickflip, heelflip, ollie], {
      'DELETE /api/tricks/:id/remove-from-my-tricks': { success: true },
    })
    await remove(page, 'Heelflip')
    await findToast('Trick removed from your collection')
    await waitFor(() => expect(document.activeElement).toBe(press('Remove Ollie')))
    expect(names()).toEqual(['Kickflip', 'Ollie'])
    await remove(page, 'Ollie')
    await waitFor(() => expect(document.activeElement).toBe(press('Remove Kickflip')))
    await remove(page, 'Kickflip')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Browse Tricks' })),
    )
    screen.getByText('No tricks added yet. Browse the tricks library to add some to your collection.')
    expect(screen.queryByText('What can you already land?')).toBeNull()
  })

  it('that fails brings the trick back, and says so', async () => {
    const page = open([kickflip], { 'DELETE /api/tricks/:id/remove-from-my-tricks': refusal(500, '') })
    await remove(page, 'Kickflip')
    await findToast('Failed to remove trick from your collection.')
    expect(names()).toEqual(['Kickflip'])
  })
})

describe('searching, sorting and filtering', () => {
  const six = [boardslide, manual, shuvit, kickflip, heelflip, ollie]
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search my tricks' })

  it('is offered where the list is longer than a screen', async () => {
    open(six.slice(1))
    expect(await screen.findAllByRole('article')).toHaveLength(5)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('narrows the list, says how far, and is kept in the address', async () => {
    const { user } = open(six)
    await user.type(search(), 'flip')
    await waitFor(() => expect(names()).toEqual(['Kickflip', 'Heelflip']))
    screen.getByText('2 of 6 tricks')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'name')
    await waitFor(() => expect(names()).toEqual(['Heelflip', 'Kickflip']))
    expect(window.location.search).toBe('?q=flip&sort=name')
  })

  it('filters by level, category and difficulty, and counts the filters', async () => {
    const { user } = open([
      ...six,
      myTrick(7, { name: 'Noseslide', category: 'Rail', difficultyRating: 'Advanced' }),
    ])
    await user.selectOptions(screen.getByLabelText('Category'), 'Rail')
    await waitFor(() => expect(names()).toEqual(['Boardslide', 'Noseslide']))
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Advanced')
    await waitFor(() => expect(names()).toEqual(['Noseslide']))
    screen.getByText(/2 active|2$/, { selector: 'summary span' })
    await user.selectOptions(screen.getByLabelText('Mastery level'), 'MASTERED')
    await screen.findByText('None of your tricks goes by that.')
  })

  it('says where nothing is found, and the way back has the focus and gives it on', async () => {
    const { user } = open(six)
    await user.type(search(), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(names()).toHaveLength(6))
    expect(window.location.search).toBe('')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole('article')[0]?.querySelector('a')),
    )
  })

  it('has the focus on the way back when the last row that was found is removed', async () => {
    const { user } = open(six, { 'DELETE /api/tricks/:id/remove-from-my-tricks': {} }, '/my-tricks?q=manual')
    await waitFor(() => expect(names()).toEqual(['Manual']))
    await user.click(press('Remove Manual'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(document.activeElement).toBe(press('Clear search and filters')))
  })
})

describe('a list', () => {
  it('that cannot be read says so, and is read again', async () => {
    const { user } = show(<Dashboard userId={skaterId} initial={undefined} slots={slots} />, {
      at: '/my-tricks',
      replies: { ...nothingElse, 'GET /api/tricks/my-tricks': new InTurn(noNetwork, [kickflip]) },
    })
    await screen.findByText('Your tricks could not be loaded. Check your connection.')
    await user.click(press('Try Again'))
    await waitFor(() => expect(names()).toEqual(['Kickflip']))
  })

  it('shows how a trick goes where it is opened, in the address', async () => {
    const { user } = open([kickflip])
    await user.click(press('View Tutorial: Kickflip'))
    screen.getByText('How a Kickflip goes.')
    expect(window.location.search).toBe('?tutorial=kickflip')
    await user.click(press('Hide Tutorial: Kickflip'))
    expect(window.location.search).toBe('')
  })

  it('has its tools in the order of the keyboard', async () => {
    const { user } = open([kickflip])
    within(row('Kickflip')).getByRole('link', { name: 'Kickflip' }).focus()
    const labels: string[] = []
    for (let times = 0; times < 7; times += 1) {
      await user.tab()
      const { activeElement } = document
      labels.push(
        activeElement?.getAttribute('aria-label') ?? activeElement?.closest('label')?.textContent ?? '',
      )
    }
    expect(labels).toEqual([
      'Missed: Kickflip',
      'Landed: Kickflip',
      expect.stringMatching(/^Mastery of Kickflip/),
      'View Tutorial: Kickflip',
      'Undo the last try of Kickflip',
      'Notes and history of Kickflip',
      'Remove Kickflip',
    ])
  })
})
