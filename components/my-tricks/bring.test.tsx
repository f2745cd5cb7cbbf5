// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { myTricksQuery } from '@/lib/offline/account-queries'
import { getQueryClient } from '@/lib/offline/client'
import { guestId } from '@/lib/offline/local-storage'
import { leavePage, myTrick, skaterId, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, InTurn, noNetwork, type Replies, show, withScreens } from '@/tests/setup/screen'
import { namedTrick } from '@/tests/setup/tricks'
import { utf16 } from '@/tests/setup/utf16'
import { BringScreen } from './bring'

withScreens()
withAccounts()

const library = [
  namedTrick(1, 'Ollie'),
  namedTrick(2, 'Kickflip'),
  namedTrick(3, '360 Flip', ['Tre Flip']),
  namedTrick(4, 'Nollie Heelflip'),
]

async function open(more: Replies = {}) {
  const page = show(<BringScreen userId={skaterId} />, {
    at: '/my-tricks/bring',
    replies: { 'GET /api/tricks/summaries': library, ...more },
  })
  await screen.findByRole('textbox', { name: 'Your list' })
  return page
}

async function paste({ user }: Awaited<ReturnType<typeof open>>, text: string) {
  await user.click(list())
  await user.paste(text)
}

const list = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your list' })
const meant = (written: string) => screen.getByLabelText<HTMLInputElement>(`Trick meant by ${written}`)
const save = (name: string) => screen.findByRole('button', { name })
/** The rows under a heading. */
const group = (title: string) => {
  return within(screen.getByRole('region', { name: title }))
    .getAllByRole('group')
    .filter((each) => each.tagName === 'FIELDSET')
}

const listed = () => ({ 'GET /api/tricks/my-tricks': [myTrick(1)] })

const pasted = '[x] Ollie 2025-03-14\nTre flip - working on it\nnoli heelflip\nthe one from the video\n'

describe('a list that is brought', () => {
  it('is read into three groups, corrected and saved', async () => {
    const page = await open({ 'POST /api/tricks/my-tricks/bring': { success: true }, ...listed() })
    await paste(page, pasted)
    await save('Save 3 Tricks')
    expect(
      [group('Understood'), group('Guessed'), group('Not understood')].map(({ length }) => length),
    ).toEqual([2, 1, 1])
    const unknown = meant('the one from the video')
    await page.user.type(unknown, 'Kickfl')
    screen.getByText('We don’t know a trick by this name, so it is left out.')
    await page.user.type(unknown, 'ip')
    await page.user.selectOptions(screen.getByLabelText('Level of the one from the video'), 'MASTERED')
    await page.user.click(await save('Save 4 Tricks'))
    await findToast('List Saved')
    await findToast('4 tricks are in My Tricks.')
    expect(window.location.pathname).toBe('/my-tricks')
    expect(page.calls('POST /api/tricks/my-tricks/bring').map(({ json }) => json)).toEqual([
      {
        tricks: [
          expect.objectContaining({
            trickId: 1,
            masteryLevel: 'CONSISTENT',
            lastPracticed: new Date('2025-03-14T12:00').toISOString(),
          }),
          expect.objectContaining({ trickId: 3, masteryLevel: 'LEARNING' }),
          expect.objectContaining({ trickId: 4 }),
          expect.objectContaining({ trickId: 2, masteryLevel: 'MASTERED' }),
        ],
      },
    ])
  })

  it('shows all that was read, what is doubtful first', async () => {
    const page = await open()
    const many = Array.from({ length: 12 }, (_, at) => `${['Ollie', 'Kickflip'][at % 2]} ${at}`)
    await paste(page, [...pasted.split('\n'), ...many].join('\n'))
    await save('Save 3 Tricks')
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Not understood', 'Guessed', 'Understood'])
    for (const written of ['Ollie', 'Tre flip - working on it', 'noli heelflip', 'the one from the video'])
      expect(meant(written).closest('details')).toBe(null)
    screen.getByText('13 rows are left out.')
  })

  it('is corrected in nicknames and shorthand, as the list is read', async () => {
    const page = await open({ 'POST /api/tricks/my-tricks/bring': { success: true }, ...listed() })
    await paste(page, 'the one from the video')
    await page.user.type(meant('the one from the video'), 'tre flip')
    screen.getByText('That is 360 Flip.')
    await page.user.click(await save('Save 1 Trick'))
    await findToast('List Saved')
    expect(page.calls('POST /api/tricks/my-tricks/bring')[0]?.json).toMatchObject({
      tricks: [{ trickId: 3 }],
    })
  })

  it('keeps as own tricks what no list shows', async () => {
    const page = await open({
      'POST /api/tricks/my-tricks/own': { ids: [77] },
      'POST /api/tricks/my-tricks/bring': { success: true },
      ...listed(),
    })
    await paste(page, 'Ollie\nCrook 180 out - landed')
    screen.getByText('Our list does not show it. You keep it as your own.')
    await page.user.click(await save('Save 2 Tricks'))
    await findToast('2 tricks are in My Tricks.')
    expect(page.calls('POST /api/tricks/my-tricks/own')[0]?.json).toEqual({
      names: ['Crooked Grind 180 Out'],
    })
    expect(page.calls('POST /api/tricks/my-tricks/bring')[0]?.json).toMatchObject({
      tricks: [{ trickId: 1 }, { trickId: 77, masteryLevel: 'CONSISTENT' }],
    })
  })

  it('keeps no own trick without an account', async () => {
    const page = show(<BringScreen userId={guestId} />, {
      at: '/my-tricks/bring',
      replies: { 'GET /api/tricks/summaries': library },
    })
    await screen.findByRole('textbox', { name: 'Your list' })
    await paste(page, 'Ollie\nCrook 180 out')
    screen.getByText('Our list does not show it. With an account you can keep it as your own.')
    await save('Save 1 Trick')
  })

  it('asks once which number of a date is the day', async () => {
    const page = await open()
    await paste(page, 'Ollie 3/4/2025\nKickflip 5/6/2025')
    await save('Save 2 Tricks')
    expect(group('Guessed')).toHaveLength(2)
    await page.user.click(screen.getByRole('radio', { name: 'April 3, 2025' }))
    await waitFor(() => expect(group('Understood')).toHaveLength(2))
    expect(screen.getByLabelText<HTMLInputElement>('Last practice of Ollie').value).toBe('2025-04-03')
  })

  it('asks which of two tricks is meant', async () => {
    const page = await open()
    await paste(page, 'kickflip x3')
    await page.user.click(await screen.findByRole('button', { name: 'Triple Kickflip' }))
    expect(meant('kickflip x3').value).toBe('Triple Kickflip')
    screen.getByRole('button', { name: 'Kickflip' })
  })

  it('keeps tries that had no day with the day that is picked', async () => {
    const page = await open({ 'POST /api/tricks/my-tricks/bring': { success: true }, ...listed() })
    await paste(page, 'Ollie 3 of 10')
    screen.getByText('3 of 10: pick the day to keep these tries.')
    fireEvent.change(screen.getByLabelText('Last practice of Ollie 3 of 10'), {
      target: { value: '2025-04-03' },
    })
    await page.user.click(await save('Save 1 Trick'))
    await findToast('List Saved')
    const practicedAt = new Date('2025-04-03T12:00').toISOString()
    expect(page.calls('POST /api/tricks/my-tricks/bring')[0]?.json).toMatchObject({
      tricks: [{ lastPracticed: practicedAt, practice: [{ tries: 10, lands: 3, practicedAt }] }],
    })
  })

  it('is in the list before the next page shows it', async () => {
    const page = await open({ 'POST /api/tricks/my-tricks/bring': { success: true }, ...listed() })
    await paste(page, 'Ollie')
    await page.user.click(await save('Save 1 Trick'))
    await findToast('List Saved')
    expect(getQueryClient().getQueryData(myTricksQuery(skaterId).queryKey)).toMatchObject([{ id: 1 }])
  })

  it('leaves out what is made empty', async () => {
    const page = await open()
    await paste(page, 'Ollie\nKickflip')
    await page.user.clear(meant('Kickflip'))
    await save('Save 1 Trick')
  })

  it('is here with its corrections after the page was left', async () => {
    const page = await open()
    await paste(page, 'the one from the video')
    await page.user.type(meant('the one from the video'), 'Kickflip')
    await save('Save 1 Trick')
    leavePage()
    await open()
    expect(meant('the one from the video').value).toBe('Kickflip')
  })

  it('stays where the network fails, is said to, and is saved with the next press', async () => {
    const page = await open({
      'POST /api/tricks/my-tricks/bring': new InTurn(noNetwork, { success: true }),
      ...listed(),
    })
    await paste(page, 'Ollie')
    await page.user.click(await save('Save 1 Trick'))
    await findToast('Network error. Please check your connection and try again.')
    expect(list().value).toBe('Ollie')
    await page.user.click(await save('Save 1 Trick'))
    await findToast('1 trick is in My Tricks.')
  })

  it('can be cleared', async () => {
    const page = await open()
    await paste(page, 'Ollie')
    await page.user.click(await save('Clear'))
    expect(list().value).toBe('')
    expect(document.activeElement).toBe(list())
  })

  it('brings the days of a diary along', async () => {
    const page = await open({ 'POST /api/tricks/my-tricks/bring': { success: true }, ...listed() })
    const header = 'kind,trick,date,mastery level,saved,tries,lands,text,rest,place'
    await paste(
      page,
      [header, 'trick,Ollie,,LEARNING,true,,,,,', 'day,,2026-06-15,,,,,Puddles,RAIN,Plaza'].join('\n'),
    )
    await screen.findByText(/^1 day of your diary comes along/)
    await page.user.click(await save('Save 1 Trick and 1 Day'))
    await findToast('List Saved')
    expect(page.calls('POST /api/tricks/my-tricks/bring').map(({ json }) => json)).toEqual([
      { tricks: [expect.objectContaining({ trickId: 1 })] },
      { tricks: [], diary: [{ day: '2026-06-15', rest: 'RAIN', place: 'Plaza', note: 'Puddles' }] },
    ])
  })
})

describe('a file', () => {
  const choose = async (page: Awaited<ReturnType<typeof open>>, name: string, content: BlobPart) =>
    page.user.upload(
      screen.getByLabelText('Choose a file'),
      new File([content], name, { type: 'text/plain' }),
    )

  it('is read like what is pasted, and what a sheet would reckon with is text', async () => {
    const page = await open()
    await choose(page, 'list.csv', 'trick,done\n"=HYPERLINK(""http://x"",""Ollie"")",yes\n=Kickflip,\n')
    await save('Save 2 Tricks')
    expect(group('Understood')).toHaveLength(2)
  })

  it('of another encoding is read', async () => {
    const page = await open()
    await choose(page, 'list.txt', utf16('\uFEFFOllie\tLanded\r\nKickflip\tLearning\r\n'))
    await save('Save 2 Tricks')
    expect(screen.getByLabelText<HTMLSelectElement>('Level of Ollie Landed').value).toBe('CONSISTENT')
  })

  it('that is too long gets a sentence', async () => {
    const page = await open()
    await choose(page, 'list.txt', 'Ollie\n'.repeat(50_000))
    await screen.findByText('This has 50,001 lines. Bring at most 5,000 at once.')
  })

  it('that is too large gets a sentence', async () => {
    const page = await open()
    await choose(page, 'huge.csv', 'x'.repeat(10_000_001))
    await screen.findByText(/^This is larger than 10 MB\./)
  })
})

it('says when the library cannot be read, and reads it again', async () => {
  const { user } = show(<BringScreen userId={skaterId} />, {
    replies: { 'GET /api/tricks/summaries': new InTurn(noNetwork, library) },
  })
  await screen.findByText('Failed to load tricks')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => list())
})
