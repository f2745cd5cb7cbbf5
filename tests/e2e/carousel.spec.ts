import type { Page } from '@playwright/test'
import { expect, readTrick, test } from './fixtures'

const track = (page: Page) => page.getByRole('list', { name: 'Foundational tricks' })
const scrolled = (page: Page) => track(page).evaluate((element) => element.scrollLeft)

async function expectArrows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next foundational tricks' }).click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Previous foundational tricks' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
}

test('the foundational tricks move by their arrows, and open to their steps @phone', async ({ page }) => {
  await page.goto('/tricks')
  const card = track(page).getByRole('listitem').first()
  expect((await card.boundingBox())?.width).toBe(280)
  await expectArrows(page)
  const trick = await readTrick(page, 'pushing')
  await card.getByRole('link').first().click()
  for (const step of trick.steps) await expect(card.getByText(step, { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'Pushing: the whole page' }).click()
  await page.waitForURL('/tricks/pushing', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Pushing' })).toBeVisible()
})

test('the foundational tricks stand in order, and move by arrows and by dragging, which opens nothing @desktop', async ({
  page,
}) => {
  await page.goto('/tricks')
  const cards = track(page).getByRole('listitem')
  const response = await page.request.get('/api/tricks/foundational')
  const names: string[] = (await response.json()).map(({ name }: { name: string }) => name)
  expect(names).toHaveLength(30)
  await expect(cards).toContainText(names)
  await expect(cards).toHaveCount(30)

  const box = await cards.nth(2).boundingBox()
  if (!box) throw new Error('The third card is not shown.')
  expect(box.width).toBe(300)
  await page.mouse.move(box.x + 100, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x - 200, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  // Where it stands is in the address once it rests; an opened card would be too.
  await expect(page).toHaveURL(/\/tricks\?card=2$/)
  await expect(track(page).getByRole('link', { expanded: true })).toHaveCount(0)

  await page.goto('/tricks')
  await expectArrows(page)
  // One that is opened leaves no hole below the others where it is out of sight.
  const first = track(page).getByRole('link', { name: 'Pushing' }).first()
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Next foundational tricks' }).click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/\/tricks\?card=\d+$/)
})
