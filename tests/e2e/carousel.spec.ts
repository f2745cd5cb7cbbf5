import type { Page } from '@playwright/test'
import { expect, readTrick, test } from './fixtures'

const track = (page: Page) => page.getByRole('list', { name: 'Foundational tricks' })
const scrolled = (page: Page) => track(page).evaluate((element) => element.scrollLeft)

test.describe('the foundational tricks', () => {
  test('stand in the order one learns them @once', async ({ page }) => {
    await page.goto('/tricks')
    const response = await page.request.get('/api/tricks/foundational')
    const names: string[] = (await response.json()).map(({ name }: { name: string }) => name)
    expect(names).toHaveLength(30)
    const cards = track(page).getByRole('listitem')
    await expect(cards).toHaveCount(30)
    for (const [index, name] of names.entries()) await expect(cards.nth(index)).toContainText(name)
  })

  test('open to their steps @phone', async ({ page }) => {
    await page.goto('/tricks')
    const trick = await readTrick(page, 'pushing')
    const card = track(page).getByRole('listitem').first()
    await card.getByRole('link').first().click()
    for (const step of trick.steps) await expect(card.getByText(step, { exact: true })).toBeVisible()
    await card.getByRole('link', { name: 'Pushing: the whole page' }).click()
    await page.waitForURL('/tricks/pushing', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Pushing' })).toBeVisible()
  })

  test('move by their arrows', async ({ page }) => {
    await page.goto('/tricks')
    await page.getByRole('button', { name: 'Next foundational tricks' }).click()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Previous foundational tricks' }).click()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('leave no hole below the others where an opened one is out of sight @desktop', async ({ page }) => {
    await page.goto('/tricks')
    const first = track(page).getByRole('link', { name: 'Pushing' }).first()
    await first.click()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    const next = page.getByRole('button', { name: 'Next foundational tricks' })
    await next.click()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/\/tricks\?card=\d+$/)
  })

  test('move by dragging, which opens nothing @desktop', async ({ page }) => {
    await page.goto('/tricks')
    const card = track(page).getByRole('listitem').nth(2)
    const box = await card.boundingBox()
    if (!box) throw new Error('The third card is not shown.')
    await page.mouse.move(box.x + 100, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x - 200, box.y + 60, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    // Where it stands is in the address once it rests; an opened card would be too.
    await expect(page).toHaveURL(/\/tricks\?card=2$/)
    await expect(track(page).getByRole('link', { expanded: true })).toHaveCount(0)
  })

  test('are 280 px wide on a phone @phone', async ({ page }) => {
    await page.goto('/tricks')
    expect((await track(page).getByRole('listitem').first().boundingBox())?.width).toBe(280)
  })

  test('are 300 px wide on a desk @desktop', async ({ page }) => {
    await page.goto('/tricks')
    expect((await track(page).getByRole('listitem').first().boundingBox())?.width).toBe(300)
  })
})
