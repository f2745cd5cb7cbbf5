// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LineBuilderScreen } from '@/app/trickbot/builder/line-builder-screen'
import type { LineAlternatives, LineEntry } from '@/lib/lines/schema'
import {
  type Call,
  findToast,
  InTurn,
  noNetwork,
  type Replies,
  refusal,
  show,
  withScreens,
} from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'

withScreens()

const tricks = [1, 2, 3, 4, 5, 6].map((id) => trickSummary(id))

const entryOf = (id: number, order: number): LineEntry => ({
  order,
  trick: { id, name: `Trick ${id}`, category: 'Flips', difficultyRating: 'Beginner' },
  reasoning: `Because of ${id}.`,
  enters: 'regular',
  leaves: 'regular',
})

/** The tricks in the order in which they were picked, but for those that are locked. */
function planned({ json }: Call): LineEntry[] {
  const { selectedTricks, locked = [] } = json as { selectedTricks: number[]; locked?: (number | null)[] }
  const free = selectedTricks.filter((id) => !locked.includes(id))
  return selectedTricks.map((_, at) => entryOf(locked[at] ?? free.shift() ?? 0, at + 1))
}

const judgedAt = (total: number, ids: number[]): LineAlternatives => ({
  source: 'coach',
  lines: [
    {
      emphasis: 'balanced',
      entries: ids.map((id, at) => entryOf(id, at + 1)),
      judged: { total, parts: [] },
      odds: null,
      swap: null,
    },
  ],
})

const replies: Replies = {
  'GET /api/tricks/summaries': tricks,
  'GET /api/auth/user': { authenticated: false },
  'POST /api/run/generate': planned,
  'POST /api/run/alternatives': judgedAt(80, [1, 2]),
}

async function pick(ids: number[], more: Replies = {}) {
  const page = show(<LineBuilderScreen />, { at: '/trickbot/builder', replies: { ...replies, ...more } })
  await page.user.click(screen.getByRole('radio', { name: 'Flat Ground', hidden: true }))
  for (const id of ids) await page.user.click(await pickOf(id))
  return page
}

async function plan(ids: number[], more: Replies = {}) {
  const page = await pick(ids, more)
  await page.user.click(generate())
  await screen.findByRole('heading', { name: 'Suggested Line Order' })
  return page
}

const pickOf = (id: number) => screen.findByRole('button', { name: `Trick ${id} in the line` })
const generate = () => screen.getByRole('button', { name: /Suggest Line Order$/ })
const order = () =>
  within(result())
    .getAllByRole('button', { name: /^Swap / })
    .map((swap) => /^Swap (.*) for another trick$/.exec(swap.getAttribute('aria-label') ?? '')?.[1])
const result = () => screen.getByRole('region', { name: 'Suggested Line Order' })

describe('building a line', () => {
  it('asks for the order of what was picked, and says who answered and why', async () => {
    const { calls } = await plan([1, 2])
    await findToast("Here's your suggested trick sequence!")
    expect(calls('POST /api/run/generate')[0]?.json).toMatchObject({
      startingPosition: 'flatground',
      selectedTricks: [1, 2],
    })
    expect(result().textContent).toContain('From TrickBot.')
    expect(result().textContent).toContain('Because of 2.')
    await screen.findByText(/The judge: 80 out of 100/)
  })

  it('takes five tricks and refuses a sixth', async () => {
    const { user } = await pick([1, 2, 3, 4, 5])
    screen.getByRole('heading', { name: 'Select Tricks (5/5)' })
    await user.click(await pickOf(6))
    await findToast('Maximum tricks reached')
    await findToast('You can only select up to 5 tricks for a line')
    expect((await pickOf(6)).getAttribute('aria-pressed')).toBe('false')
  })

  it('says that the selection is another one now, and clears everything', async () => {
    const { user } = await plan([1, 2])
    await user.click(await pickOf(3))
    await screen.findByText(/Your selection has changed/)
    await user.click(screen.getByRole('button', { name: 'Reset All' }))
    await findToast('All selections have been cleared')
    screen.getByRole('heading', { name: 'Select Tricks (0/5)' })
    expect(screen.queryByRole('region', { name: 'Suggested Line Order' })).toBeNull()
  })

  it('plans again around a trick that was moved, and lets it go again', async () => {
    const { user, calls } = await plan([1, 2])
    await user.click(screen.getByRole('button', { name: 'Move Trick 2 earlier' }))
    const unlock = await screen.findByRole('button', { name: 'Unlock Trick 2' })
    expect(calls('POST /api/run/generate').at(-1)?.json).toMatchObject({ locked: [2] })
    await user.click(unlock)
    expect(await screen.findAllByRole('button', { name: /^Lock / })).toHaveLength(2)
  })

  it('shows other lines, and takes the swap of the judge', async () => {
    const [first, second] = judgedAt(80, [1, 2]).lines.concat(judgedAt(75, [2, 1]).lines)
    if (!first || !second) throw new Error('There are two lines')
    const swap = { order: 2, trick: entryOf(3, 2).trick, gain: 5, says: 'Trick 3 is another kind.' }
    const { user } = await plan([1, 2], {
      'POST /api/run/alternatives': {
        source: 'coach',
        lines: [
          { ...first, swap },
          { ...second, emphasis: 'flow' },
        ],
      } satisfies LineAlternatives,
    })
    const tabs = within(await screen.findByRole('tablist', { name: 'Lines to choose from' }))
    await user.click(tabs.getByRole('tab', { name: /Smoothest/ }))
    await waitFor(() => expect(order()).toEqual(['Trick 2', 'Trick 1']))
    await user.click(tabs.getByRole('tab', { name: /A bit of everything/ }))
    await user.click(screen.getByRole('button', { name: 'Take Trick 3' }))
    await screen.findByRole('button', { name: 'Remove Trick 3 from the line' })
    await waitFor(() => expect(order()).toEqual(['Trick 1', 'Trick 3']))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Suggested Line Order' }))
  })

  it('swaps one trick for another, which has the focus', async () => {
    const { user, calls } = await plan([1, 2], { 'POST /api/run/swap': entryOf(4, 2).trick })
    await user.click(await screen.findByRole('button', { name: 'Swap Trick 2 for another trick' }))
    await screen.findByRole('button', { name: 'Remove Trick 4 from the line' })
    expect(calls('POST /api/run/swap')[0]?.json).toMatchObject({ selectedTricks: [1, 2], out: 2 })
    expect(screen.queryByRole('button', { name: 'Remove Trick 2 from the line' })).toBeNull()
    await waitFor(() => expect(order()).toEqual(['Trick 1', 'Trick 4']))
    expect(result().contains(document.activeElement)).toBe(true)
  })

  it('says on its chip what would make a trick fit', async () => {
    const { user } = await pick([1], {
      'POST /api/run/generate': refusal(422, 'It does not fit', {
        fields: { 'selectedTricks.1': ['Start from Drop In or Quarter Pipe.'] },
      }),
    })
    await user.click(generate())
    await screen.findByText(/Start from Drop In or Quarter Pipe/)
  })

  it('wants a name before it is saved', async () => {
    const { user, calls } = await plan([1, 2])
    await user.click(await screen.findByRole('button', { name: 'Save Line' }))
    await findToast('Name Required')
    await findToast('Please enter a name for your line')
    expect(calls('POST /api/runs')).toEqual([])
  })

  it('asks guests to join, and sends nothing', async () => {
    const { user, calls } = await plan([1, 2])
    await user.type(await screen.findByRole('textbox', { name: 'Line name' }), 'Lunch line')
    await user.click(screen.getByRole('button', { name: 'Save Line' }))
    await screen.findByRole('dialog', { name: 'Create a free account' })
    expect(calls('POST /api/runs')).toEqual([])
  })
})

describe('where the server does not answer', () => {
  it('the tricks can be asked for again', async () => {
    const { user } = show(<LineBuilderScreen />, {
      at: '/trickbot/builder',
      replies: { ...replies, 'GET /api/tricks/summaries': new InTurn(noNetwork, tricks) },
    })
    const alert = await screen.findByText(/Failed to load tricks/)
    const box = alert.closest<HTMLElement>('[role=alert]') ?? document.body
    await user.click(within(box).getByRole('button', { name: 'Try Again' }))
    await pickOf(1)
  })

  it('the order can be asked for again, and nothing that was picked is lost', async () => {
    const { user } = await pick([1, 2], {
      'POST /api/run/generate': new InTurn(noNetwork, planned),
      'GET /api/tricks/book': noNetwork,
    })
    await user.click(generate())
    await findToast(/Network error/)
    screen.getByRole('heading', { name: 'Select Tricks (2/5)' })
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Suggested Line Order' })
  })

  it("the judge's view can be asked for again", async () => {
    const { user } = await plan([1, 2], {
      'POST /api/run/alternatives': new InTurn(noNetwork, judgedAt(70, [1, 2])),
      'GET /api/tricks/book': noNetwork,
    })
    const alert = await screen.findByText(/the judge's view could not be loaded/)
    const box = alert.closest<HTMLElement>('[role=alert]') ?? document.body
    await user.click(within(box).getByRole('button', { name: 'Try Again' }))
    await screen.findByText(/The judge: 70 out of 100/)
  })

  it('says in its sentence that the server failed', async () => {
    const { user } = await pick([1], { 'POST /api/run/generate': new Response('no', { status: 500 }) })
    await user.click(generate())
    await findToast('Failed to generate run')
  })
})
