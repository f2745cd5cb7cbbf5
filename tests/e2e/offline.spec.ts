import { join, save, toastOf, write } from './account'
import { expect, test, wakeful } from './fixtures'
import { card, comeBack, disconnected, goOffline, inKeeping, install, keptTricks } from './installed'
import { generateOf, orderOf, pickTricks } from './line'

test.use({ serviceWorkers: 'allow' })

test('a whole session without a connection arrives once @once', async ({ page, context, complaints }) => {
  complaints.expect(disconnected)
  await join(page)
  const [kickflip = 0] = await save(page, 'kickflip')
  await install(page)
  await expect.poll(() => keptTricks(page)).toEqual(['Kickflip'])
  await goOffline(context)

  await page.goto('/tricks/hardflip')
  await expect(page.getByRole('heading', { level: 1, name: 'Hardflip' })).toBeVisible()
  await expect(page).toHaveTitle('DarkSlide | Hardflip')
  await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to My Tricks: Hardflip' }).click()
  await expect(toastOf(page)).toContainText('It goes through once you are back online.')

  await page.goto('/my-tricks')
  await expect(card(page, 'Hardflip')).toBeVisible()
  for (const result of ['Landed', 'Missed', 'Landed', 'Missed', 'Landed'])
    await page.getByRole('button', { name: `${result}: Kickflip` }).click()
  await expect(card(page, 'Kickflip')).toContainText('3 of 5 landed')
  await card(page, 'Kickflip').getByLabel('Mastery').selectOption('CONSISTENT')
  await card(page, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
  const history = page.getByRole('region', { name: 'History of Kickflip' })
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

  await page.goto('/my-tricks')
  await expect(page.getByText('9 changes go through once you are back online.')).toBeVisible()
  await expect(card(page, 'Kickflip')).toContainText('3 of 5 landed')
  await expect(card(page, 'Kickflip').getByLabel('Mastery')).toHaveValue('CONSISTENT')
  await card(page, 'Kickflip').getByRole('button', { name: 'Notes and history' }).click()
  await expect(history).toContainText('Waiting for a connection')

  await comeBack(context)
  await expect(page.getByText('All changes are synced.')).toBeVisible()
  await expect(history).toContainText('3 of 5 landed')
  await expect(history).not.toContainText('Waiting')
  const { landing, entries } = await (await page.request.get(`/api/tricks/${kickflip}/practice`)).json()
  expect([landing.tries, landing.lands, entries.length]).toEqual([5, 3, 5])
  const { masteryLevel, notes } = await (await page.request.get(`/api/tricks/${kickflip}/progress`)).json()
  expect([masteryLevel, notes.length, notes[0].text]).toEqual(['CONSISTENT', 1, 'Wind from the left'])
  const lines = await (await page.request.get('/api/runs')).json()
  expect(lines.map(({ name }: { name: string }) => name)).toEqual(['Out there'])
  await page.reload()
  await expect(card(page, 'Kickflip')).toContainText('3 of 5 landed')
  await expect(card(page, 'Hardflip')).toBeVisible()
})

test('a trick is suggested without a connection, and is there again after Back and reload @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
  await join(page)
  const [heelflip] = await save(page, 'heelflip')
  await write(page.request, 'PATCH', `/api/tricks/${heelflip}/progress`, { masteryLevel: 'CONSISTENT' })
  await install(page)
  await expect.poll(() => keptTricks(page)).toEqual(['Heelflip'])
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

test('a page that is left at any moment loses nothing @once', async ({ page, context, complaints }) => {
  complaints.expect(disconnected)
  await join(page)
  const [kickflip = 0] = await save(page, 'kickflip')
  await install(page)
  await page.goto('/tricks/hardflip')
  await page.getByRole('button', { name: 'Add to My Tricks: Hardflip' }).click()
  await expect.poll(() => keptTricks(page)).toEqual(['Hardflip', 'Kickflip'])
  await goOffline(context)

  await page.goto('/my-tricks')
  await expect(card(page, 'Hardflip')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Landed: Kickflip' }).evaluate((landed: HTMLButtonElement) => {
    for (let times = 3; times > 0; times -= 1) landed.click()
    window.location.reload()
  })
  await reloaded
  await expect(card(page, 'Kickflip')).toContainText('3 of 3 landed')

  await comeBack(context)
  await expect
    .poll(async () => (await (await page.request.get(`/api/tricks/${kickflip}/practice`)).json()).entries)
    .toHaveLength(3)
})

test('words for a note that changed elsewhere meanwhile are kept beside it @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/409/)
  // The history is asked for with the notes.
  complaints.expect(disconnected)
  await join(page)
  const [id] = await save(page, 'kickflip')
  const note = await (
    await write(page.request, 'POST', `/api/tricks/${id}/notes`, { text: 'Shoulders' })
  ).json()
  await install(page)
  await page.goto('/my-tricks')
  await goOffline(context)
  const kickflip = card(page, 'Kickflip')
  await kickflip.getByRole('button', { name: 'Notes and history' }).click()
  await kickflip.getByRole('button', { name: 'Edit note: Shoulders' }).click()
  await kickflip.getByLabel('Note', { exact: true }).fill('Shoulders closed')
  await kickflip.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(kickflip.getByText('Shoulders closed')).toBeVisible()
  const elsewhere = { text: 'Look ahead', updatedAt: note.updatedAt }
  await write(page.request, 'PATCH', `/api/tricks/${id}/notes/${note.id}`, elsewhere)
  await comeBack(context)
  await expect(page.getByText('All changes are synced.')).toBeVisible()
  await expect(kickflip.getByText('Look ahead')).toBeVisible()
  await expect(kickflip.getByText('Shoulders closed')).toBeVisible()
})

test('two devices change one trick without a connection: nothing is lost, and it is said what won @once', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(disconnected)
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

test('what is not kept says so, and the guest finds the way back @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
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

test('the stills of My Tricks are on the device, and no others @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
  await join(page)
  await save(page, 'kickflip')
  const keptStills = () =>
    page.evaluate(async () => {
      const cache = await caches.open('darkslide-visited-stills')
      return (await cache.keys()).map(({ url }) => url.split('/').at(-1))
    })
  await install(page)
  await expect.poll(keptStills).toEqual(['kickflip.svg'])
  // Shown, but not kept.
  await page.goto('/tricks')
  await goOffline(context)
  await page.goto('/my-tricks')
  const still = card(page, 'Kickflip').locator('img.still')
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await keptStills()).toEqual(['kickflip.svg'])
  await comeBack(context)
})

test('the page of a first visit is on the device before all others @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
  // Then nothing is fetched that was not asked for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/tricks')
  await expect.poll(() => inKeeping(page, '/tricks'), { timeout: 60_000 }).toBe(true)
  expect(await inKeeping(page, '/api/tricks/book')).toBe(false)
  await goOffline(context)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
})
