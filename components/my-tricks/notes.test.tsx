// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Note } from '@/lib/my-tricks/schema'
import {
  counting,
  leavePage,
  myTrick,
  note,
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
  type Replies,
  refusal,
  show,
  withScreens,
} from '@/tests/setup/screen'
import { Dashboard } from './dashboard'

withScreens()
withAccounts()

const kickflip = (...notes: Note[]) => myTrick(1, { name: 'Kickflip', slug: 'kickflip', progress: { notes } })

const noHistory = {
  'GET /api/tricks/:id/practice': { entries: [], days: [], landing: null },
} satisfies Replies

/** My Tricks with the notes of a kickflip open. */
async function open(notes: Note[], more: Replies = {}) {
  const tricks = [kickflip(...notes)]
  const page = show(<Dashboard userId={skaterId} initial={tricks} slots={slots} />, {
    at: '/my-tricks?more=kickflip',
    replies: { 'GET /api/tricks/my-tricks': tricks, ...nothingElse, ...counting(), ...noHistory, ...more },
  })
  await newNote()
  await screen.findByText('No tries logged yet. Tap Missed or Landed at the spot.')
  return page
}

const row = () => screen.getByRole('article', { name: 'Kickflip' })
const newNote = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const said = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const rewrite = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.clear(field())
  await user.type(field(), text)
}
const written = ({ json }: Call) => note(9, (json as { text: string }).text)

describe('a clip in a note', () => {
  it('is a link with a picture of ours, and loads nothing', async () => {
    const { calls } = await open([note(5, 'Like https://www.youtube.com/shorts/dQw4w9WgXcQ!')])
    const before = calls().length
    const link = within(row()).getByRole('link', { name: /^youtube\.com\/shorts\/dQw4w9WgXcQ/ })
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/shorts/dQw4w9WgXcQ')
    expect(link.querySelector('svg')).not.toBeNull()
    expect(within(row()).queryAllByRole('img', { name: /youtube/ })).toEqual([])
    expect(document.querySelector('iframe, link[rel=preconnect][href*=youtube]')).toBeNull()
    expect(calls()).toHaveLength(before)
  })
})

describe('a new note', () => {
  it('is saved, counted, and said', async () => {
    const { user, calls } = await open([], { 'POST /api/tricks/:id/notes': written })
    expect(press('Save Note').ariaDisabled).toBe('true')
    await user.type(await newNote(), ' Shoulders closed ')
    await user.click(press('Save Note'))
    await screen.findByRole('button', { name: 'Edit note: Shoulders closed' })
    expect(calls('POST /api/tricks/1/notes').map(({ json }) => json)).toEqual([{ text: 'Shoulders closed' }])
    press('Notes and history of Kickflip, 1 note')
    expect(screen.getByText('1 note', { selector: '[role=status]' })).toBeTruthy()
    expect((await newNote()).value).toBe('')
  })

  it('is there as far as it was written after the page was left', async () => {
    const { user } = await open([])
    await user.type(await newNote(), 'Shoulders clo')
    leavePage()
    await open([])
    expect((await newNote()).value).toBe('Shoulders clo')
  })

  it('waits for a connection, which is said', async () => {
    const { user } = await open([], { 'POST /api/tricks/:id/notes': noNetwork })
    await user.type(await newNote(), 'Shoulders closed')
    await user.click(press('Save Note'))
    await findToast('Note kept')
    within(row()).getByText('Waiting for a connection')
  })

  it('goes on where its row is moved while it is written', async () => {
    const held = Promise.withResolvers<Response>()
    const { user } = await open([], {
      'PATCH /api/tricks/:id/progress': () => held.promise,
      'GET /api/tricks/tree': [],
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mastery of Kickflip' }), 'MASTERED')
    await screen.findByRole('region', { name: 'You have it: Kickflip' })
    const mastered = await within(screen.getByRole('region', { name: /^Mastered/ })).findByRole('textbox', {
      name: 'New note',
    })
    await user.type(mastered, 'Shoulders')
    const input = mastered as HTMLTextAreaElement
    input.setSelectionRange(8, 8)
    held.resolve(refusal(500, ''))
    await findToast('Failed to update progress.')
    const moved = await within(screen.getByRole('region', { name: /^In Progress/ })).findByRole('textbox', {
      name: 'New note',
    })
    expect(document.activeElement).toBe(moved)
    await user.keyboard('!')
    expect((await newNote()).value).toBe('Shoulder!s')
  })
})

describe('a note that is reworded', () => {
  it('has the focus in its field, and then on what opened it', async () => {
    const reworded = ({ json }: Call) => ({ ...note(1, ''), ...(json as object) })
    const page = await open([note(1, 'Shoulders closed')], { 'PATCH /api/tricks/:id/notes/:note': reworded })
    await page.user.click(press('Edit note: Shoulders closed'))
    expect(document.activeElement).toBe(field())
    await page.user.keyboard(', and look down')
    await page.user.click(press('Save'))
    const edit = await screen.findByRole('button', { name: 'Edit note: Shoulders closed, and look down' })
    await waitFor(() => expect(document.activeElement).toBe(edit))
  })

  it('is there as far as it was written after the page was left', async () => {
    const page = await open([note(1, 'Shoulders closed')])
    await page.user.click(press('Edit note: Shoulders closed'))
    await rewrite(page, 'Knees up first')
    leavePage()
    await open([note(1, 'Shoulders closed')])
    expect(field().value).toBe('Knees up first')
    expect(said(field())).toBe('')
  })

  it('does not replace unseen what another device wrote', async () => {
    const changed = { ...note(1, 'Look at the board'), updatedAt: '2026-01-03T10:00:00.000Z' }
    const reworded = ({ json }: Call) => ({ ...changed, ...(json as object) })
    const page = await open([note(1, 'Shoulders closed')], {
      'GET /api/tricks/my-tricks': [kickflip(changed)],
      'PATCH /api/tricks/:id/notes/:note': new InTurn(
        refusal(409, 'This note was changed on another device', { code: 'conflict' }),
        reworded,
      ),
    })
    await page.user.click(press('Edit note: Shoulders closed'))
    await rewrite(page, 'Shoulders closed, knees up')
    await page.user.click(press('Save'))
    await findToast('This note was changed on another device')
    await waitFor(() => expect(said(field())).toBe('Changed meanwhile. It now says:Look at the board'))
    expect(field().value).toBe('Shoulders closed, knees up')
    await page.user.click(press('Save this over it'))
    await screen.findByText('Shoulders closed, knees up')
    expect(page.calls('PATCH /api/tricks/1/notes/1').at(-1)?.json).toEqual({
      text: 'Shoulders closed, knees up',
      updatedAt: changed.updatedAt,
    })
  })

  it('says after the page was left that it was changed meanwhile, and what that says can be kept', async () => {
    const page = await open([note(1, 'Shoulders closed')])
    await page.user.click(press('Edit note: Shoulders closed'))
    await rewrite(page, 'Knees up first')
    leavePage()
    const again = await open([note(1, 'Wait for the board')])
    expect(field().value).toBe('Knees up first')
    expect(said(field())).toContain('Wait for the board')
    await again.user.click(press('Keep what it says'))
    await screen.findByRole('button', { name: 'Edit note: Wait for the board' })
    leavePage()
    await open([note(1, 'Wait for the board')])
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  })
})

describe('a note that was deleted elsewhere while it was reworded', () => {
  const [first, second, third] = [note(1, 'Shoulders closed'), note(2, 'Knees up'), note(3, 'Look down')]

  async function lose() {
    const page = await open([first, second, third], {
      'GET /api/tricks/my-tricks': [kickflip(first, third)],
      'PATCH /api/tricks/:id/notes/:note': refusal(404, 'There is no such note', { code: 'not_found' }),
      'POST /api/tricks/:id/notes': written,
    })
    await page.user.type(await newNote(), 'Half of another')
    await page.user.click(press('Edit note: Knees up'))
    await rewrite(page, 'Knees up to the chest')
    await page.user.click(press('Save'))
    await waitFor(() => expect(said(field())).toBe('Deleted meanwhile. What you wrote is still here.'))
    expect(field().value).toBe('Knees up to the chest')
    return page
  }

  it('becomes a new one, also after the page was left, and touches nothing else', async () => {
    await lose()
    leavePage()
    const { user } = await open([first, third], { 'POST /api/tricks/:id/notes': written })
    expect(field().value).toBe('Knees up to the chest')
    await user.click(press('Save as a new note'))
    await screen.findByRole('button', { name: 'Edit note: Knees up to the chest' })
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
    expect((await newNote()).value).toBe('Half of another')
  })

  it('can be let go for good', async () => {
    const { user } = await lose()
    await user.click(press('Discard'))
    leavePage()
    await open([first, third])
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
    expect((await newNote()).value).toBe('Half of another')
  })
})

it('deleting a note is asked about, and gives the focus to the next one', async () => {
  const { user, calls } = await open([note(1, 'Shoulders closed'), note(2, 'Knees up')], {
    'DELETE /api/tricks/:id/notes/:note': { success: true },
  })
  await user.click(press('Delete note: Shoulders closed'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Note' })
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete this note? This action cannot be undone.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement).toBe(press('Delete note: Knees up')))
  expect(calls('DELETE /api/tricks/1/notes/1')).toHaveLength(1)
})
