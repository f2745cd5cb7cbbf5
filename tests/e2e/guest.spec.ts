import type { Page } from '@playwright/test'
import { keepHere, newSkater, register, toastOf } from './account'
import { expect, expectAccessible, test, wakeful } from './fixtures'
import { card, comeBack, disconnected, goOffline, install } from './installed'
import { planLine } from './line'

test.use({ serviceWorkers: 'allow' })

const slugs = { Kickflip: 'kickflip', Heelflip: 'heelflip', Ollie: 'ollie' }

const addOf = (page: Page, name: string) => page.getByRole('button', { name: `Add to My Tricks: ${name}` })

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
  complaints.allow(disconnected)
  await install(page)
  await keepHere(page)
  for (const name of ['Heelflip', 'Ollie'] as const) {
    await page.goto(`/tricks/${slugs[name]}`)
    await addOf(page, name).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
  }

  await page.goto('/my-tricks')
  await expect(page.getByText('This list lives in this browser, on this device.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('darkslide.json')
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
  await expectAccessible(page)

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('2 of 3 landed')

  await page.goto('/my-tricks/session')
  await page.getByRole('button', { name: 'Start Session' }).click()
  // What is consistent warms up.
  await page.getByRole('button', { name: 'Landed: Heelflip' }).click()
  await page.getByRole('button', { name: 'Missed: Heelflip' }).click()
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
  await expect(card(page, 'Ollie')).toContainText('1 of 1 landed')
  await page.reload()
  await expect(card(page, 'Ollie')).toContainText('1 of 1 landed')
  await expect(card(page, 'Heelflip').getByLabel('Mastery')).toHaveValue('CONSISTENT')
  await comeBack(context)

  await page.goto('/login?tab=register')
  await register(page, newSkater())
  await page.getByRole('button', { name: 'Move 3 tricks and 1 line' }).click()
  await expect(toastOf(page)).toContainText('Registration successful')
  // Who leaves before all has moved is asked again about the rest.
  await expect.poll(() => leftHere(page)).toEqual([false, false])
  await page.goto('/my-tricks')
  await expect(card(page, 'Kickflip')).toContainText('2 of 3 landed')
  const moved = await inAccount(page)
  expect(moved.map(({ name }) => name)).toEqual(['Ollie', 'Heelflip', 'Kickflip'])
  expect(moved.map(({ landing }) => landing && [landing.tries, landing.lands])).toEqual([
    [1, 1],
    [1, 1],
    [3, 2],
  ])
  expect(moved.map(({ progress }) => progress.masteryLevel)).toEqual(['LEARNING', 'CONSISTENT', 'LEARNING'])
  expect(moved[2]?.progress.notes.map(({ text }) => text)).toEqual(['Wind from the left'])
  const lines: { name: string }[] = await (await page.request.get('/api/runs')).json()
  expect(lines.map(({ name }) => name)).toEqual(['Home line'])
})

/** Whether a guest's list is on this device, by its flag and its database. */
const leftHere = (page: Page) =>
  page.evaluate(async () => [
    localStorage.getItem('guest-list') !== null,
    (await indexedDB.databases()).some(({ name }) => name === 'darkslide-guest'),
  ])

test('two tabs of a guest share one list, which can be deleted @once', async ({ page, context }) => {
  await keepHere(page)
  await page.goto('/my-tricks')
  const other = wakeful(await context.newPage())
  await other.goto('/my-tricks')
  // What comes to the page late moves the list, and a press may miss what has moved.
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Next for you' })).toBeVisible()
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
