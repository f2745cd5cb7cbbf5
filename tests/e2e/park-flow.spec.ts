import type { Page } from '@playwright/test'
import { toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { serveOutside } from './player'

const createFlow = (page: Page) => page.getByRole('button', { name: 'Create Flow' })
const feature = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** What is selected, which a phone keeps folded in the bar at the bottom. */
async function openSelection(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^(No|\d+) features?$/ })
  if (await fold.isVisible()) await fold.click()
}

async function openPark(page: Page): Promise<void> {
  await page.goto('/trickbot/parkflow')
  await expect(feature(page, 'Flatground')).toBeVisible()
  await page.getByText('Edge', { exact: true }).click()
}

test.describe('park flow', () => {
  test('finds tricks for chosen features and one run through them with its map, by keyboard alone, and shows how each goes @once', async ({
    page,
  }) => {
    await serveOutside(page)
    await openPark(page)
    await page.getByRole('button', { name: 'About Ledge' }).click()
    await expect(page.getByText(/A straight edge of about knee height/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText(/A straight edge of about knee height/)).toBeHidden()
    await openPark(page)
    await expect(createFlow(page)).toBeDisabled()
    await expectAccessible(page)
    await feature(page, 'Flatground').focus()
    await page.keyboard.press('Space')
    await expect(toastOf(page)).toContainText('Feature Added')
    await expect(toastOf(page)).toContainText('Flatground has been added to your selection.')
    await feature(page, 'Ledge').focus()
    await page.keyboard.press('Space')
    const more = page.getByRole('button', { name: 'One Ledge more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await openSelection(page)
    const selected = page.getByRole('region', { name: 'Selected Features' })
    await expect(selected.getByRole('listitem')).toHaveText([/Flatground× 1/, /Ledge× 2/])
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Beginner')
    await createFlow(page).focus()
    await page.keyboard.press('Enter')
    const result = page.getByRole('region', { name: 'Suggested Tricks' })
    await expect(page.getByRole('heading', { name: 'Suggested Tricks' })).toBeFocused()
    await expect(result.getByText(/^\d+ tricks? × 2$/)).toBeVisible()
    const stops = result
      .getByRole('heading', { name: 'One run through all of it' })
      .locator('..')
      .getByRole('listitem')
    await expect(stops).toHaveCount(3)
    await expectAccessible(page)

    await test.step('the map shows the trick of each stop', async () => {
      await openPark(page)
      await page.getByText('Transition', { exact: true }).click()
      for (const name of ['Flatground', 'Ledge', 'Quarter Pipe']) await feature(page, name).check()
      await page.getByRole('button', { name: 'Create Flow' }).click()
      const run = page.getByRole('heading', { name: 'One run through all of it' }).locator('..')
      await expect(
        run.getByRole('img', { name: /^The park from above, .* 3 numbered stops\.$/ }),
      ).toBeVisible()
      const stops = run.getByRole('group', { name: 'Stops on the map' }).getByRole('button')
      await expect(stops).toHaveCount(3)
      await stops.first().focus()
      await page.keyboard.press('Enter')
      await expect(stops.first()).toHaveAttribute('aria-pressed', 'true')
      const shown = run.getByRole('region', { name: 'Stop 1' })
      const [, trick = ''] =
        /^Stop 1: (.*), [^,]+$/.exec((await stops.first().getAttribute('aria-label')) ?? '') ?? []
      await expect(shown).toContainText(trick)
      await expect(run.getByRole('listitem').first()).toContainText(trick)
      await expect(shown.getByRole('img')).toBeVisible()
      await expectAccessible(page)
      await shown.getByRole('button', { name: 'Next stop' }).press('Enter')
      await expect(stops.nth(1)).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('each trick shows how it goes', async () => {
      const trick = page
        .getByRole('region', { name: 'Suggested Tricks' })
        .locator('details')
        .getByRole('listitem')
        .first()
      await trick.getByLabel(/^Tutorial Steps: ./).click()
      await expect(trick.getByRole('listitem').first()).toBeVisible()
      await trick.getByLabel(/^Tutorial Video: ./).click()
      await trick.getByRole('button', { name: /^Load (Another )?Tutorial: ./ }).click()
      await expect(trick.locator('iframe')).toBeVisible()
      await expect(trick.getByRole('button', { name: 'Load Another Tutorial' })).toBeVisible()
    })
  })

  test('shows features at once, with the button in reach, and nothing moves @phone', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/skatepark/features', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/trickbot/parkflow')
    await expect(feature(page, 'Flatground')).toBeInViewport()
    await expect(createFlow(page)).toBeInViewport()
    const read = page.waitForResponse('**/api/skatepark/features')
    held.resolve()
    await read
    await feature(page, 'Flatground').check()
    await expect(page.getByRole('button', { name: '1 feature' })).toBeInViewport()
    await createFlow(page).click()
    await expect(page.getByRole('heading', { name: 'Suggested Tricks' })).toBeInViewport()
    await expect(feature(page, 'Flatground')).toBeHidden()
    await page.getByText('Available Features', { exact: true }).click()
    await expect(feature(page, 'Flatground')).toBeChecked()
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    )
    expect(sum).toBeLessThan(0.1)
  })
})
