import { expect, expectAccessible, readTricks, test } from './fixtures'
import { button, frame, lessonsOf, openRow, serveOutside } from './player'

// What it says when it does not come: components/videos/tutorial.test.tsx and lib/videos/player.test.ts.
test.describe('a tutorial', () => {
  test('loads in a row, plays by the same press, is there again with the row, and another one follows @phone', async ({
    page,
  }) => {
    const asked = await serveOutside(page)
    const row = await openRow(page, 'Heelflip')
    expect(asked, 'nothing leaves before the press').toEqual([])
    await button(row, 'Load Tutorial').press('Enter')
    await expect(page.getByText('Tutorial video loaded successfully')).toBeVisible()
    await expect(frame(page).getByText(/^at \d/)).toBeVisible()
    await expect(page.locator('iframe')).toBeFocused()
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
    await button(row, 'Load Another Tutorial').press('Enter')
    await expect(page.getByText('New tutorial loaded successfully')).toBeVisible()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]).not.toBe(asked[0])
    const name = row.getByRole('link', { name: 'Heelflip', exact: true })
    await name.click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await name.click()
    await expect(button(row, /^Play/)).toBeVisible()
    await expect(button(row, 'Load Another Tutorial')).toBeVisible()
  })

  test('that the player refuses makes way for the next by itself @once', async ({ page }) => {
    const asked = await serveOutside(page, 100, 1)
    const row = await openRow(page, 'Kickflip')
    await button(row, 'Load Tutorial').press('Enter')
    await expect(page.getByText('That one could not be played. Here is another one.')).toBeVisible()
    await expect(frame(page).getByText(/^at \d/)).toBeVisible()
    await expect(row.getByRole('alert')).toHaveCount(0)
    expect(asked).toHaveLength(2)
  })

  test('whose player does not respond says so once @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await page.route(/youtube/, (route) => route.abort())
    const row = await openRow(page, 'Kickflip')
    await page.clock.install()
    await button(row, 'Load Tutorial').click()
    await expect(page.locator('iframe')).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(row.getByRole('alert')).toContainText('The YouTube player is not responding.')
    await expect(row.getByRole('link', { name: 'Search YouTube for Kickflip' })).toBeVisible()
  })

  test('is there from the first start, can be another one of all that are known, and is gone for good when it is of another trick @once', async ({
    page,
  }) => {
    const asked = await serveOutside(page)
    await page.goto('/tricks/inward-heelflip#video')
    const play = button(page, 'Play: PJ Ladd Flatground Fundamentals - Inward Heelflip')
    await expect(play).toBeEnabled()
    expect(asked).toEqual([])
    await play.click()
    await expect(frame(page).getByText(/^at \d/)).toBeVisible()
    expect(asked[0]).toContain('/embed/9LblU8Zg3VY?')

    const id = (await readTricks(page)).find(({ slug }) => slug === 'kickflip')?.id
    await lessonsOf(page, 'kickflip')
    const { videos, videoUrl } = await (await page.request.get(`/api/tricks/${id}`)).json()
    const others = videos.filter(({ videoId }: { videoId: string }) => !videoUrl?.includes(videoId))
    expect(others.length).toBeGreaterThan(1)
    const [chosen] = others
    await page.route(`**/api/tricks/${id}/videos/*`, (route) =>
      route.fulfill({ json: { ...chosen, embedUrl: '', title: 'The chosen one' } }),
    )
    asked.length = 0
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

    await page.goto('/tricks/varial-kickflip#video')
    const reported = button(page, /^Play: Cyril Jackson/)
    await expect(reported).toBeEnabled()
    await button(page, 'Not this trick?').click()
    await expect(reported).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(button(page, 'Load Tutorial')).toBeEnabled()
    await expect(reported).toHaveCount(0)
    await button(page, 'Load Tutorial').click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.locator('iframe')).not.toHaveAttribute('src', /KU9rxL-zDis/)
  })
})
