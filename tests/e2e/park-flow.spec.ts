import type { Page } from '@playwright/test'
import { toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'

const createFlow = (page: Page) => page.getByRole('button', { name: 'Create Flow' })
const feature = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function openPark(page: Page): Promise<void> {
  await page.goto('/trickbot/parkflow')
  await expect(feature(page, 'Flatground')).toBeVisible()
  await page.getByText('Edge', { exact: true }).click()
}

test.describe('park flow', () => {
  test('finds tricks for chosen features and one run through them, by keyboard alone', async ({ page }) => {
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
  })

  test('shows how each trick goes', async ({ page }) => {
    await openPark(page)
    await feature(page, 'Flatground').check()
    await createFlow(page).click()
    const trick = page.getByRole('region', { name: 'Suggested Tricks' }).getByRole('listitem').first()
    await trick.getByText('Tutorial Steps').click()
    await expect(trick.getByRole('listitem').first()).toBeVisible()
    await trick.getByText('Tutorial Video').click()
    await trick.getByRole('button', { name: /^Load (Another )?Tutorial$/ }).click()
    await expect(trick.getByRole('button', { name: /^Play/ })).toBeVisible()
    await expect(trick.getByRole('button', { name: 'Load Another Tutorial' })).toBeVisible()
  })

  test('counts no lower than one, takes features out and clears all', async ({ page }) => {
    await openPark(page)
    await feature(page, 'Ledge').check()
    await page.getByRole('button', { name: 'One Ledge fewer' }).click({ force: true })
    const selected = page.getByRole('region', { name: 'Selected Features' })
    await expect(selected.getByRole('listitem')).toHaveText([/Ledge× 1/])
    await selected.getByRole('button', { name: 'Remove Ledge' }).click()
    await expect(toastOf(page)).toContainText('Ledge has been removed from your selection.')
    await feature(page, 'Ledge').check()
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Advanced')
    await page.getByRole('button', { name: 'Clear All Selections' }).click()
    await expect(toastOf(page)).toContainText('All feature selections have been cleared.')
    await expect(selected.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('all')
  })

  test('explains what a feature is', async ({ page }) => {
    await openPark(page)
    await page.getByRole('button', { name: 'About Ledge' }).click()
    await expect(page.getByText(/A straight edge of about knee height/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText(/A straight edge of about knee height/)).toBeHidden()
  })

  test('says when the features cannot be loaded @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await page.route('**/api/skatepark/features', (route) => route.abort())
    await page.goto('/trickbot/parkflow')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to Load Features' })
    await expect(alert).toContainText('There was an error loading the park features. Please try again later.')
    await page.unroute('**/api/skatepark/features')
    await alert.getByRole('button', { name: 'Reload Page' }).click()
    await expect(feature(page, 'Flatground')).toBeVisible()
  })

  test('says when there are no suggestions, and asks again @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await openPark(page)
    await feature(page, 'Ledge').check()
    await page.route('**/api/skatepark/suggest-tricks', (route) => route.abort())
    await createFlow(page).click()
    await expect(toastOf(page)).toContainText('Error Getting Suggestions')
    await expect(page.getByRole('heading', { name: 'Unable to Get Suggestions' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/skatepark/suggest-tricks')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Suggested Tricks' })).toBeVisible()
  })
})
