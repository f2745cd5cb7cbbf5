import type { Page } from '@playwright/test'
import { expect, readTricks, test } from './fixtures'

test.use({ javaScriptEnabled: false })

const rows = (page: Page) => page.getByRole('region', { name: 'All Tricks' }).locator('[data-row]')
// In one go: to ask row by row takes half a minute.
const countShown = (page: Page) =>
  rows(page).evaluateAll((all) => all.filter((row) => row.checkVisibility()).length)

/** Without scripts a browser loads every picture at once, and the server would draw a thousand for a test. */
async function withoutStills(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/stills/*'] })
}

test('without JavaScript the library is listed, goes on, and is narrowed by searches and filters @once', async ({
  page,
}) => {
  await withoutStills(page)
  await test.step('every trick is listed and links to its page', async () => {
    await page.goto('/tricks?sort=known')
    const tricks = await readTricks(page)
    const links = page.locator('main a[href^="/tricks/"]:not(nav *, [href="/tricks/classification"])')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(found.toSorted()).toEqual(tricks.map(({ slug }) => `/tricks/${slug}`).toSorted())
    await expect(rows(page)).toHaveCount(tricks.filter(({ isFoundational }) => !isFoundational).length)
    await expect.poll(() => countShown(page)).toBe(25)
  })
  await test.step('the list goes on where it ends, and Back returns there', async () => {
    await page.goto('/tricks')
    const showMore = page.locator('[data-more] a').filter({ visible: true })
    await showMore.click()
    await expect.poll(() => countShown(page)).toBe(50)
    await showMore.click()
    await expect.poll(() => countShown(page)).toBe(75)
    const read = rows(page).nth(70)
    await read.locator('a').click()
    await expect(page).toHaveURL(/\/tricks\/[\w-]+$/)
    await page.goBack()
    await expect.poll(() => countShown(page)).toBe(75)
    await expect(read).toBeInViewport()
  })
  await test.step('a search and filters narrow it', async () => {
    await page.goto('/tricks')
    await page.getByRole('searchbox', { name: 'Search tricks' }).fill('tre flip')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/tricks\?q=tre\+flip/)
    const results = page.getByRole('region', { name: 'Search results' })
    await expect(results.getByRole('link').first()).toHaveText('360 Flip')
    await expect(page.getByRole('searchbox', { name: 'Search tricks' })).toHaveValue('tre flip')
    await page.goto('/tricks?category=Rail&level=Expert')
    const tricks = await readTricks(page)
    const expected = tricks.filter(
      (trick) => trick.category === 'Rail' && trick.difficultyRating === 'Expert' && !trick.isFoundational,
    )
    const rows = page.getByRole('region', { name: 'All Tricks' }).locator('[data-row]')
    await expect(rows.getByRole('link')).toHaveText(expected.map(({ name }) => name))
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('hardest')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/category=Rail.*level=Expert.*sort=hardest/)
    await expect(rows).toHaveCount(expected.length)
  })
  await test.step('a search without a result leads back to all', async () => {
    await page.goto('/tricks?q=xyzzyplugh')
    await expect(page.getByText('No trick goes by that.')).toBeVisible()
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect(page).toHaveURL(/\/tricks$/)
  })
})

test('without JavaScript a trick reads whole and leads on to others, and headings go down one level at a time @once', async ({
  page,
}) => {
  await withoutStills(page)
  await test.step('a trick reads whole', async () => {
    await page.goto('/tricks')
    await page.getByRole('searchbox', { name: 'Search tricks' }).fill('360 flip')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: '360 Flip', exact: true }).click()
    await expect(page).toHaveURL(/\/tricks\/360-flip$/)
    await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible()
    const steps = page
      .getByRole('heading', { name: 'How to do it' })
      .locator('xpath=..')
      .getByRole('listitem')
    expect(await steps.count()).toBeGreaterThanOrEqual(4)
    await page.getByRole('link', { name: 'Trick Library' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
  })
  await test.step('learning goes on from trick to trick', async () => {
    await page.goto('/tricks/kickflip')
    const before = page.getByRole('heading', { name: 'Learn first' }).locator('xpath=..')
    await before.getByRole('link').first().click()
    const after = page.getByRole('heading', { name: 'Leads to' }).locator('xpath=..')
    await expect(after.getByRole('link', { name: 'Kickflip', exact: false }).first()).toBeVisible()
  })
  await test.step('the classification leads to the library', async () => {
    await page.goto('/tricks/classification')
    await page.locator('main').getByRole('link', { name: 'Trick Library' }).click()
    await expect(page).toHaveURL(/\/tricks$/)
  })
  await test.step('headings go down one level at a time', async () => {
    for (const path of ['/tricks/classification', '/tricks', '/tricks/kickflip', '/trickbot/parkflow']) {
      await page.goto(path)
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
      expect(levels[0], path).toBe(1)
      expect(
        levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
        path,
      ).toEqual([])
    }
  })
})

test('without JavaScript missing pages lead on, and the way into an account says what it needs @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/)
  await test.step('a missing page offers a search, a missing post the others', async () => {
    for (const address of ['/tricks/no-such-trick', '/no-such-page']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
    }
    await page.getByRole('searchbox', { name: 'Search tricks' }).fill('tre flip')
    await page.getByRole('searchbox', { name: 'Search tricks' }).press('Enter')
    await expect(page).toHaveURL(/\/tricks\?q=tre\+flip$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
    expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
    // One page stands for all of them, and must not name another one.
    for (const address of ['/blog/no-such-post', '/tricks/no-such-trick', '/no-such-page']) {
      await page.goto(address)
      const named = page.locator('link[rel=canonical], meta[property="og:url"], a[href*="next="]')
      await expect(named).toHaveCount(0)
    }
  })
  await test.step('the way into an account says that it needs scripts', async () => {
    for (const path of ['/login', '/reset-password', '/confirm-email']) {
      await page.goto(path)
      await expect(page.getByText(/needs JavaScript\.$/)).toBeVisible()
    }
  })
  await test.step('its tabs lead from one to the other, and on to the same page', async () => {
    await page.goto('/login?next=/blog')
    await page.getByRole('tab', { name: 'Register' }).click()
    await expect(page.getByRole('button', { name: 'Create Free Account' })).toBeVisible()
    await page.getByRole('tab', { name: 'Login' }).click()
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\/login\?next=%2Fblog$/)
  })
})

test('without JavaScript the menu opens @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Trick Library' }).click()
  await expect(page).toHaveURL(/\/tricks$/)
})
