import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Holds the scripts back until told, as a slow line does. */
async function openWithSlowScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/tricks', { waitUntil: 'commit' })
  return held.resolve
}

test.describe('what is entered before the scripts are there', () => {
  test('narrows the list', async ({ page }) => {
    const letGo = await openWithSlowScripts(page)
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Rail')
    letGo()
    await expect(page).toHaveURL(/category=Rail/)
  })

  test('is searched for', async ({ page }) => {
    const letGo = await openWithSlowScripts(page)
    await page.getByRole('searchbox').fill('tre flip')
    letGo()
    await expect(page).toHaveURL(/q=tre/)
  })
})
