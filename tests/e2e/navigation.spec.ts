import type { Page } from '@playwright/test'
import { join } from './account'
import { expect, test } from './fixtures'

async function expectInView(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.getByRole('banner').getByRole('link', { name: 'DarkSlide home' })).toBeInViewport()
}

test('the home page says what this is, and a press leads on with the keyboard @once', async ({ page }) => {
  await page.goto('/')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText(/Become a\s+Better Skater\.\s+Faster\. For Free\./)
  const picture = page.locator('main img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Explore Tricks' }).click()
  await expect(page).toHaveURL(/\/tricks$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
  // The link is gone, and the keyboard goes on at the page it led to.
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search tricks' })).toBeFocused()
  await page.goBack()
  await expect(headline).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the header has a menu for fingers and keyboards, and stays in view @phone', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Trick Library' }).click()
  await expect(page).toHaveURL(/\/tricks$/)
  await expect(menu).toBeHidden()
  await expectInView(page)
})

test('the header has its links without a menu, where they are whoever is signed in, and stays in view @desktop', async ({
  page,
}) => {
  // Its end: how wide its words are hangs on whether the font was there in time.
  const endOf = async () => {
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    return box && box.x + box.width
  }
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  const before = await endOf()
  await join(page)
  await page.goto('/')
  const account = page.getByRole('button', { name: /, account menu$/ })
  await expect(account).toBeVisible()
  expect(await endOf()).toBeCloseTo(before ?? Number.NaN)
  // The narrowest screen that has no menu button shows the whole name of 18 letters and more.
  await page.setViewportSize({ width: 768, height: 600 })
  const isCut = await account.locator('span').evaluate((name) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name
    return scrollWidth > clientWidth || scrollHeight > clientHeight + 2
  })
  expect(isCut).toBe(false)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trick Library' }).click()
  await expect(page).toHaveURL(/\/tricks$/)
  await expectInView(page)
  await page.goto('/tricks')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('a link is busy until its page is there, opens in place, and in a new tab when the reader wants one @once', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL('/terms-of-service')
  await tab.close()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))
  const held = Promise.withResolvers<void>()
  await page.route('**/terms-of-service*', async (route) => {
    await held.promise
    await route.continue()
  })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await expect(page).toHaveURL('/terms-of-service')
  await expect(link).not.toHaveAttribute('aria-busy')
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
})

test('the footer names the year and leads to the legal texts @once', async ({ page }) => {
  // Pages may have been rendered last year.
  await page.clock.setFixedTime(new Date(2031, 0, 1))
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2031 ')
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByText('Last updated: March 23, 2025')).toBeVisible()
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/[{}]/)
})

test.describe('a page after the first', () => {
  test('comes as what is new in it @desktop', async ({ page }) => {
    const fetched = page.waitForResponse(/\/dictionary\//)
    await page.goto('/tricks/kickflip')
    await fetched
    // The browser says when it has put it away by asking with it.
    await expect
      .poll(async () => (await page.goto('/tricks/heelflip'))?.headers()['content-encoding'], {
        timeout: 60_000,
      })
      .toBe('dcz')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heelflip')
    const payload = page.waitForResponse(/\/tricks\?_rsc=/)
    await page.getByRole('link', { name: 'Trick Library' }).first().click()
    expect((await payload).headers()['content-encoding']).toBe('dcz')
    await expect(page.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
  })
})
