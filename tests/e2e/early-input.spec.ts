import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** A page whose scripts are held back until told, as on a slow line. Not our `page`, which waits for them. */
async function openWithSlowScripts(context: BrowserContext): Promise<{ page: Page; letGo: () => void }> {
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/tricks', { waitUntil: 'commit' })
  return { page, letGo: held.resolve }
}

test.describe('what is entered before the scripts are there', () => {
  test('narrows the list', async ({ context }) => {
    const { page, letGo } = await openWithSlowScripts(context)
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Rail')
    letGo()
    await expect(page).toHaveURL(/category=Rail/)
  })

  test('is searched for', async ({ context }) => {
    const { page, letGo } = await openWithSlowScripts(context)
    await page.getByRole('searchbox').fill('tre flip')
    letGo()
    await expect(page).toHaveURL(/q=tre/)
  })
})
