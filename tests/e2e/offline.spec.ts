import type { Page } from '@playwright/test'
import { join, save, toastOf, write } from './account'
import { expect, test, wakeful } from './fixtures'
import { card, comeBack, disconnected, goOffline, inKeeping, install, keptTricks } from './installed'
import { generateOf, orderOf, pickTricks } from './line'

test.use({ serviceWorkers: 'allow' })

/** The drawings of tricks on the device. */
const keptStills = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('darkslide-visited-stills')
    return (await cache.keys()).map(({ url }) => url.split('/').at(-1)).sort()
  })

test('a whole session without a connection is shown, suggested from, and arrives once @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(disconnected)
  await join(page)
  const [heelflip = 0, kickflip = 0] = await save(page, 'heelflip', 'kickflip')
  await write(page.request, 'PATCH', `/api/tricks/${heelflip}/progress`, { masteryLevel: 'CONSISTENT' })
  await install(page)
  await expect.poll(() => keptTricks(page)).toEqual(['Kickflip', 'Heelflip'])
  await expect.poll(() => keptStills(page)).toEqual(['heelflip.svg', 'kickflip.svg'])
  // Shown, but not kept.
  await page.goto('/tricks')

  const ask = async () => {
    await page.goto('/trickbot/suggest')
    await page.getByRole('checkbox', { name: 'Intermediate' }).check()
    await page.getByRole('textbox', { name: 'What do you want to skate?' }).fill('I can kickflip, what next')
    await page.getByRole('button', { name: 'Suggest Trick' }).click()
  }
  const suggested = page.getByRole('region', { name: 'Suggested Trick' })
  const name = suggested.getByRole('heading', { level: 3 })
  await ask()
  const there = (await name.textContent()) ?? ''
  const why = (await suggested.locator('p.text-lg').textContent()) ?? ''
  await goOffline(context)

  await test.step('a trick is suggested, and is there again after reload and Back', async () => {
    await ask()
    await expect(suggested).toContainText('From TrickBot, offline.')
    await expect(name).toHaveText(there)
    await expect(suggested).toContainText(why)
    await expect(name).not.toHaveText('Heelflip')
    await suggested.getByRole('button', { name: 'Harder' }).click()
    await expect(name).not.toHaveText(there)
    const harder = (await name.textContent()) ?? ''
    await page.reload()
    await expect(name).toHaveText(harder)
    await expect(suggested).toContainText('From TrickBot, offline.')
    await page.goBack()
    await expect(name).toHaveText(there)
    await expect(suggested).toContainText('From TrickBot, offline.')
  })

  const history = page.getByRole('region', { name: 'History of Kickflip' })
  await test.step('tries, a level, a note and a line wait', async () => {
    await page.goto('/tricks/hardflip')
    await expect(page.getByRole('heading', { level: 1, name: 'Hardflip' })).toBeVisible()
    await expect(page).toHaveTitle('DarkSlide | Hardflip: How to Do It, Step by Step')
    await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to My Tricks: Hardflip' }).click()
    await expect(toastOf(page)).toContainText('It goes through once you are back online.')

    await page.goto('/my-tricks')
    await expect(card(page, 'Hardflip')).toBeVisible()
    const still = card(page, 'Kickflip').locator('img.still')
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await keptStills(page)).toEqual(['heelflip.svg', 'kickflip.svg'])
    for (const result of ['Landed', 'Missed', 'Landed', 'Missed', 'Landed'])
      await page.getByRole('button', { name: `${result}: Kickflip` }).click()
    await expect(card(page, 'Kickflip')).toContainText('3 of 5 landed')
    await card(page, 'Kickflip').getByLabel('Mastery').selectOption('CONSISTENT')
    await card(page, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
    await expect(history.getByRole('listitem')).toHaveText([/3 of 5 landed\s*Waiting for a connection/])
    await expect(history).not.toContainText('No tries logged yet')
    await card(page, 'Kickflip').getByLabel('New note').fill('Wind from the left')
    await card(page, 'Kickflip').getByRole('button', { name: 'Save Note' }).click()
    await expect(page.getByText('8 changes go through once you are back online.')).toBeVisible()

    await pickTricks(page, ['Ollie', 'Kickflip', 'Heelflip'])
    await generateOf(page).click()
    await expect(orderOf(page)).toHaveCount(3)
    await expect(page.getByText('From TrickBot, offline.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Line name' }).fill('Out there')
    await page.getByRole('button', { name: 'Save Line' }).click()
    await expect(toastOf(page)).toContainText('You Are Offline')
  })

  await test.step('nothing is lost where a page is left at any moment', async () => {
    await page.goto('/my-tricks')
    await expect(page.getByText('9 changes go through once you are back online.')).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Landed: Heelflip' }).evaluate((landed: HTMLButtonElement) => {
      for (let times = 3; times > 0; times -= 1) landed.click()
      window.location.reload()
    })
    await reloaded
    await expect(card(page, 'Heelflip')).toContainText('3 of 3 landed')
    await expect(card(page, 'Kickflip')).toContainText('3 of 5 landed')
    await expect(card(page, 'Kickflip').getByLabel('Mastery')).toHaveValue('CONSISTENT')
    await card(page, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
    await expect(history).toContainText('Waiting for a connection')
  })

  await comeBack(context)
  await expect(page.getByText('All changes are synced.')).toBeVisible()
  await expect(history).toContainText('3 of 5 landed')
  await expect(history).not.toContainText('Waiting')
  const read = async (path: string) => (await page.request.get(path)).json()
  for (const [id, tries] of [
    [kickflip, 5],
    [heelflip, 3],
  ] as const) {
    const { landing, entries } = await read(`/api/tricks/${id}/practice`)
    expect([landing.tries, landing.lands, entries.length]).toEqual([tries, 3, tries])
  }
  const { masteryLevel, notes } = await read(`/api/tricks/${kickflip}/progress`)
  expect([masteryLevel, notes.length, notes[0].text]).toEqual(['CONSISTENT', 1, 'Wind from the left'])
  const lines = await read('/api/runs')
  expect(lines.map(({ name: saved }: { name: string }) => saved)).toEqual(['Out there'])
  await page.reload()
  await expect(card(page, 'Kickflip')).toContainText('3 of 5 landed')
  await expect(card(page, 'Hardflip')).toBeVisible()
})

test('two devices change one trick without a connection: nothing is lost, and it is said what won @once', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(disconnected)
  await join(page)
  const [id] = await save(page, 'kickflip')
  await install(page)
  await page.goto('/my-tricks')
  const kickflip = card(page, 'Kickflip')
  await goOffline(context)
  await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
  await kickflip.getByLabel('Mastery').selectOption('CONSISTENT')
  await kickflip.getByRole('button', { name: 'Notes and history' }).click()
  await kickflip.getByLabel('New note').fill('From the one')
  await kickflip.getByRole('button', { name: 'Save Note' }).click()
  await expect(page.getByText('3 changes go through once you are back online.')).toBeVisible()

  const second = await browser.newContext({ baseURL, storageState: await context.storageState() })
  const other = wakeful(await second.newPage())
  await other.goto('/my-tricks')
  // This one has nothing of the site on it: what it shows it has while there is a connection.
  await card(other, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
  await expect(card(other, 'Kickflip').getByLabel('New note')).toBeVisible()
  await goOffline(second)
  await other.getByRole('button', { name: 'Missed: Kickflip' }).click()
  await card(other, 'Kickflip').getByLabel('Mastery').selectOption('MASTERED')
  // The row has gone to its other section before anybody writes in it.
  await expect(other.getByRole('region', { name: 'Mastered 1' }).getByLabel('New note')).toBeVisible()
  await card(other, 'Kickflip').getByLabel('New note').fill('From the other')
  await card(other, 'Kickflip').getByRole('button', { name: 'Save Note' }).click()
  await expect(other.getByText('3 changes go through once you are back online.')).toBeVisible()
  await second.setOffline(false)
  await expect(other.getByText('All changes are synced.')).toBeVisible()
  await second.close()

  // The first one changed it earlier, and is heard later.
  await comeBack(context)
  await expect(toastOf(page)).toContainText('Kickflip is mastered: that was set later there.')
  await page.reload()
  await expect(kickflip).toContainText('1 of 2 landed')
  await expect(kickflip.getByLabel('Mastery')).toHaveValue('MASTERED')
  const notes = await (await page.request.get(`/api/tricks/${id}/progress`)).json()
  expect(notes.notes.map(({ text }: { text: string }) => text)).toEqual(['From the other', 'From the one'])
})

test('a guest has the page of a first visit at once, then all of it, and a way on from what is not kept @once', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(disconnected)
  await test.step('the page of a first visit is on the device before all others', async () => {
    const frugal = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
    // Then nothing is fetched that was not asked for.
    await frugal.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const first = wakeful(await frugal.newPage())
    await first.goto('/tricks')
    await expect.poll(() => inKeeping(first, '/tricks'), { timeout: 60_000 }).toBe(true)
    expect(await inKeeping(first, '/api/tricks/book')).toBe(false)
    await goOffline(frugal)
    await first.reload()
    await expect(first.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
    await frugal.close()
  })

  await install(page)
  await goOffline(context)
  for (const name of ['Suggest a Trick', 'Trick Library']) {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.goto('/tricks?q=hardflip')
  // The page that is kept holds the whole library, whose own row of it is hidden once the search has begun.
  const results = page.getByRole('region', { name: 'Search results' })
  await results.getByRole('link', { name: 'Hardflip', exact: true }).click()
  await expect(results.getByRole('listitem').first()).toBeVisible()
  await page.goto('/tricks/hardflip')
  const before = page
    .getByRole('heading', { name: 'Learn first' })
    .locator('xpath=..')
    .getByRole('link')
    .first()
  const name = (await before.textContent()) ?? ''
  await before.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.goto('/my-tricks')
  await expect(page.getByRole('heading', { name: 'Track Progress' })).toBeVisible()
})
