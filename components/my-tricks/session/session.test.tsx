// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dayBefore, localDay } from '@/lib/days'
import type { MyTrick, PracticeEntry } from '@/lib/my-tricks/schema'
import {
  counting,
  leavePage,
  myTrick,
  nothingElse,
  skaterId,
  slots,
  withAccounts,
} from '@/tests/setup/own-tricks'
import { type Call, type Replies, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { SessionScreen } from './session'

withScreens()
withAccounts()

const five = [1, 2, 3, 4, 5].map((id) => myTrick(id))

async function open(tricks: MyTrick[] = five, more: Replies = {}) {
  const page = show(<SessionScreen userId={skaterId} initial={tricks} slots={slots} />, {
    at: '/my-tricks/session',
    replies: { 'GET /api/tricks/my-tricks': tricks, ...nothingElse, ...counting(), ...more },
  })
  await waitFor(() => expect(screen.queryByText('Loading your session...')).toBeNull())
  return page
}

async function start(more: Replies = {}) {
  const page = await open(five, more)
  await page.user.click(press('Start Session'))
  return page
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const planned = () => within(screen.getByRole('list', { name: 'Plan' })).getAllByRole('listitem')
const atHand = () => screen.getByRole('heading', { level: 2 })

describe('the plan of a session', () => {
  it('is none without a trick, and leads to some', async () => {
    await open([])
    screen.getByText('A session is made of your tricks. Add some first.')
    expect(screen.getByRole('link', { name: 'Browse Tricks' }).getAttribute('href')).toBe('/tricks')
  })

  it('is changed before it begins, which the address keeps', async () => {
    const { user } = await open()
    expect(planned()).toHaveLength(4)
    const takeOut = () => screen.getAllByRole('button', { name: /^Take .* out of the plan$/ })
    await user.click(takeOut()[0] as HTMLElement)
    expect(planned()).toHaveLength(3)
    await waitFor(() => expect(document.activeElement).toBe(takeOut()[0]))
    leavePage()
    show(<SessionScreen userId={skaterId} initial={five} slots={slots} />, {
      at: `/my-tricks/session${window.location.search}`,
      replies: { 'GET /api/tricks/my-tricks': five, ...nothingElse },
    })
    await screen.findByRole('list', { name: 'Plan' })
    expect(planned()).toHaveLength(3)
  })

  it('takes on what comes next, which goes on the list as it starts', async () => {
    const next = { tricks: [{ trick: trickSummary(9), reason: 'It is time.' }], order: [9] }
    const card = { ...trickSummary(9), steps: [], videoUrl: null, videoStart: null }
    const added: string[] = []
    const { user } = await open(five, {
      'GET /api/tricks/my-tricks/next': next,
      'POST /api/tricks/:id/add-to-my-tricks': ({ path }: Call) => {
        added.push(path)
        return { card, landing: null, masteryLevel: 'LEARNING', lastPracticed: null, notes: [] }
      },
    })
    const row = planned().find(({ textContent }) => textContent?.includes('Trick 9'))
    expect(row?.textContent).toContain('New: goes on your list')
    await user.click(press('Start Session'))
    await waitFor(() => expect(added).toEqual(['/api/tricks/9/add-to-my-tricks']))
  })

  it('leaves off the list what was taken out of the plan', async () => {
    const next = { tricks: [{ trick: trickSummary(9), reason: 'It is time.' }], order: [9] }
    const { user } = await open(five, { 'GET /api/tricks/my-tricks/next': next })
    await user.click(press('Take Trick 9 out of the plan'))
    await user.click(press('Start Session'))
    expect(atHand().textContent).not.toContain('Trick 9')
    // A call that no reply is for fails the test.
    await user.click(press('Change Plan'))
    expect(screen.queryByText('Trick 9')).toBeNull()
  })

  it('is changed on the way, and the trick at hand stays', async () => {
    const { user } = await start()
    const name = atHand().textContent
    await user.click(press('Change Plan'))
    const others = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add a trick to the plan' })
    await user.selectOptions(others, others.options[1]?.value ?? '')
    expect(planned()).toHaveLength(5)
    await user.click(press('Close Plan'))
    screen.getByText(/^1 of 5/)
    expect(atHand().textContent).toBe(name)
  })
})

describe('a session under way', () => {
  it('counts tries of the trick at hand, takes the last one back, and goes to the next', async () => {
    const { user, calls } = await start()
    const first = atHand().textContent
    screen.getByText('No tries yet today.')
    expect(screen.queryByText(/too early to tell/)).toBeNull()
    await user.click(press(`Landed: ${first}`))
    await user.click(press(`Missed: ${first}`))
    await user.click(press(`Landed: ${first}`))
    screen.getByText('2 of 3 landed today.')
    await waitFor(() => expect(calls().filter(({ method }) => method === 'POST')).toHaveLength(3))
    await user.click(press(`Undo the last try: ${first}`))
    screen.getByText('1 of 2 landed today.')
    await user.click(press('Next'))
    expect(atHand().textContent).not.toBe(first)
    screen.getByText('No tries yet today.')
    await user.click(press('Previous'))
    expect(atHand().textContent).toBe(first)
    screen.getByText('1 of 2 landed today.')
  })

  it('is where it was after the page was left', async () => {
    const { user } = await start()
    await user.click(press('Next'))
    const second = atHand().textContent
    await user.click(press(`Missed: ${second}`))
    leavePage()
    await open()
    await waitFor(() => expect(atHand().textContent).toBe(second))
    screen.getByText('0 of 1 landed today.')
  })

  it('is skated by keyboard from the plan to the end', async () => {
    const { user } = await open()
    press('Start Session').focus()
    await user.keyboard('{Enter}')
    screen.getByText(/^1 of 4 ·/)
    expect(document.activeElement).toBe(atHand())
    await user.keyboard('{ArrowRight}')
    screen.getByText(/^2 of 4 ·/)
    await user.keyboard('{ArrowLeft}')
    screen.getByText(/^1 of 4 ·/)
    press('End Session').focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How it went' }))
    screen.getByText('No tries this time. Being there counts too.')
    press('Done').focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today’s plan' }))
  })

  it('goes on with a swipe, there and back, but not with a short one', async () => {
    await start()
    const swipe = (from: number, to: number) => {
      const card = screen.getByRole('region', { name: atHand().textContent ?? '' })
      // jsdom knows no pointer that is somewhere.
      const point = (type: string, clientX: number) =>
        fireEvent(card, new MouseEvent(type, { bubbles: true, clientX, clientY: 300 }))
      point('pointerdown', from)
      point('pointerup', to)
    }
    swipe(80, 100)
    swipe(300, 80)
    await screen.findByText(/^2 of 4 ·/)
    swipe(80, 300)
    await screen.findByText(/^1 of 4 ·/)
  })

  it('rests after a try where that is wanted', async () => {
    const { user } = await start()
    await user.click(press('Options'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rest after a try' }), '60')
    await user.click(press(/^Landed/))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Rest: (1:00|0:5\d)$/)
  })
})

describe('with the phone in a pocket', () => {
  /** What the browser would say aloud, and what it would call when a button of a headset is pressed. */
  function pocket() {
    const said: string[] = []
    const pressed = new Map<string, (() => void) | null>()
    vi.stubGlobal('speechSynthesis', {
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => said.push(text),
    })
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
    vi.stubGlobal('MediaMetadata', class {})
    vi.stubGlobal(
      'Audio',
      class {
        play = () => Promise.resolve()
        pause = () => undefined
      },
    )
    const setActionHandler = (action: string, handler: (() => void) | null) => pressed.set(action, handler)
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: { setActionHandler } })
    return { said, press: (action: string) => act(() => pressed.get(action)?.()) }
  }

  it('a voice says the trick, and a headset counts the tries until it is switched off', async () => {
    const { said, press: pressHeadset } = pocket()
    const { user } = await start()
    const first = atHand().textContent
    await user.click(press('Options'))
    await user.click(screen.getByRole('checkbox', { name: 'Say the next trick aloud' }))
    const headset = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Headset/ })
    await user.click(headset)
    await waitFor(() => expect(headset.checked).toBe(true))
    for (const action of ['nexttrack', 'previoustrack', 'nexttrack']) pressHeadset(action)
    await screen.findByText('2 of 3 landed today.')
    await user.click(press('Next'))
    expect(said).toEqual([first, atHand().textContent])
    await user.click(headset)
    pressHeadset('nexttrack')
    await screen.findByText('No tries yet today.')
  })
})

describe('a session of another day', () => {
  it('is logged for yesterday with one press, tries and words alike', async () => {
    const { user, calls } = await open(five, {
      'PATCH /api/tricks/my-tricks/diary': ({ json }: Call) => ({ day: { rest: null, ...(json as object) } }),
    })
    expect(press('Today').getAttribute('aria-pressed')).toBe('true')
    await user.click(press('Yesterday'))
    await user.click(press('Start Session'))
    await user.click(press(/^Landed/))
    screen.getByText('1 of 1 landed that day.')
    await user.click(press('End Session'))
    await user.type(screen.getByLabelText('Place'), 'Plaza')
    await user.click(press('Done'))
    const day = dayBefore(new Date())
    await waitFor(() => expect(calls('PATCH /api/tricks/my-tricks/diary')[0]?.json).toMatchObject({ day }))
    const logged = calls().find(({ method, path }) => method === 'POST' && path.endsWith('/practice'))
    const { practicedAt = '' } = (logged?.json ?? {}) as Partial<PracticeEntry>
    expect(localDay(new Date(practicedAt))).toBe(day)
  })

  it('can be any day before today', async () => {
    const { user } = await open()
    fireEvent.change(screen.getByLabelText('Another day'), { target: { value: '2026-03-29' } })
    expect(press('Today').getAttribute('aria-pressed')).toBe('false')
    await user.click(press('Start Session'))
    screen.getByText(/^1 of 4.*Mar 29, 2026$/)
  })
})

describe('the end of a session', () => {
  it('sums up, trick by trick, against the last time', async () => {
    const { user } = await start()
    const name = atHand().textContent
    await user.click(press(/^Landed/))
    await user.click(press('End Session'))
    screen.getByText('1 of 1 try landed.')
    const rows = screen.getByRole('list', { name: 'Trick by trick' })
    expect(rows.textContent).toBe(`${name}1 of 1 today`)
    screen.getByText((_, at) => at?.tagName === 'P' && RegExp(name, 'i').test(at.textContent))
    await user.click(press('Done'))
    await user.click(press('Start Session'))
    while (atHand().textContent !== name) await user.click(press('Next'))
    await user.click(press(/^Missed/))
    await user.click(press('End Session'))
    await screen.findByText(/^0 of 1 today, 1 of 1 last time/)
  })

  it('runs what was missed again on request, and nothing else', async () => {
    const { user } = await start()
    const landedName = atHand().textContent
    await user.click(press(/^Landed/))
    await user.click(press('End Session'))
    expect(screen.queryByRole('button', { name: 'Run the Missed Ones Again' })).toBeNull()
    await user.click(press('Done'))
    await user.click(press('Start Session'))
    while (atHand().textContent !== landedName) await user.click(press('Next'))
    await user.click(press(/^Landed/))
    await user.click(press('Next'))
    const missedName = atHand().textContent
    await user.click(press(/^Missed/))
    await user.click(press('End Session'))
    await user.click(press('Run the Missed Ones Again'))
    screen.getByText(/^1 of 1/)
    expect(atHand().textContent).toBe(missedName)
    screen.getByText('No tries yet today.')
  })

  it('keeps the place and a note for the day, and shows them among the last sessions', async () => {
    const written = ({ json }: Call) => ({ day: { rest: null, ...(json as object) } })
    const { user, calls } = await start({ 'PATCH /api/tricks/my-tricks/diary': written })
    await user.click(press('End Session'))
    await user.type(screen.getByLabelText('Place'), 'Schoolyard')
    await user.type(screen.getByLabelText('Note'), 'New wheels')
    await user.click(press('Done'))
    await waitFor(() =>
      expect(calls('PATCH /api/tricks/my-tricks/diary')[0]?.json).toMatchObject({
        place: 'Schoolyard',
        note: 'New wheels',
      }),
    )
    const last = await screen.findByRole('region', { name: 'Last sessions' })
    expect(last.textContent).toContain('SchoolyardNew wheels')
  })

  it('offers the next level of what is landed regularly', async () => {
    const often = { tries: 40, lands: 36, rate: 0.9, low: 0.77, high: 0.96 }
    const { user, calls } = await open([myTrick(1, { landing: often })], {
      'PATCH /api/tricks/:id/progress': ({ json }: Call) => ({ notes: [], ...(json as object) }),
      ...counting(often),
    })
    await user.click(press('Start Session'))
    await user.click(press(/^Landed/))
    await user.click(press('End Session'))
    screen.getByText('You land it regularly now.')
    await user.click(press('Set to Consistent: Trick 1'))
    await waitFor(() =>
      expect(calls('PATCH /api/tricks/1/progress')[0]?.json).toMatchObject({ masteryLevel: 'CONSISTENT' }),
    )
  })
})
