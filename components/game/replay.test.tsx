// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Match, tell } from '@/lib/skate/game/match'
import type { Entry } from '@/lib/skate/game/rules'
import { type ShowOptions, show, withScreens } from '@/tests/setup/screen'
import { Replay } from './replay'

withScreens()
afterEach(() => vi.useRealTimers())

const entries: Entry[] = [
  { kind: 'set', trick: 'kickflip', landed: true },
  { kind: 'reply', landed: false },
  { kind: 'set', trick: 'nollie hardflip late flip', landed: true },
  { kind: 'reply', landed: true },
]
const match: Match = {
  players: ['Ada', 'Bo'].map((name) => ({ name, machine: null })),
  options: { twoLastTries: true, flatOnly: true, noRepeats: true },
  seed: 0,
  entries,
}
const told = tell(match, [])

async function watch({ tries = told, ...options }: ShowOptions & { tries?: typeof told } = {}) {
  const page = show(<Replay match={match} told={tries} />, options)
  await page.user.click(screen.getByRole('button', { name: 'Watch it so far' }))
  const replay = await screen.findByRole('region', { name: 'The game again' })
  return { ...page, replay, inside: within(replay) }
}

type Watched = Awaited<ReturnType<typeof watch>>

const isResting = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
const scores = ({ inside }: Watched) =>
  inside.getAllByRole('listitem').map((item) => item.querySelector('.sr-only')?.textContent)

describe('the replay of a game', () => {
  it('has no button before there is a try', () => {
    show(<Replay match={match} told={[]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('goes try by try, with the trick drawn, who set it, and the letters', async () => {
    const page = await watch()
    const { inside, user } = page
    expect(inside.getByRole('heading').textContent).toBe('Kickflipset by Ada')
    inside.getByRole('img', { name: /kickflip/i })
    inside.getByText('Ada set the kickflip and landed it.')
    expect(scores(page)).toEqual(['No letters', 'No letters'])
    expect(isResting(inside.getByRole('button', { name: 'Try before' }))).toBe(true)
    await user.click(inside.getByRole('button', { name: 'Next try' }))
    inside.getByText("Bo missed the kickflip. That's S.")
    expect(scores(page)).toEqual(['No letters', 'S'])
    await user.click(inside.getByRole('button', { name: 'Next try' }))
    inside.getByRole('img', { name: /hardflip/i })
    await user.click(inside.getByRole('button', { name: 'Next try' }))
    inside.getByText('4 of 4')
    expect(isResting(inside.getByRole('button', { name: 'Next try' }))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Close the replay' }))
    expect(screen.queryByRole('region', { name: 'The game again' })).toBeNull()
  })

  it('follows the arrow keys, Home and End at once, but not while a slider has them', async () => {
    const { inside, replay, user } = await watch()
    expect(document.activeElement).toBe(replay)
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    inside.getByText('2 of 4')
    await user.keyboard('{End}{ArrowRight}')
    inside.getByText('4 of 4')
    await user.keyboard('{Home}')
    inside.getByText('1 of 4')
    fireEvent.keyDown(inside.getByRole('slider'), { key: 'ArrowRight' })
    inside.getByText('1 of 4')
  })

  it('goes on by itself only when that was asked for, up to the last try', async () => {
    const { inside } = await watch()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = () => {
      for (const _ of told) act(() => vi.advanceTimersByTime(60_000))
    }
    pass()
    inside.getByText('1 of 4')
    fireEvent.click(inside.getByRole('button', { name: 'Play all' }))
    act(() => vi.advanceTimersByTime(60_000))
    inside.getByText('2 of 4')
    fireEvent.click(inside.getByRole('button', { name: 'Stop' }))
    pass()
    inside.getByText('2 of 4')
    fireEvent.click(inside.getByRole('button', { name: 'Play all' }))
    pass()
    inside.getByText('4 of 4')
    fireEvent.click(inside.getByRole('button', { name: 'From the top' }))
    inside.getByText('1 of 4')
  })

  it('neither goes on nor moves by itself where motion is not welcome', async () => {
    const { inside } = await watch({ matches: ['prefers-reduced-motion'] })
    expect(inside.queryByRole('button', { name: 'Play all' })).toBeNull()
    inside.getByRole('button', { name: 'Play' })
    expect(inside.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  it('draws what no list has, and has words alone for a name that nobody can read', async () => {
    const [first, ...rest] = told
    if (!first) throw new Error('There has to be a try.')
    const unread = { ...first, trick: { ...first.trick, name: 'Quadruple Sushi' } }
    const { inside } = await watch({ tries: [unread, ...rest] })
    expect(inside.queryByRole('img')).toBeNull()
    inside.getByText('Ada set the quadruple sushi and landed it.')
  })
})
