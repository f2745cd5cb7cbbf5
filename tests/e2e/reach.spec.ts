import type { Page } from '@playwright/test'
import { isFramable, pages } from '../../lib/pages'
import { join, save, write } from './account'
import { editor } from './editor'
import { expect, test } from './fixtures'
import { planLine } from './line'
import { addressOf } from './pages'

const tooltip = (page: Page) => page.locator('[popover="manual"]:popover-open')
const level = (page: Page) => page.getByRole('table').getByRole('img').first()

test('a tooltip opens on focus and pointing, closes with Escape and when it is left, and follows the focus @desktop', async ({
  page,
}) => {
  await page.goto('/tricks?category=Flips&level=Expert')
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-row] a').first()).toBeFocused()
  await expect(tooltip(page)).toHaveText('Expert')
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('Expert')
  await page.keyboard.press('Escape')

  await level(page).hover()
  await expect(tooltip(page)).toHaveText('Expert')
  await tooltip(page).hover()
  await expect(tooltip(page)).toHaveText('Expert')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tooltip(page)).toHaveCount(0)

  for (const path of ['/blog/how-to-ollie', '/tricks/tree', '/tricks/kickflip'])
    await test.step(`gives the level on ${path}`, async () => {
      await page.goto(path)
      if (path === '/tricks/tree') await page.locator('summary', { hasText: 'Ollie' }).first().click()
      const target = page.locator('[data-tooltip]:visible').last()
      await target.hover()
      await expect(tooltip(page), path).toHaveText((await target.getAttribute('aria-label')) ?? '')
    })

  await test.step('is not opened by the focus of what is no control', async () => {
    // Anew, at its top: the scrolling of a page closes what is open.
    await page.goto('/tricks/kickflip')
    await page.locator('[data-tooltip]:visible').first().hover()
    await expect(tooltip(page)).toHaveText('Intermediate')
    // As where a page begins for the keyboard.
    await page.keyboard.press('Shift')
    await page.getByRole('main').evaluate((content) => {
      content.tabIndex = -1
      content.focus()
    })
    await expect(page.locator('main:focus-visible')).toBeVisible()
    await expect(tooltip(page)).toHaveCount(0)
  })
})

test('a tooltip opens at a touch and closes at the next, and what has the focus at 400 % is beside what stays in place @phone', async ({
  page,
}) => {
  await page.goto('/trickbot/builder')
  await level(page).tap()
  await expect(tooltip(page)).toBeVisible()
  await page.getByRole('heading', { name: /Select Tricks/ }).tap()
  await expect(tooltip(page)).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 256 })
  const pick = page.getByRole('button', { name: 'Kickflip in the line', exact: true })
  await pick.focus()
  await expect(pick).toBeInViewport({ ratio: 1 })
  await pick.click({ trial: true })
})

/** Expects that nothing but what has a scroll bar of its own reaches beyond the screen, and that the menu is on it. */
async function expectNarrow(page: Page, state: string) {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(page.getByRole('button', { name: 'Menu' }), state).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(390)
}

test.describe('text twice as large leaves nothing beyond the screen', () => {
  // What other sites frame has no menu.
  const narrow = pages.filter(({ path }) => !isFramable(addressOf(path)))
  const own = narrow.filter(({ audience }) => audience !== 'everyone')

  // The fonts that a slow connection is left with are wider.
  test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.fulfill({ body: '' })))

  async function visit(page: Page, addresses: string[], state: string) {
    for (const address of addresses) {
      await page.goto(address)
      await expectNarrow(page, `${address}, ${state}`)
    }
  }

  test('for a guest on every page @phone', async ({ page, complaints }) => {
    const addresses = narrow.map(({ path }) => addressOf(path))
    // Links that lead nowhere.
    complaints.expect(/404/)
    await visit(page, addresses, 'of a guest')
  })

  test('on the desk of an editor @phone', async ({ page }) => {
    await write(page.request, 'POST', '/api/auth/login', editor)
    const addresses = own.filter(({ audience }) => audience === 'admins').map(({ path }) => addressOf(path))
    await visit(page, addresses, 'of an editor')
    await page.goto('/admin/blog')
    await page.getByRole('button', { name: 'New Post' }).click()
    await expectNarrow(page, 'a new post')
    await page.getByRole('button', { name: 'Write it yourself' }).click()
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectNarrow(page, 'the writing desk')
  })

  test('on the pages of one’s own and in what opens on them, and lying there is room for each @phone', async ({
    page,
    complaints,
  }) => {
    // Links that lead nowhere.
    complaints.expect(/404/)
    await join(page)
    await save(page, 'kickflip', 'nollie-heelflip')
    const addresses = own.filter(({ audience }) => audience !== 'admins').map(({ path }) => addressOf(path))
    await visit(page, addresses, 'of someone signed in')
    await planLine(page, ['Ollie'])
    await page.getByRole('textbox', { name: 'Line name' }).fill('Unpronounceabilities')
    await page.getByRole('button', { name: 'Save Line' }).click()
    await page.getByRole('tab', { name: 'My Lines' }).click()
    await page.getByRole('button', { name: /^Unpron/ }).click()
    await page.getByRole('button', { name: 'View Tutorial: Ollie' }).click()
    await page.getByRole('button', { name: /^Share Unpron/ }).click()
    const link = await page.getByRole('textbox', { name: /Anyone with this link/ }).inputValue()
    await expectNarrow(page, 'a saved line')
    await page.goto(link)
    await expectNarrow(page, 'a shared line')
    await page.goto('/my-tricks')
    await page
      .getByRole('button', { name: /^View Tutorial/ })
      .first()
      .click()
    await expectNarrow(page, 'a saved trick')
    await page.goto('/tricks?q=kickflip')
    await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().click()
    await expectNarrow(page, 'a row of the library')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectNarrow(page, 'the menu')

    await page.setViewportSize({ width: 740, height: 360 })
    for (const path of [
      '/my-tricks?show=next.weeks',
      '/my-tricks/session',
      '/my-tricks/bring',
      '/trickbot/suggest',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(740)
    }
  })
})

test('a lesson is printed without what can only be pressed @desktop', async ({ page }) => {
  await page.goto('/tricks/kickflip')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const pressed = page
    .locator('main :is(button, iframe, input, nav, summary:not([data-printed]))')
    .filter({ visible: true })
  await expect(pressed).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
  for (const kept of ['Kickflip', 'How to do it', 'Which of these happens to you?'])
    await expect(page.getByRole('heading', { name: kept, exact: true })).toBeVisible()
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
})
