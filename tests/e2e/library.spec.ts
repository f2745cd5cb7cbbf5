import type { Locator, Page } from '@playwright/test'
import { join, toastOf } from './account'
import { expect, readTrick, readTricks, test } from './fixtures'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search tricks' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const list = (page: Page) => page.getByRole('region', { name: 'All Tricks' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test.describe('finding a trick', () => {
  // What leads to which trick, lib/tricks/search.test.ts shows.
  test('needs no more than its nickname, which stays in the address and the field @once', async ({
    page,
  }) => {
    await page.goto('/tricks')
    await searchBox(page).pressSequentially('  TRE flip ')
    await expect(results(page).getByRole('link').first()).toHaveText('360 Flip')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('  TRE flip ')
    await page.reload()
    await expect(searchBox(page)).toHaveValue('  TRE flip ')
    await expect(results(page).getByRole('link').first()).toHaveText('360 Flip')
    await searchBox(page).fill('heelfip')
    const names = results(page).getByRole('link')
    await expect.poll(async () => (await names.allTextContents()).slice(0, 5)).toContain('Heelflip')
  })
})

test('steps that a failing server cannot generate are reported in a sentence @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/502/)
  const trick = await readTrick(page, 'kickflip')
  await page.route(`**/api/tricks/${trick.id}`, (route) => route.fulfill({ json: { ...trick, steps: [] } }))
  await page.route(`**/api/tricks/${trick.id}/generate-steps`, (route) =>
    route.fulfill({ status: 502, body: 'no' }),
  )
  await page.goto('/tricks?open=kickflip')
  await page.getByRole('button', { name: 'Generate Steps' }).first().click()
  await expect(toastOf(page)).toContainText('Failed to generate trick instructions.')
})

test.describe('an address', () => {
  test('by another name leads to the trick for good @once', async ({ page }) => {
    for (const [asked, slug] of [
      ['tre-flip', '360-flip'],
      ['Kickflip', 'kickflip'],
      ['fs-180', 'frontside-180'],
      [encodeURIComponent('キックフリップ'), 'kickflip'],
    ]) {
      const response = await page.request.get(`/tricks/${asked}`, { maxRedirects: 0 })
      expect([response.status(), response.headers().location], asked).toEqual([308, `/tricks/${slug}`])
    }
  })

  test('of no trick fills the search in @once', async ({ page, complaints }) => {
    complaints.expect(/404/)
    const response = await page.goto('/tricks/quadruple-sushi-flip')
    expect(response?.status()).toBe(404)
    await expect(searchBox(page)).toHaveValue('quadruple sushi flip')
    await searchBox(page).fill('kick flip')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(/\/tricks\?q=kick\+flip$/)
    await expect(results(page).getByRole('link').first()).toHaveText('Kickflip')
  })

  test('with a search arrives with what it finds, and is not kept for others @once', async ({ page }) => {
    const response = await page.request.get('/tricks?q=tre+flip')
    expect(response.headers()['cache-control']).toMatch(/private|no-store/)
    const rows = (await response.text()).match(/<tr data-row/g) ?? []
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(100)
    const plain = await page.request.get('/tricks?utm_source=x')
    expect(plain.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

test.describe('filtering', () => {
  test('down to Expert Rail gives an address that gives the same list @once', async ({ page }) => {
    await page.goto('/tricks')
    const expected = (await readTricks(page))
      .filter(
        (trick) => trick.category === 'Rail' && trick.difficultyRating === 'Expert' && !trick.isFoundational,
      )
      .map(({ name }) => name)
    expect(expected.length).toBeGreaterThan(0)
    await filter(page, 'Category').selectOption('Rail')
    await expect(page).toHaveURL(/\?category=Rail$/)
    await filter(page, 'Difficulty').selectOption('Expert')
    await expect(page).toHaveURL(/\?category=Rail&level=Expert$/)
    await expect(list(page).getByRole('link')).toHaveText(expected)
    await page.reload()
    await expect(filter(page, 'Category')).toHaveValue('Rail')
    await expect(filter(page, 'Difficulty')).toHaveValue('Expert')
    await expect(list(page).getByRole('link')).toHaveText(expected)
  })

  test('works by keyboard alone @desktop', async ({ page }) => {
    await page.goto('/tricks')
    await searchBox(page).focus()
    const category = filter(page, 'Category')
    const type = filter(page, 'Type')
    await category.focus()
    // One letter: after a second's pause, browsers take the next one for the beginning of another word.
    await page.keyboard.press('R')
    await expect(category).toHaveValue('Rail')
    await page.keyboard.press('Tab')
    await expect(type).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(type).toHaveValue('BASE')
    await expect(page).toHaveURL(/category=Rail&type=BASE/)
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/\?category=Rail$/)
  })
})

test.describe('a long list', () => {
  test('stands in parts, the next one a press away @once', async ({ page }) => {
    await page.goto('/tricks')
    const names = list(page).locator('[data-row]').getByRole('link')
    await expect(names).toHaveCount(25)
    await list(page)
      .getByRole('link', { name: /^Show \d+ more/ })
      .press('Enter')
    await expect(names).toHaveCount(50)
    await expect(names.nth(25)).toBeFocused()
    await expect(page).toHaveURL(/#to-50$/)
    await page.reload()
    await expect(names).toHaveCount(50)
  })

  test('keeps results near the search on a phone @phone', async ({ page }) => {
    await page.goto('/tricks?q=tre+flip')
    const first = results(page).locator('[data-row]').first()
    await expect(first).toContainText('360 Flip')
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
    await expect.poll(async () => (await top(first)) - (await top(searchBox(page)))).toBeLessThan(160)
    await page.goto('/tricks?level=Expert&category=Rail')
    await expect(page.locator('summary', { hasText: 'Filters' })).toContainText('2 active')
    await page.goto('/tricks')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
  })
})

test.describe('opening', () => {
  test('a row shows its steps, and its link leads to the whole page @once', async ({ page }) => {
    await page.goto('/tricks?category=Flips')
    const trick = await readTrick(page, '360-flip')
    const row = list(page).getByRole('link', { name: '360 Flip', exact: true })
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await row.click()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(list(page).getByText(trick.description)).toBeVisible()
    for (const step of trick.steps) await expect(list(page).getByText(step, { exact: true })).toBeVisible()
    await list(page).getByRole('link', { name: '360 Flip: the whole page' }).click()
    await expect(page).toHaveURL(/\/tricks\/360-flip$/)
    await expect(page.getByRole('heading', { level: 1, name: '360 Flip' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible()
    await expect(page.getByText(trick.steps[0] ?? '', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What goes wrong' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\?category=Flips&open=360-flip$/)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
  })

  test('a row is said to be on its way once, whatever is waited for @once', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/tricks\/\d+$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/tricks?category=Flips')
    const announced = await page.evaluateHandle(() => {
      const texts: (string | null)[] = []
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (added instanceof Element)
            for (const status of [added, ...added.querySelectorAll('[role=status]')])
              if (status.matches('[role=status]')) texts.push(status.textContent)
      }).observe(document.body, { childList: true, subtree: true })
      return texts
    })
    const asked = page.waitForRequest(/\/api\/tricks\/\d+$/)
    await list(page).getByRole('link', { name: '360 Flip', exact: true }).click()
    await asked
    await expect(list(page).getByText('Loading trick...')).toHaveCount(1)
    held.resolve()
    await expect(list(page).getByRole('link', { name: '360 Flip: the whole page' })).toBeVisible()
    await expect(list(page).getByText('Loading trick...')).toHaveCount(0)
    expect((await announced.jsonValue()).filter((text) => text === 'Loading trick...')).toHaveLength(1)
  })

  test('a row can fail to load and be tried again @once', async ({ page, complaints }) => {
    complaints.expect(/503/)
    await page.route(/\/api\/tricks\/\d+$/, (route) =>
      route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
    )
    await page.goto('/tricks?category=Flips')
    await list(page).getByRole('link', { name: '360 Flip', exact: true }).click()
    await expect(list(page).getByRole('alert')).toContainText('This trick could not be loaded.')
    await page.unroute(/\/api\/tricks\/\d+$/)
    await list(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(list(page).getByRole('link', { name: '360 Flip: the whole page' })).toBeVisible()
  })
})

test('saved tricks are none once the list is refused @once', async ({ page, complaints }) => {
  complaints.expect(/401/)
  await join(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/tricks/my-tricks', async (route) => {
    await held.promise
    await route.fulfill({ status: 401, json: { message: 'Session expired', code: 'unauthorized' } })
  })
  const known = (await readTricks(page)).find(({ slug }) => slug === '360-flip')
  await page.goto('/blog')
  await page.evaluate((id) => {
    const key = `user_${localStorage.getItem('localSession')}_my-tricks-storage`
    localStorage.setItem(key, JSON.stringify([id]))
  }, known?.id)
  await page.goto('/tricks?category=Flips')
  await expect(list(page).getByRole('button', { name: 'In My Tricks: 360 Flip. Remove' })).toBeVisible()
  held.resolve()
  await expect(list(page).getByRole('button', { name: 'Add to My Tricks: 360 Flip' })).toBeVisible()
})
