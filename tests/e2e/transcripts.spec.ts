import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { button, frame, lessonOf, openRow, serveOutside } from './player'

async function readTranscript(place: Page | Locator) {
  await place.getByText('Video Transcript').click()
  await expect(button(place, /The front foot hangs off/)).toBeVisible()
}

test('a trick loads nothing from other sites before a press, then marks the line that is said @phone', async ({
  page,
}) => {
  const asked = await serveOutside(page)
  const lesson = `/tricks/kickflip?v=${await lessonOf(page, 'kickflip')}&t=5#video`
  await page.goto(lesson)
  await readTranscript(page)
  await expectAccessible(page)
  expect(asked).toEqual([])
  await page.reload()
  await button(page, /^Play from 0:05: /).click()
  await expect(page.locator('iframe')).toBeVisible()
  // The frame is there before it has asked for anything.
  await expect.poll(() => asked).toHaveLength(1)
  await readTranscript(page)
  const current = page.locator('button[aria-current]')
  await expect(current).toContainText('Your weight is on the tail')
  await button(page, /Catch it in the air/).click()
  await expect(current).toContainText('Catch it in the air')
  await expect(frame(page).getByText('at 20')).toBeVisible()
})

test('a video starts at the line that is chosen, without a mouse too @once', async ({ page }) => {
  await serveOutside(page)
  await page.goto(`/tricks/kickflip?v=${await lessonOf(page, 'kickflip')}#video`)
  await expect(button(page, /^Play/)).toBeEnabled()
  await button(page, /^Play/).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(button(page, /Welcome back to the curb/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(button(page, /The front foot hangs off/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frame(page).getByText('at 10')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Load Another Tutorial')).toBeFocused()
  await button(page, /Pop first/).click()
  await expect(frame(page).getByText('at 15')).toBeVisible()
})

test('a search in the videos lands on the second @once', async ({ page }) => {
  await serveOutside(page)
  const row = await openRow(page, 'Ollie')
  await button(row, 'Load Tutorial').click()
  await readTranscript(row)
  await page.getByRole('searchbox', { name: 'Search tricks' }).fill('front foot')
  const found = page.getByRole('region', { name: 'In the videos' })
  const place = found.getByRole('link', { name: /^Ollie/ })
  await expect(place).toContainText('at 0:10')
  await expect(place.locator('mark').first()).toHaveText('front')
  await expectAccessible(page)
  await place.click()
  await expect(page).toHaveURL(/\/tricks\/ollie\?v=[\w-]{11}&t=10#video$/)
  await button(page, /^Play from 0:10/).click()
  await expect(frame(page).getByText('at 10')).toBeVisible()
})
