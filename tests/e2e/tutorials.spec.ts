import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, readTricks, test } from './fixtures'
import { button, frame, openRow, serveOutside, tutorialCall } from './player'

const quota = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
const meanwhile =
  'Your existing tutorial will continue to work, and you can try finding new tutorials in about an hour.'

async function openCard(page: Page): Promise<Locator> {
  await page.goto('/tricks')
  const card = page.getByRole('list', { name: 'Foundational tricks' }).getByRole('listitem').first()
  await card.getByRole('link').first().click()
  return card
}

test.describe('a tutorial', () => {
  test('loads in a row, plays after a press, and another one follows', async ({ page }) => {
    const asked = await serveOutside(page)
    const row = await openRow(page, 'Heelflip')
    await button(row, 'Load Tutorial').click()
    await expect(page.getByText('Tutorial video loaded successfully')).toBeVisible()
    const play = button(row, /^Play/)
    await expect(play).toBeFocused()
    expect(asked, 'nothing leaves before the press').toEqual([])
    await play.press('Enter')
    await expect(frame(page).getByText(/^at \d/)).toBeVisible()
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
    await button(row, 'Load Another Tutorial').press('Enter')
    await expect(page.getByText('New tutorial loaded successfully')).toBeVisible()
    await expect(button(row, /^Play/)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toHaveLength(1)
  })

  for (const [code, words] of [
    [100, 'This video is no longer on YouTube.'],
    [150, 'Its owner does not let this video play on other sites.'],
  ] as const) {
    test(`that the player refuses with ${code} says so, and another one follows @once`, async ({ page }) => {
      await serveOutside(page, code)
      const row = await openRow(page, 'Kickflip')
      await button(row, 'Load Tutorial').click()
      await button(row, /^Play/).click()
      await expect(row.getByRole('alert')).toContainText(words)
      const search = row.getByRole('alert').getByRole('link', { name: 'Search YouTube for Kickflip' })
      await expect(search).toHaveAttribute('href', /youtube\.com\/results\?search_query=Kickflip/)
      // By key: a click right after scrolling can reach the player's frame where it was before.
      await button(row, 'Load Another Tutorial').press('Enter')
      await expect(button(row, /^Play/)).toBeVisible()
      await expect(row.getByText(words)).toHaveCount(0)
    })
  }

  test('whose player does not respond says so once @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await page.route(/youtube/, (route) => route.abort())
    const row = await openRow(page, 'Kickflip')
    await button(row, 'Load Tutorial').click()
    await page.clock.install()
    await button(row, /^Play/).click()
    await page.clock.runFor(11_000)
    await expect(row.getByRole('alert')).toContainText('The YouTube player is not responding.')
    await expect(row.getByRole('link', { name: 'Search YouTube for Kickflip' })).toBeVisible()
  })

  test('is still there when the row is closed and opened again @once', async ({ page }) => {
    const row = await openRow(page, 'Hardflip')
    await button(row, 'Load Tutorial').click()
    await expect(button(row, /^Play/)).toBeVisible()
    const name = row.getByRole('link', { name: 'Hardflip', exact: true })
    await name.click()
    await expect(button(row, /^Play/)).toHaveCount(0)
    await name.click()
    await expect(button(row, /^Play/)).toBeVisible()
    await expect(button(row, 'Load Another Tutorial')).toBeVisible()
  })

  test('is one of all that are known, on the page of the trick @once', async ({ page }) => {
    const asked = await serveOutside(page)
    const id = (await readTricks(page)).find(({ slug }) => slug === 'kickflip')?.id
    const { videos, videoUrl } = await (await page.request.get(`/api/tricks/${id}`)).json()
    const others = videos.filter(({ videoId }: { videoId: string }) => !videoUrl?.includes(videoId))
    expect(others.length).toBeGreaterThan(1)
    const [chosen] = others
    await page.route(`**/api/tricks/${id}/videos/*`, (route) =>
      route.fulfill({ json: { ...chosen, embedUrl: '', title: 'The chosen one' } }),
    )
    await page.goto('/tricks/kickflip')
    const list = page.getByRole('region', { name: 'Videos of Kickflip' })
    await expect(list.getByRole('link')).toHaveCount(others.length)
    // The list is rendered anew once its code has loaded; what is around it stays.
    await page.locator('#video').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /Load (Another )?Tutorial/ })).toBeEnabled()
    expect(asked).toEqual([])
    await list.getByRole('link').first().click()
    await expect(page.locator('iframe[title="Video: The chosen one"]')).toBeFocused()
    expect(asked.length).toBe(1)
    expect(asked[0]).toContain(chosen.videoId)
    await expect(list.getByRole('link')).toHaveCount(videos.length - 1)
  })

  test('says while it is on its way that it is @once', async ({ page }) => {
    const row = await openRow(page, 'Kickflip')
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(tutorialCall, async (route) => {
      await gate
      await route.fallback()
    })
    await button(row, 'Load Tutorial').click()
    await expect(button(row, 'Loading Tutorial...')).toHaveAttribute('aria-disabled', 'true')
    open()
    await expect(button(row, 'Load Another Tutorial')).toBeEnabled()
  })

  test('that fails can be tried again @once', async ({ page, complaints }) => {
    complaints.expect(/503/)
    const row = await openRow(page, 'Hardflip')
    await page.route(tutorialCall, (route) => route.fulfill({ status: 503, json: { message: quota } }), {
      times: 1,
    })
    await button(row, 'Load Tutorial').click()
    await expect(page.getByText('Video Loading Error')).toBeVisible()
    await expect(row.getByText(`${quota} ${meanwhile}`)).toBeVisible()
    await expect(row.getByRole('link', { name: 'Search YouTube for Hardflip' })).toBeVisible()
    await expectAccessible(page)
    await button(row, 'Try Again').click()
    await expect(button(row, /^Play/)).toBeVisible()
    await expect(row.getByText(quota)).toHaveCount(0)
  })

  test('says in the carousel what the carousel says @once', async ({ page, complaints }) => {
    complaints.expect(/503/)
    const card = await openCard(page)
    await page.route(tutorialCall, (route) => route.fulfill({ status: 503, json: { message: quota } }))
    await button(card, /^Load (Another )?Tutorial: ./).click()
    await expect(card.getByText(quota, { exact: true })).toBeVisible()
  })

  test('says without a network that there is none @once', async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    const row = await openRow(page, 'Kickflip')
    await expect(button(row, 'Load Tutorial')).toBeEnabled()
    await page.route(tutorialCall, (route) => route.continue(), { times: 1 })
    await context.setOffline(true)
    await button(row, 'Load Tutorial').click()
    const words = 'Network error while loading the tutorial. Please check your connection and try again.'
    await expect(row.getByText(words)).toBeVisible()
    await context.setOffline(false)
    await button(row, 'Try Again').click()
    await expect(button(row, /^Play/)).toBeVisible()
  })
})
