import type { Page } from '@playwright/test'
import { newSkater, register, type Skater, save, toastOf, write } from './account'
import { expect, expectAccessible, test, wakeful } from './fixtures'
import { card, comeBack, disconnected, goOffline, install } from './installed'
import { planLine } from './line'

test.use({ serviceWorkers: 'allow' })

const slugs = { Kickflip: 'kickflip', Heelflip: 'heelflip', Ollie: 'ollie' }

const addOf = (page: Page, name: string) => page.getByRole('button', { name: `Add to My Tricks: ${name}` })

/** Keeps a list without an account, beginning with one trick. */
async function keepHere(page: Page): Promise<void> {
  await page.goto('/tricks/kickflip')
  await addOf(page, 'Kickflip').click()
  await page.getByRole('button', { name: 'Keep it on this device' }).click()
  await expect(toastOf(page)).toContainText('Added to My Tricks')
}

async function log(page: Page, name: string, results: ('Landed' | 'Missed')[]): Promise<void> {
  for (const result of results) await page.getByRole('button', { name: `${result}: ${name}` }).click()
}

type Saved = {
  name: string
  progress: { masteryLevel: string; notes: { text: string }[] }
  landing: { tries: number; lands: number } | null
}

const inAccount = async (page: Page): Promise<Saved[]> =>
  (await page.request.get('/api/tricks/my-tricks')).json()

test('a guest keeps a list on this device, and takes it into a new account @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
  await install(page)
  await keepHere(page)
  for (const name of ['Heelflip', 'Ollie'] as const) {
    await page.goto(`/tricks/${slugs[name]}`)
    await addOf(page, name).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
  }

  await page.goto('/my-tricks')
  await expect(page.getByText('This list lives in this browser, on this device.')).toBeVisible()
  // What the server renders knows of the list, and does not begin with the pitch.
  const rendered = await (await page.request.get('/my-tricks')).text()
  expect([rendered.includes('Loading your tricks'), rendered.includes('Track Mastery')]).toEqual([
    true,
    false,
  ])
  await log(page, 'Kickflip', ['Landed', 'Missed', 'Landed'])
  await expect(card(page, 'Kickflip')).toContainText('2 of 3 landed')
  await card(page, 'Heelflip').getByLabel('Mastery').selectOption('CONSISTENT')
  await card(page, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
  await card(page, 'Kickflip').getByLabel('New note').fill('Wind from the left')
  await card(page, 'Kickflip').getByRole('button', { name: 'Save Note' }).click()
  await expect(card(page, 'Kickflip').getByRole('listitem').filter({ hasText: 'Wind' })).toBeVisible()

  await page.goto('/my-tricks/session')
  await page.getByRole('button', { name: 'Start Session' }).click()
  await page.getByRole('button', { name: 'Landed: Ollie' }).click()
  await page.getByRole('button', { name: 'Missed: Ollie' }).click()
  await page.getByRole('button', { name: /^Undo the last try/ }).click()
  await expect(page.getByText('1 of 1 landed today.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 1 landed today.')).toBeVisible()
  await page.getByRole('button', { name: 'End Session' }).click()

  await planLine(page, ['Ollie', 'Kickflip', 'Heelflip'])
  await page.getByRole('textbox', { name: 'Line name' }).fill('Home line')
  await page.getByRole('button', { name: 'Save Line' }).click()
  await expect(toastOf(page)).toContainText('Line Saved Successfully')

  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toContainText('2 of 3 landed')
  await goOffline(context)
  await page.reload()
  await expect(card(page, 'Ollie')).toBeVisible()
  await log(page, 'Ollie', ['Landed'])
  await expect(card(page, 'Ollie')).toContainText('2 of 2 landed')
  await page.reload()
  await expect(card(page, 'Ollie')).toContainText('2 of 2 landed')
  await expect(card(page, 'Heelflip').getByLabel('Mastery')).toHaveValue('CONSISTENT')
  await comeBack(context)

  await page.goto('/login?tab=register')
  await register(page, newSkater())
  await page.getByRole('button', { name: 'Move 3 tricks and 1 line' }).click()
  await expect(toastOf(page)).toContainText('Registration successful')
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toContainText('2 of 3 landed')
  const moved = await inAccount(page)
  expect(moved.map(({ name }) => name)).toEqual(['Ollie', 'Heelflip', 'Kickflip'])
  expect(moved.map(({ landing }) => landing && [landing.tries, landing.lands])).toEqual([
    [2, 2],
    null,
    [3, 2],
  ])
  expect(moved.map(({ progress }) => progress.masteryLevel)).toEqual(['LEARNING', 'CONSISTENT', 'LEARNING'])
  expect(moved[2]?.progress.notes.map(({ text }) => text)).toEqual(['Wind from the left'])
  const lines: { name: string }[] = await (await page.request.get('/api/runs')).json()
  expect(lines.map(({ name }) => name)).toEqual(['Home line'])
  await expect.poll(() => leftHere(page)).toEqual([false, false])
})

/** Whether a guest's list is on this device, by its flag and its database. */
const leftHere = (page: Page) =>
  page.evaluate(async () => [
    localStorage.getItem('guest-list') !== null,
    (await indexedDB.databases()).some(({ name }) => name === 'darkslide-guest'),
  ])

/** Logs in by the form. */
async function logIn(page: Page, { email, password }: Skater): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** An account in which Kickflip is mastered, with a note and tries; no one is signed in afterward. */
async function makeAccount(page: Page): Promise<Skater> {
  const skater = newSkater()
  await write(page.request, 'POST', '/api/auth/register', skater)
  const [kickflip] = await save(page, 'kickflip')
  await write(page.request, 'PATCH', `/api/tricks/${kickflip}/progress`, { masteryLevel: 'MASTERED' })
  await write(page.request, 'POST', `/api/tricks/${kickflip}/notes`, { text: 'From home' })
  await write(page.request, 'POST', `/api/tricks/${kickflip}/practice`, { tries: 10, lands: 9 })
  await page.context().clearCookies()
  return skater
}

test('a list of this device is added to an account once, though the server fails in between @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/)
  const skater = await makeAccount(page)
  await keepHere(page)
  await page.goto('/my-tricks')
  await log(page, 'Kickflip', ['Landed', 'Missed'])
  await card(page, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
  await card(page, 'Kickflip').getByLabel('New note').fill('From the spot')
  await card(page, 'Kickflip').getByRole('button', { name: 'Save Note' }).click()
  await expect(
    card(page, 'Kickflip').getByRole('listitem').filter({ hasText: 'From the spot' }),
  ).toBeVisible()

  await logIn(page, skater)
  await expect(page.getByRole('heading', { name: 'Move 1 trick into your account?' })).toBeVisible()
  // It arrives, and the response is lost; then the page is left.
  await page.route('**/my-tricks/bring', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, json: { message: 'Try again later', code: 'unavailable' } })
  })
  const lost = page.waitForResponse('**/my-tricks/bring')
  await page.getByRole('button', { name: 'Move 1 trick' }).click()
  await lost
  await page.unroute('**/my-tricks/bring')
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toContainText('10 of 12 landed')
  await expect.poll(() => leftHere(page)).toEqual([false, false])
  await page.reload()
  await expect(card(page, 'Kickflip')).toContainText('10 of 12 landed')
  const [kickflip] = await inAccount(page)
  expect(kickflip?.progress.masteryLevel).toBe('MASTERED')
  expect(kickflip?.progress.notes.map(({ text }) => text)).toEqual(['From home', 'From the spot'])
})

test('a list of this device is moved into no account without a yes, and stays after signing out @once', async ({
  page,
}) => {
  const skater = await makeAccount(page)
  await keepHere(page)
  await page.goto('/my-tricks')
  await log(page, 'Kickflip', ['Landed'])
  await logIn(page, skater)
  await page.getByRole('button', { name: 'Leave it here' }).click()
  await expect(page).toHaveURL('/tricks')
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toContainText('9 of 10 landed')
  await expect(page.getByRole('heading', { name: /^Move/ })).toHaveCount(0)
  await page.getByRole('button', { name: `${skater.username}, account menu` }).click()
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(toastOf(page)).toContainText('Logged out')
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
})

test('two tabs of a guest share one list, which can be deleted @once', async ({ page, context }) => {
  await keepHere(page)
  await page.goto('/my-tricks')
  const other = wakeful(await context.newPage())
  await other.goto('/my-tricks')
  await Promise.all([
    log(page, 'Kickflip', ['Landed', 'Missed', 'Landed']),
    log(other, 'Kickflip', ['Missed', 'Missed']),
  ])
  for (const tab of [page, other]) await expect(card(tab, 'Kickflip')).toContainText('2 of 5 landed')
  await page.reload()
  await expect(card(page, 'Kickflip')).toContainText('2 of 5 landed')

  await page.getByRole('button', { name: 'Delete from this device' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
  await expect.poll(() => leftHere(page)).toEqual([false, false])
  await expect(other.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
})

test('the ways of a guest are reached by keyboard, and are accessible @phone', async ({ page }) => {
  await page.goto('/tricks/kickflip')
  await addOf(page, 'Kickflip').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create a free account' })
  await expect(dialog.getByRole('link', { name: 'Log In' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Keep it on this device' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Added to My Tricks')
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toBeVisible()
  await expectAccessible(page)
})
