import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { join, save, toastOf, write } from './account'
import { expect, expectAccessible, isOver, test } from './fixtures'
import { card, comeBack, disconnected, goOffline, waitingChanges } from './installed'

/** Width and height that a PNG says of itself. */
async function savedPicture(page: Page, press: () => Promise<void>): Promise<[number, number]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toBe('darkslide.png')
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a week stays whole with one press, also without a connection @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
  await join(page)
  await save(page, 'ollie')
  await page.goto('/my-tricks')
  const rain = page.getByRole('button', { name: 'Rain', exact: true })
  const injury = page.getByRole('button', { name: 'Injury', exact: true })
  await rain.click()
  await expect(page.getByText('0 weeks skated, 1 rested')).toBeVisible()
  await expect(rain).toHaveAttribute('aria-pressed', 'true')
  await goOffline(context)
  await page.evaluate(() => fetch('/api/health').catch(() => undefined))
  await injury.click()
  await expect(injury).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => waitingChanges(page)).toBe(1)
  await comeBack(context)
  await expect.poll(() => waitingChanges(page), { timeout: 60_000 }).toBe(0)
  await page.reload()
  await expect(injury).toHaveAttribute('aria-pressed', 'true')
  await injury.click()
  await expect(page.getByText('0 weeks skated', { exact: true })).toBeVisible()
  // Skated after all: there is nothing to excuse.
  await card(page, 'Ollie').getByRole('button', { name: 'Landed: Ollie' }).click()
  await expect(page.getByText('1 week skated', { exact: true })).toBeVisible()
  await expect(rain).toBeHidden()
  await expectAccessible(page)
})

test('a week that is over is made whole later @phone', async ({ page }) => {
  await join(page)
  const [ollie] = await save(page, 'ollie')
  const practicedAt = new Date(Date.now() - 21 * 864e5).toISOString()
  await write(page.request, 'POST', `/api/tricks/${ollie}/practice`, { tries: 2, lands: 1, practicedAt })
  await page.goto('/my-tricks')
  await page.getByRole('button', { name: 'Earlier weeks' }).click()
  const weeks = page.getByRole('list', { name: 'Earlier weeks' }).getByRole('listitem')
  await expect(weeks).toHaveCount(8)
  await expect(weeks.nth(2)).toContainText('Skated on 1 day')
  const injury = weeks.nth(1).getByRole('button', { name: 'Injury' })
  await injury.click()
  await expect(page.getByText('1 week skated, 1 rested')).toBeVisible()
  await page.reload()
  await expect(injury).toHaveAttribute('aria-pressed', 'true')
  await injury.click()
  await expect(page.getByText('1 week skated', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

/** Keeps levels on their way until the function that it resolves to is called, which refuses them. */
async function holdLevels(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/progress', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await held.promise
    await route.fulfill({ status: 500, body: 'no' })
  })
  return held.resolve
}

test('a trick whose level could not be saved is not celebrated @once', async ({ page, complaints }) => {
  complaints.expect(/500/)
  await join(page)
  await save(page, 'kickflip')
  await page.goto('/my-tricks')
  const refuse = await holdLevels(page)
  await card(page, 'Kickflip').getByLabel('Mastery').selectOption('MASTERED')
  const moment = page.getByRole('region', { name: 'You have it: Kickflip' })
  await expect(moment).toBeVisible()
  refuse()
  await expect(toastOf(page)).toContainText('Failed to update progress.')
  await expect(moment).toBeHidden()
})

test('a note goes on where its row is moved while it is written @once', async ({ page, complaints }) => {
  complaints.expect(/500/)
  await join(page)
  await save(page, 'kickflip')
  await page.goto('/my-tricks')
  const refuse = await holdLevels(page)
  const kickflip = card(page, 'Kickflip')
  await kickflip.getByRole('button', { name: 'Notes and history' }).click()
  await kickflip.getByLabel('Mastery').selectOption('MASTERED')
  const note = page.getByRole('region', { name: 'Mastered 1' }).getByLabel('New note')
  await note.pressSequentially('Shoulders')
  await page.keyboard.press('ArrowLeft')
  refuse()
  await expect(page.getByRole('region', { name: 'In Progress 1' }).getByLabel('New note')).toBeFocused()
  await page.keyboard.type('!')
  await expect(kickflip.getByLabel('New note')).toHaveValue('Shoulder!s')
})

test('mastering a trick is a moment that stands in no one’s way @phone', async ({ page }) => {
  await join(page)
  const [, kickflip] = await save(page, 'ollie', 'kickflip')
  await write(page.request, 'POST', `/api/tricks/${kickflip}/practice`, { tries: 10, lands: 9 })
  await page.goto('/my-tricks')
  await card(page, 'Kickflip').getByLabel('Mastery').selectOption('MASTERED')
  const moment = page.getByRole('region', { name: 'You have it: Kickflip' })
  await expect(moment.getByRole('listitem').filter({ hasText: 'Kickflip' }).first()).toBeVisible()
  await expect(page.getByText('Kickflip is mastered. Escape closes the picture.')).toBeAttached()
  // The focus is where the next press is, and the next press counts.
  await expect(card(page, 'Ollie').getByLabel('Mastery')).toBeFocused()
  await card(page, 'Ollie').getByRole('button', { name: 'Landed: Ollie' }).click()
  await expect(card(page, 'Ollie')).toContainText('1 of 1 landed')
  const share = moment.getByRole('button', { name: 'Share Card' })
  expect(await savedPicture(page, () => share.click())).toEqual([1080, 1350])
  await page.keyboard.press('Escape')
  await expect(moment).toBeHidden()
  await card(page, 'Ollie').getByLabel('Mastery').selectOption('MASTERED')
  await expect(page.getByRole('region', { name: 'You have it: Ollie' })).toBeVisible()
  await expectAccessible(page)
})

test('a mastered trick is shown where it covers nothing that is written in', async ({ page }) => {
  await join(page)
  const [, kickflip] = await save(page, 'ollie', 'kickflip', 'heelflip', 'manual', 'boardslide', '50-50')
  await write(page.request, 'POST', `/api/tricks/${kickflip}/practice`, { tries: 10, lands: 9 })
  await page.goto('/my-tricks')
  await card(page, 'Kickflip').getByLabel('Mastery').selectOption('MASTERED')
  const moment = page.getByRole('region', { name: 'You have it: Kickflip' })
  await expect(moment.getByRole('listitem').first()).toBeVisible()
  const landed = card(page, 'Heelflip').getByRole('button', { name: 'Landed: Heelflip' })
  const [from, to] = [await landed.boundingBox(), await moment.boundingBox()]
  await page.evaluate((by) => window.scrollBy(0, by), (from?.y ?? 0) - (to?.y ?? 0) - 20)
  await landed.evaluate((button) => button.focus({ preventScroll: true }))
  expect(await isOver(moment, landed)).toBe(false)
  await expect(moment.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

test('what saves a note is in sight while it is written @phone', async ({ page }) => {
  await join(page)
  await save(page, 'ollie')
  await page.goto('/my-tricks')
  await card(page, 'Ollie').getByRole('button', { name: 'Notes and history' }).click()
  const note = page.getByLabel('New note')
  const saving = page.getByRole('button', { name: 'Save Note' })
  const box = await saving.boundingBox()
  // As a keyboard leaves it: the field is in sight, and the button below it is not.
  await page.setViewportSize({ width: 390, height: 420 })
  await page.evaluate((by) => window.scrollBy(0, by), (box?.y ?? 0) - 420)
  await note.evaluate((field) => field.focus({ preventScroll: true }))
  await page.keyboard.type('W')
  await expect(saving).toBeInViewport({ ratio: 1 })
})

test('the list stays where code that it asks for cannot be loaded @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await join(page)
  await save(page, 'ollie', 'kickflip', 'heelflip', 'manual', 'boardslide', '50-50', 'hardflip', '360-flip')
  await page.goto('/my-tricks')
  const level = page.getByRole('article').first().getByLabel('Mastery')
  await expect(level).toHaveValue('LEARNING')
  await context.setOffline(true)
  await level.selectOption('MASTERED')
  await expect(page.getByText('1 change goes through once you are back online.')).toBeVisible()
  const tree = page.getByRole('region', { name: 'Skill tree' })
  await tree.scrollIntoViewIfNeeded()
  await expect(tree.getByText('The tree could not be loaded.')).toBeVisible()
  const row = page.getByRole('article').first()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(toastOf(page)).toContainText('Network error. Please check your connection and try again.')
  await row.getByRole('button', { name: 'Notes and history' }).click()
  await expect(row.getByText('This part could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('All changes are synced.')).toBeVisible()
  await tree.getByRole('button', { name: 'Try Again' }).click()
  await expect(tree.locator('summary').first()).toBeVisible()
  await row.getByRole('button', { name: 'Try Again' }).click()
  await expect(row.getByLabel('New note')).toBeVisible()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('dialog', { name: /Remove/ })).toBeVisible()
})

test('a session is remembered by its place and a note, and drawn as a card @phone', async ({ page }) => {
  await join(page)
  await save(page, 'ollie', 'kickflip', 'manual', 'boardslide')
  await page.goto('/my-tricks/session')
  await page.getByRole('button', { name: 'Start Session' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Rest after a try').selectOption('60')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: /^Landed/ }).click()
  await expect(page.getByRole('timer')).toHaveText(/^Rest: (1:00|0:5\d)$/)
  await page.getByRole('button', { name: 'End Session' }).click()
  await page.getByLabel('Place').fill('Schoolyard')
  await page.getByLabel('Note').fill('New wheels, rough ground')
  await page.reload()
  await expect(page.getByLabel('Place')).toHaveValue('Schoolyard')
  expect(await savedPicture(page, () => page.getByRole('button', { name: 'Share Card' }).click())).toEqual([
    1080, 1350,
  ])
  await page.getByRole('button', { name: 'Done' }).click()
  const last = page.getByRole('region', { name: 'Last sessions' })
  await expect(last).toContainText('Schoolyard')
  await expect(last).toContainText('New wheels, rough ground')
  await page.reload()
  await expect(last).toContainText('1 of 1 landed')
  await expect(last).toContainText('Schoolyard')

  await page.getByRole('button', { name: 'Start Session' }).click()
  await page.getByRole('button', { name: /^Missed/ }).click()
  await page.getByRole('button', { name: 'End Session' }).click()
  await expect(page.getByText('0 of 1 today, 1 of 1 last time')).toBeVisible()
  await expectAccessible(page)
})

test('with the phone in a pocket a voice says the trick, and a headset counts the tries @once', async ({
  page,
}) => {
  // What the browser would say aloud, and what it would call when a button of a headset is pressed.
  await page.addInitScript(() => {
    const pocket = { said: [] as string[], pressed: {} as Record<string, (() => void) | null> }
    Object.assign(window, { pocket })
    SpeechSynthesis.prototype.speak = ({ text }) => void pocket.said.push(text)
    const setActionHandler = (action: string, handler: (() => void) | null) => {
      pocket.pressed[action] = handler
    }
    Object.assign(MediaSession.prototype, { setActionHandler })
  })
  type Pocket = { pocket: { said: string[]; pressed: Record<string, (() => void) | null> } }
  const said = () => page.evaluate(() => (window as unknown as Pocket).pocket.said)
  const press = (action: string) =>
    page.evaluate((name) => (window as unknown as Pocket).pocket.pressed[name]?.(), action)
  await join(page)
  await save(page, 'ollie', 'kickflip', 'manual', 'boardslide')
  await page.goto('/my-tricks/session')
  await page.getByRole('button', { name: 'Start Session' }).click()
  const trick = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.getByRole('button', { name: 'Options' }).click()
  const first = (await trick.textContent()) ?? ''
  await page.getByLabel('Say the next trick aloud').click()
  await page.getByLabel(/^Headset/).click()
  await expect(page.getByLabel(/^Headset/)).toBeChecked()
  await press('nexttrack')
  await press('previoustrack')
  await press('nexttrack')
  await expect(page.getByText('2 of 3 landed today.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(trick).not.toHaveText(first)
  await expect.poll(said).toEqual([first, await trick.textContent()])
  await page.getByLabel(/^Headset/).click()
  await press('nexttrack')
  await expect(page.getByText('No tries yet today.')).toBeVisible()
  await expectAccessible(page)
})

test('the home page begins with the day of whoever is signed in, below the picture @phone', async ({
  page,
}) => {
  await join(page)
  const [ollie] = await save(page, 'ollie')
  await write(page.request, 'POST', `/api/tricks/${ollie}/practice`, { tries: 3, lands: 2 })
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('button', { name: 'Landed: Ollie' }).click()
  await expect(today).toContainText('3 of 4 landed')
  // What is out of sight moves nothing in sight, and paints nothing later that is larger.
  const top = await page
    .locator('#today-title')
    .evaluate((title) => title.getBoundingClientRect().top + scrollY)
  expect(top).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  await expectAccessible(page)
})
