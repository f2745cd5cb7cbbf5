import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search tricks' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

// What is found, filtered, sorted and opened: components/tricks/library.test.tsx; that it is there after a reload and
// Back: returning.spec.ts.
test('an address leads to the trick, its search, or what is closest, and is kept for others only where it asks for nothing @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/)
  for (const [asked, slug] of [
    ['tre-flip', '360-flip'],
    ['Kickflip', 'kickflip'],
    ['fs-180', 'frontside-180'],
    [encodeURIComponent('キックフリップ'), 'kickflip'],
  ]) {
    const response = await page.request.get(`/tricks/${asked}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], asked).toEqual([308, `/tricks/${slug}`])
  }

  const searched = await page.request.get('/tricks?q=tre+flip')
  expect(searched.headers()['cache-control']).toMatch(/private|no-store/)
  const rows = (await searched.text()).match(/<tr data-row/g) ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(100)
  const plain = await page.request.get('/tricks?utm_source=x')
  expect(plain.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')

  const response = await page.goto('/tricks/quadruple-sushi-flip')
  expect(response?.status()).toBe(404)
  await expect(searchBox(page)).toHaveValue('quadruple sushi flip')
  await searchBox(page).fill('kick flip')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/tricks\?q=kick\+flip$/)
  await expect(results(page).getByRole('link').first()).toHaveText('Kickflip')

  // An address of filters gives its list, here and after a reload.
  await page.goto('/tricks?category=Rail&level=Expert')
  const list = page.getByRole('region', { name: 'All Tricks' }).locator('[data-row]')
  await expect(list.first()).toBeVisible()
  for (const row of await list.all()) await expect(row).toContainText('Rail')
  await page.getByRole('combobox', { name: 'Category', exact: true }).focus()
  // One letter: after a second's pause, browsers take the next one for the beginning of another word.
  await page.keyboard.press('F')
  await expect(page).toHaveURL(/category=F\w+&level=Expert$/)
})

test('a long list keeps results near the search on a phone, and the next part has the focus @phone', async ({
  page,
}) => {
  await page.goto('/tricks?q=tre+flip')
  const first = results(page).locator('[data-row]').first()
  await expect(first).toContainText('360 Flip')
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => (await top(first)) - (await top(searchBox(page)))).toBeLessThan(160)
  await page.goto('/tricks?level=Expert&category=Rail')
  await expect(page.locator('summary', { hasText: 'Filters' })).toContainText('2 active')
  await page.goto('/tricks')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
  const all = page.getByRole('region', { name: 'All Tricks' })
  await all.getByRole('link', { name: /^Show \d+ more/ }).press('Enter')
  await expect(all.locator('[data-row]').getByRole('link').nth(25)).toBeFocused()
})
