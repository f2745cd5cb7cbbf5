import type { Page } from '@playwright/test'
import { join, save } from './account'
import { expect, expectAccessible, expectBelowHeader, test } from './fixtures'
import { card, comeBack, disconnected, goOffline, inKeeping, install, waitingChanges } from './installed'

const trick = (page: Page) => page.getByLabel('Trick', { exact: true })
const press = (page: Page, name: 'Landed' | 'Missed') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const turn = (page: Page) => page.getByRole('heading', { level: 2 })

const friends = '/skate?p=Ada&m=&p=Bo&m=&o=2fr&s=1&e='
const fourLetters = 'Ollie_1.0.Kickflip_1.0.Heelflip_1.0.Backside+180_1.0'

// What a game refuses, says and asks: components/game/game.test.tsx.
test('a game of SKATE between friends: names, letters, undo, reload, the last letter and its revenge @phone', async ({
  page,
}) => {
  await page.goto('/skate')
  const sets = page.getByRole('region', { name: 'It likes to set' }).getByRole('listitem')
  await expect(sets).toHaveCount(4)
  const regular = await sets.allTextContents()
  await page.getByLabel('How good').selectOption('professional')
  await expect(sets).not.toHaveText(regular)
  await page.getByText('Friends here').click()
  await expect(sets).toHaveCount(0)
  await page.getByLabel('Player 1').fill('Ada')
  await page.getByLabel('Player 2').fill('Bo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(turn(page)).toHaveText('Ada: set a trick')
  await expect(turn(page)).toBeFocused()
  for (const name of ['Missed', 'Landed']) {
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeInViewport({
      ratio: 1,
    })
  }
  await expect(page.getByRole('list').filter({ hasText: 'Ada' })).toBeInViewport({ ratio: 1 })
  const landed = page.getByRole('main').getByRole('button', { name: 'Landed', exact: true })
  const before = await landed.boundingBox()
  await trick(page).fill('tre flip')
  expect(await landed.boundingBox(), 'choosing a trick moves no button').toEqual(before)
  await expect(page.getByRole('paragraph').getByText('360 Flip', { exact: true })).toBeVisible()
  await press(page, 'Landed')
  await expect(turn(page)).toHaveText('Bo: 360 Flip')
  await expect(turn(page)).toBeFocused()
  await expectBelowHeader(page, turn(page))
  await press(page, 'Missed')
  await expect(page.getByText("Bo missed the 360 flip. That's S.").first()).toBeVisible()
  await page.reload()
  await expect(turn(page)).toHaveText('Ada: set a trick')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(turn(page)).toHaveText('Bo: 360 Flip')
  await press(page, 'Landed')
  await expect(page.getByText('Bo landed the 360 flip, too.').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${friends}${fourLetters}`)
  await trick(page).fill('hardflip')
  await press(page, 'Landed')
  await press(page, 'Missed')
  await press(page, 'Missed')
  const dialog = page.getByRole('dialog', { name: 'Last letter' })
  await dialog.getByRole('button', { name: 'Missed' }).press('Enter')
  await expect(turn(page)).toHaveText('Ada wins')
  await expect(turn(page)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Hardflip' }).first()).toHaveAttribute(
    'href',
    '/tricks/hardflip',
  )
  await expect(page.getByText('on the way there:').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share Card' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.png$/)
  await expectAccessible(page)
  await page.reload()
  // A page that is opened begins at its top.
  await expect(turn(page)).not.toBeFocused()
  await page.getByRole('button', { name: 'Rematch' }).press('Enter')
  await expect(turn(page)).toHaveText('Bo: set a trick')
  await expect(turn(page)).toBeFocused()
})

test.describe('a game of SKATE without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('begins, goes on, and counts in the practice log once it is back @once', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(disconnected)
    await join(page)
    const [id] = await save(page, 'kickflip')
    await install(page)
    await expect.poll(() => inKeeping(page, '/skate')).toBe(true)
    await page.goto('/my-tricks')
    await expect(card(page, 'Kickflip')).toBeVisible()
    await goOffline(context)
    await page.goto('/skate')
    await page.getByLabel('How good').selectOption('beginner')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await trick(page).fill('kickflip')
    await press(page, 'Missed')
    await expect(page.getByText(/^You tried to set the kickflip/).first()).toBeVisible()
    await expect.poll(() => waitingChanges(page)).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await trick(page).fill('kickflip')
    await press(page, 'Landed')
    await expect(page.getByText(/^You set the kickflip/).first()).toBeVisible()
    await comeBack(context)
    await expect.poll(() => waitingChanges(page)).toBe(0)
    const history = await (await page.request.get(`/api/tricks/${id}/practice?timeZone=UTC`)).json()
    expect(history).toMatchObject({ entries: [{ tries: 1, lands: 1 }] })
  })
})
