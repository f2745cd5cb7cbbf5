import type { Page } from '@playwright/test'
import { toastOf } from './account'
import { expect, isOver, test } from './fixtures'

const added = (name: string) => `${name} has been added to your selection.`

/** Ticks a feature, which shows a toast, in a page whose clock stands until the test moves it. */
async function tick(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name, exact: true }).check()
  await expect(toastOf(page)).toContainText(added(name))
}

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/trickbot/parkflow')
    await expect(page.getByRole('checkbox', { name: 'Flatground', exact: true })).toBeVisible()
    await page.getByText('Edge', { exact: true }).click()
    await page.mouse.move(0, 0)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('is gone after five seconds @once', async ({ page }) => {
    await tick(page, 'Flatground')
    await page.clock.runFor(4900)
    await expect(toastOf(page)).toContainText('Feature Added')
    await page.clock.runFor(200)
    await expect(toastOf(page)).toBeEmpty()
  })

  test('makes place for the next one, which has its own five seconds @once', async ({ page }) => {
    await tick(page, 'Flatground')
    await page.clock.runFor(3000)
    await tick(page, 'Ledge')
    await expect(toastOf(page).getByText('Feature Added')).toHaveCount(1)
    await expect(toastOf(page)).not.toContainText(added('Flatground'))
    await page.clock.runFor(4000)
    await expect(toastOf(page)).toContainText(added('Ledge'))
    await page.clock.runFor(1100)
    await expect(toastOf(page)).toBeEmpty()
  })

  test('waits while it is focused, then has the time that was left @once', async ({ page }) => {
    await tick(page, 'Flatground')
    await page.clock.runFor(3000)
    await page.keyboard.press('F8')
    await expect(toastOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toastOf(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toastOf(page)).toContainText('Feature Added')
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(1900)
    await expect(toastOf(page)).toContainText('Feature Added')
    await page.clock.runFor(200)
    await expect(toastOf(page)).toBeEmpty()
  })

  test('stands aside where it would cover what has the focus', async ({ page }) => {
    await tick(page, 'Flatground')
    const about = page.getByRole('button', { name: 'About Jersey Barrier' })
    const toast = toastOf(page).locator('[data-toast]')
    const [from, to] = [await about.boundingBox(), await toast.boundingBox()]
    await page.evaluate((by) => window.scrollBy(0, by), (from?.y ?? 0) - (to?.y ?? 0))
    expect(await isOver(toast, about)).toBe(true)
    await about.evaluate((button) => button.focus({ preventScroll: true }))
    expect(await isOver(toast, about)).toBe(false)
    await expect(toastOf(page)).toContainText('Feature Added')
    await expect(toastOf(page).getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
  })

  test('waits while it is pointed at @desktop', async ({ page }) => {
    await tick(page, 'Flatground')
    await page.clock.runFor(3000)
    await toastOf(page).getByText('Feature Added').hover()
    await page.clock.runFor(20_000)
    await expect(toastOf(page)).toContainText('Feature Added')
    await page.mouse.move(0, 0)
    await page.clock.runFor(1900)
    await expect(toastOf(page)).toContainText('Feature Added')
    await page.clock.runFor(200)
    await expect(toastOf(page)).toBeEmpty()
  })
})
