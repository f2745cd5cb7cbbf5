import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { join, save, write } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { comeBack, disconnected, goOffline, install, waitingChanges } from './installed'

const slugs = ['ollie', 'kickflip', 'heelflip', 'manual', 'boardslide']

/** How often each trick of a plan was tried, and landed, as the server counts it. */
async function counted(page: Page, ids: number[]): Promise<[number, number][]> {
  return Promise.all(
    ids.map(async (id) => {
      const { entries } = await (await page.request.get(`/api/tricks/${id}/practice`)).json()
      const lands = entries.reduce((sum: number, entry: { lands: number }) => sum + entry.lands, 0)
      return [entries.length, lands]
    }),
  )
}

const trickAtHand = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
/** Leaves the plan for its first trick; returns the name of that trick. */
async function startSession(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start Session' }).click()
  await expect(landed(page)).toBeVisible()
  return (await trickAtHand(page).textContent()) ?? ''
}

const landed = (page: Page) => page.getByRole('button', { name: /^Landed/ })
const missed = (page: Page) => page.getByRole('button', { name: /^Missed/ })

test('a session is planned, skated, survives reloads and a login that ran out, is summed up, remembered, and drawn @phone', async ({
  page,
}) => {
  const skater = await join(page)
  const ids = await save(page, ...slugs)
  await page.goto('/my-tricks/session')
  const plan = page.getByRole('list', { name: 'Plan' }).getByRole('listitem')
  await expect(plan).toHaveCount(4)
  await page
    .getByRole('button', { name: /^Take .* out of the plan$/ })
    .first()
    .click()
  await expect(plan).toHaveCount(3)
  await page.reload()
  await expect(plan).toHaveCount(3)
  const first = await startSession(page)
  for (const button of [landed(page), missed(page)]) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(64)
    expect(box?.y).toBeGreaterThan(844 / 2)
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  // Lying, with the buttons beside the trick; and with text twice as large.
  await page.setViewportSize({ width: 740, height: 360 })
  await landed(page).scrollIntoViewIfNeeded()
  await expect(landed(page)).toBeInViewport({ ratio: 1 })
  await expect(trickAtHand(page)).toBeInViewport()
  expect((await landed(page).boundingBox())?.height).toBeGreaterThanOrEqual(64)
  await page.setViewportSize({ width: 390, height: 844 })
  const large = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await large.evaluate((style) => (style as Element).remove())
  await landed(page).click()
  await missed(page).click()
  await landed(page).click()
  await expect(page.getByText('2 of 3 landed today.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo the last try/ }).click()
  await expect(page.getByText('1 of 2 landed today.')).toBeVisible()
  await landed(page).press('ArrowRight')
  await expect(trickAtHand(page)).not.toHaveText(first)
  const second = (await trickAtHand(page).textContent()) ?? ''
  await missed(page).click()
  await page.reload()
  await expect(trickAtHand(page)).toHaveText(second)
  await expect(page.getByText('0 of 1 landed today.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(trickAtHand(page)).toHaveText(first)
  await expect(page.getByText('1 of 2 landed today.')).toBeVisible()

  await page.getByRole('button', { name: 'End Session' }).click()
  await expect(page.getByText('1 of 3 tries landed.')).toBeVisible()
  await expect(page.getByText('1 of 2 today')).toBeVisible()
  await expect.poll(async () => (await counted(page, ids)).flat().reduce((a, b) => a + b)).toBe(3 + 1)
  await page.getByLabel('Place').fill('Schoolyard')
  await page.getByLabel('Note').fill('New wheels, rough ground')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Place')).toHaveValue('Schoolyard')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share Card' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('darkslide.png')
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
  await page.getByRole('button', { name: 'Done' }).click()
  const last = page.getByRole('region', { name: 'Last sessions' })
  await expect(last).toContainText('Schoolyard')
  await page.reload()
  await expect(last).toContainText('1 of 3 landed')
  await expect(last).toContainText('New wheels, rough ground')
  await expectAccessible(page)
  await page.reload()
  await startSession(page)
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await expect(page.getByLabel('Rest after a try')).toBeVisible()
  await expectAccessible(page)

  await test.step('it stands in one column, and goes on where it was after the login ran out', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/my-tricks/session')
    const sides = async (name: string) => {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox()
      return { x: box?.x, width: box?.width }
    }
    await expect(landed(page)).toBeInViewport({ ratio: 1 })
    const name = (await trickAtHand(page).textContent()) ?? ''
    const column = await sides(name)
    // Shown at once, and sent a moment later: only then may the session end.
    const logged = page.waitForResponse('**/practice')
    await landed(page).click()
    const count = page.getByText(/^\d of \d landed today\.$/)
    await expect(count).toBeVisible()
    const tries = (await count.textContent()) ?? ''
    expect((await logged).ok()).toBe(true)
    // A page that is open hears of it by itself, and a reload would find it forgotten already.
    await page.goto('about:blank')
    await write(page.request, 'POST', '/api/auth/logout')
    await page.goto('/my-tricks/session')
    await expect(page.getByText('Session Expired')).toBeVisible()
    await page.getByLabel('Email').fill(skater.email)
    await page.getByLabel('Password', { exact: true }).fill(skater.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/my-tricks\/session$/)
    await expect(trickAtHand(page)).toHaveText(name)
    await expect(page.getByText(tries)).toBeVisible()
    await page.getByRole('button', { name: 'End Session' }).click()
    await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()
    expect(await sides('How it went')).toEqual(column)
    await page.getByRole('button', { name: 'Done' }).click()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(await sides('Today’s plan')).toEqual({ ...column, x: heading?.x })
  })
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('two hundred tries from the first press to the last, through reloads and a closed page, count once @once', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(disconnected)
    await join(page)
    const ids = await save(page, ...slugs)
    await install(page)
    await page.goto('/my-tricks')
    await expect(page.getByRole('article', { name: 'Boardslide' })).toBeVisible()
    await goOffline(context)

    await page.goto('/my-tricks/session')
    await page.getByRole('button', { name: 'Start Session' }).click()
    let tab = page
    for (let round = 0; round < 4; round += 1) {
      // As fast as no thumb can, and away before anything could be tidied up.
      await landed(tab).evaluate((button: HTMLButtonElement) => {
        for (let times = 25; times > 0; times -= 1) button.click()
      })
      await missed(tab).evaluate((button: HTMLButtonElement) => {
        for (let times = 25; times > 0; times -= 1) button.click()
      })
      await expect(tab.getByText('25 of 50 landed today.')).toBeVisible()
      await tab.getByRole('button', { name: 'Next' }).click()
      if (round === 1) {
        tab = await context.newPage()
        await page.close()
        await tab.goto('/my-tricks/session')
      } else await tab.reload()
    }
    await expect(tab.getByText('25 of 50 landed today.')).toBeVisible()
    await tab.getByRole('button', { name: 'End Session' }).click()
    await expect(tab.getByText('100 of 200 tries landed.')).toBeVisible()
    expect(await waitingChanges(tab)).toBe(200)

    await comeBack(context)
    await expect.poll(() => waitingChanges(tab), { timeout: 120_000 }).toBe(0)
    const rows = await counted(tab, ids)
    expect(rows.reduce((sum, [tries]) => sum + tries, 0)).toBe(200)
    expect(rows.reduce((sum, [, lands]) => sum + lands, 0)).toBe(100)
  })
})
