// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toRowData } from '@/lib/tricks/list'
import { findToast, InTurn, pending, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { TrickLibrary } from './library'

withScreens()

const tricks = [
  trickSummary(1, {
    name: '360 Flip',
    slug: '360-flip',
    aliases: ['tre flip'],
    difficultyRating: 'Advanced',
  }),
  trickSummary(2, { name: 'Heelflip', slug: 'heelflip', difficultyRating: 'Intermediate' }),
  trickSummary(3, { name: 'Boardslide', slug: 'boardslide', category: 'Rail' }),
  trickSummary(4, { name: 'Hurricane', slug: 'hurricane', category: 'Rail', difficultyRating: 'Expert' }),
  trickSummary(5, { name: 'Kickflip Manual', slug: 'kickflip-manual', trickType: 'COMBINATION' }),
]

const whole = {
  ...trickSummary(1, { name: '360 Flip', slug: '360-flip', description: 'The board turns and flips.' }),
  steps: ['Scoop.', 'Flick.'],
  videoUrl: null,
  videoStart: null,
  videos: [],
}

function open(query = '', replies: Replies = {}, all = tricks) {
  const rows = all.map(toRowData)
  return show(<TrickLibrary foundational={[]} others={rows} query="" total={rows.length} isWhole />, {
    at: `/tricks${query}`,
    replies: { 'GET /api/tricks/summaries': all, ...replies },
  })
}

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tricks' })
const filter = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const region = (name: string) => screen.findByRole('region', { name })
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link')[0]?.textContent ?? [])

describe('finding a trick', () => {
  it('needs no more than its nickname, which stays in the address', async () => {
    const { user } = open()
    await user.type(searchBox(), '  TRE flip ')
    const found = await region('Search results')
    await waitFor(() => expect(namesIn(found)[0]).toBe('360 Flip'))
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('  TRE flip '))
  })

  it('says so when there is none, offers to ask TrickBot, and leads back to all', async () => {
    const { user } = open('?q=xyzzyplugh')
    await screen.findByText('No trick goes by that.')
    expect(screen.getByRole('link', { name: 'Ask TrickBot' }).getAttribute('href')).toMatch(
      /^\/trickbot\/suggest\?wish=xyzzyplugh&level=beginner/,
    )
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    const all = await region('All Tricks')
    await waitFor(() => expect(namesIn(all)).toHaveLength(tricks.length))
    expect(window.location.search).toBe('')
  })

  it('carries a sentence over to TrickBot, above the tricks that it names', async () => {
    open('?q=how%20do%20I%20heelflip')
    const found = await region('Search results')
    await waitFor(() => expect(namesIn(found)[0]).toBe('Heelflip'))
    expect(within(found).getByRole('link', { name: 'Ask TrickBot' }).getAttribute('href')).toMatch(
      /wish=how\+do\+I\+heelflip&/,
    )
  })
})

describe('filtering', () => {
  it('gives an address for what is chosen, and that list', async () => {
    const { user } = open()
    await user.selectOptions(filter('Category'), 'Rail')
    await user.selectOptions(filter('Difficulty'), 'Expert')
    expect(window.location.search).toBe('?category=Rail&level=Expert')
    const all = await region('All Tricks')
    await waitFor(() => expect(namesIn(all)).toEqual(['Hurricane']))
  })

  it('is gone through by keyboard in the order in which it stands', async () => {
    const { user } = open()
    filter('Category').focus()
    for (const name of ['Type', 'Difficulty', 'Sort by']) {
      await user.tab()
      expect(document.activeElement).toBe(filter(name))
    }
  })

  it('does not mind letter case, and takes unknown values for all', async () => {
    open('?type=combination&category=nonsense')
    const all = await region('All Tricks')
    await waitFor(() => expect(namesIn(all)).toEqual(['Kickflip Manual']))
    expect(filter('Type').value).toBe('COMBINATION')
    expect(filter('Category').value).toBe('')
  })

  it('says when nothing fits all of it', async () => {
    open('?category=Manuals&type=BASE&level=Expert')
    await screen.findByText('No trick fits all of these filters.')
  })

  it('sorts by difficulty both ways', async () => {
    const { user } = open()
    const all = await region('All Tricks')
    await user.selectOptions(filter('Sort by'), 'hardest')
    await waitFor(() => expect(namesIn(all)[0]).toBe('Hurricane'))
    await user.selectOptions(filter('Sort by'), 'easiest')
    await waitFor(() => expect(namesIn(all).at(-1)).toBe('Hurricane'))
  })
})

describe('opening a row', () => {
  const row = (name: string) => screen.findByRole('link', { name })

  it('says that it is on its way', async () => {
    const { user } = open('', { 'GET /api/tricks/:id': pending })
    await user.click(await row('360 Flip'))
    expect(await screen.findAllByText('Loading trick...')).toHaveLength(1)
  })

  it('says so once, whatever is waited for', async () => {
    const held = Promise.withResolvers<typeof whole>()
    const { user } = open('', { 'GET /api/tricks/:id': () => held.promise })
    const link = await row('360 Flip')
    const announced: (string | null)[] = []
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof Element)
          for (const status of [added, ...added.querySelectorAll('[role=status]')])
            if (status.matches('[role=status]')) announced.push(status.textContent)
    }).observe(document.body, { childList: true, subtree: true })
    await user.click(link)
    await screen.findByText('Loading trick...')
    held.resolve(whole)
    await screen.findByRole('link', { name: '360 Flip: the whole page' })
    expect(screen.queryByText('Loading trick...')).toBeNull()
    expect(announced.filter((text) => text === 'Loading trick...')).toHaveLength(1)
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { user } = open('', { 'GET /api/tricks/:id': new InTurn(refusal(503, 'Away'), whole) })
    await user.click(await row('360 Flip'))
    await screen.findByText(/This trick could not be loaded\./)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    const page = await screen.findByRole('link', { name: '360 Flip: the whole page' })
    expect(page.getAttribute('href')).toBe('/tricks/360-flip')
  })

  it('says that steps could not be generated', async () => {
    const { user } = open('?open=360-flip', {
      'GET /api/tricks/:id': { ...whole, steps: [] },
      'POST /api/tricks/:id/generate-steps': new Response('no', { status: 502 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Generate Steps' }))
    await findToast('Failed to generate trick instructions.')
  })

  it('shows what the trick is and its steps, and closes again', async () => {
    const { user } = open('', { 'GET /api/tricks/:id': whole })
    const link = await row('360 Flip')
    expect(link.getAttribute('aria-expanded')).toBe('false')
    await user.click(link)
    await screen.findByText('The board turns and flips.')
    screen.getByText('Flick.')
    expect(window.location.search).toBe('?open=360-flip')
    await user.click(link)
    await waitFor(() => expect(screen.queryByText('The board turns and flips.')).toBeNull())
  })
})

it('a long list stands in parts of 25, the next one a press away', async () => {
  const { user } = open(
    '',
    {},
    Array.from({ length: 60 }, (_, at) => trickSummary(at + 1)),
  )
  const more = await screen.findByRole('link', { name: /^Show 25 more/ })
  expect(more.getAttribute('href')).toContain('#to-50')
  await user.click(more)
  const next = screen.getByRole('link', { name: 'Trick 26' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(window.location.hash).toBe('#to-50')
})
