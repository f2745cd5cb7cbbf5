import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { button, frame, lessonOf, openRow, serveOutside } from './player'

async function readTranscript(place: Page | Locator) {
  await place.getByText('Video Transcript').click()
  await expect(button(place, /The front foot hangs off/)).toBeVisible()
}

test.describe('the page of a trick', () => {
  test('loads nothing from other sites before a press, and is accessible after it @once', async ({
    page,
  }) => {
    const asked = await serveOutside(page)
    await page.goto('/tricks/kickflip#video')
    await readTranscript(page)
    await expectAccessible(page)
    expect(asked).toEqual([])
    await button(page, /^Play/).click()
    await expect(page.locator('iframe')).toBeVisible()
    // The frame is there before it has asked for anything.
    await expect.poll(() => asked).toHaveLength(1)
  })

  test('marks the line that is said, and a line jumps to its second @phone', async ({ page }) => {
    await serveOutside(page)
    await page.goto(`/tricks/kickflip?v=${await lessonOf(page, 'kickflip')}&t=5#video`)
    await button(page, /^Play from 0:05: /).click()
    await readTranscript(page)
    const current = page.locator('button[aria-current]')
    await expect(current).toContainText('Your weight is on the tail')
    await button(page, /Catch it in the air/).click()
    await expect(current).toContainText('Catch it in the air')
    await expect(frame(page).getByText('at 20')).toBeVisible()
  })

  test('starts a video at the line that is pressed @once', async ({ page }) => {
    await serveOutside(page)
    await page.goto(`/tricks/kickflip?v=${await lessonOf(page, 'kickflip')}#video`)
    await readTranscript(page)
    await button(page, /Pop first/).click()
    await expect(frame(page).getByText('at 15')).toBeVisible()
  })

  test('needs no mouse @once', async ({ page }) => {
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
  })

  test('plays no video that is none of its own @once', async ({ page, complaints }) => {
    complaints.expect(/404/)
    const asked = await serveOutside(page)
    await page.goto('/tricks/kickflip?v=stranger_01&t=5#video')
    await expect(page.getByText('The video at this link cannot be shown here.')).toBeVisible()
    await expect(button(page, /^Play from/)).toHaveCount(0)
    await expect(button(page, /^Load (Another )?Tutorial: ./)).toBeEnabled()
    expect(asked).toEqual([])
  })

  test('says when a video has no transcript @once', async ({ page, complaints }) => {
    complaints.expect(/404/)
    await page.route('**/api/youtube/transcript/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'None' } }),
    )
    await page.goto(`/tricks/kickflip?v=${await lessonOf(page, 'kickflip')}#video`)
    await page.getByText('Video Transcript').click()
    await expect(page.getByText('Transcript is not available for this video.')).toBeVisible()
    await expect(button(page, 'Try Again')).toHaveCount(0)
  })

  test('offers to try again when it could not be fetched @once', async ({ page, complaints }) => {
    complaints.expect(/500/)
    await page.route('**/api/youtube/transcript/*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(`/tricks/kickflip?v=${await lessonOf(page, 'kickflip')}#video`)
    await page.getByText('Video Transcript').click()
    await expect(page.getByText('Failed to fetch video transcript')).toBeVisible()
    await expect(button(page, 'Try Again')).toBeVisible()
  })
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
