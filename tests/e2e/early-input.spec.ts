import type { BrowserContext, Page } from '@playwright/test'
import { join, newSkater, register, save, write } from './account'
import { expect, test } from './fixtures'

/** A page whose scripts are held back until they are let go, as on a slow line. Not our `page`, which waits for them. */
async function openWithSlowScripts(
  context: BrowserContext,
  path = '/tricks',
): Promise<{ page: Page; letGo: () => void }> {
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letGo: held.resolve }
}

// An expectation would look at every one of the hundreds of rows each time, and React would not get a word in.
const changed = (page: Page, path: RegExp) =>
  page.waitForURL(({ pathname, search }) => path.test(pathname + search), { waitUntil: 'commit' })

test.describe('what is entered before the scripts are there', () => {
  test('narrows the list, and is searched for @phone', async ({ context }) => {
    await test.step('by a filter', async () => {
      const { page, letGo } = await openWithSlowScripts(context)
      await page.getByRole('heading', { name: 'All Tricks' }).waitFor()
      await page.locator('summary', { hasText: 'Filters' }).click()
      await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Rail')
      letGo()
      await changed(page, /category=Rail/)
    })
    await test.step('by words', async () => {
      const { page, letGo } = await openWithSlowScripts(context)
      await page.getByRole('searchbox').fill('tre flip')
      letGo()
      await changed(page, /q=tre/)
    })
  })

  test('is in the park, where the line starts, and asked of TrickBot @once', async ({ context }) => {
    await test.step('a park and a line', async () => {
      const park = await openWithSlowScripts(context, '/trickbot/parkflow?park=Curb-2')
      for (const name of ['Flatground', 'Platform / Deck'])
        await park.page.getByRole('checkbox', { name, exact: true }).check()
      await park.page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Advanced')
      park.letGo()
      await changed(park.page, /park=Curb-2\.Flatground-1\.Platform/)
      await changed(park.page, /level=Advanced/)
      const line = await openWithSlowScripts(context, '/trickbot/builder')
      await line.page.getByText('Quarter Pipe', { exact: true }).click()
      line.letGo()
      await expect(line.page.getByText('Starting position is required')).toHaveCount(0)
      await expect(line.page.getByRole('radio', { name: 'Quarter Pipe' })).toBeChecked()
    })
    await test.step('a wish that is sent', async () => {
      const { page, letGo } = await openWithSlowScripts(context, '/trickbot/suggest')
      await page.getByLabel('Intermediate').check()
      await page.getByLabel('What do you want to skate?').fill('a flip trick')
      await page.getByRole('button', { name: 'Suggest Trick' }).click()
      letGo()
      await expect(page.getByRole('region', { name: 'Suggested Trick' })).toBeVisible()
    })
    await test.step('a wish that is not sent yet', async () => {
      const { page, letGo } = await openWithSlowScripts(context, '/trickbot/suggest')
      const prompt = page.getByLabel('What do you want to skate?')
      await page.getByLabel('Advanced').check()
      await prompt.fill('fl')
      letGo()
      await expect(page.getByText('For Advanced.')).toBeVisible()
      await page.goto('/')
      await page.goto('/trickbot/suggest')
      await expect(prompt).toHaveValue('fl')
      await expect(page.getByLabel('Advanced')).toBeChecked()
    })
  })

  test('is no level of a trick, and can be chosen again @once', async ({ context }) => {
    const elsewhere = await context.newPage()
    await join(elsewhere)
    await save(elsewhere, 'kickflip')
    const { page, letGo } = await openWithSlowScripts(context, '/my-tricks')
    const level = page.getByRole('combobox', { name: 'Mastery of Kickflip' })
    await level.selectOption('MASTERED')
    letGo()
    await expect(level).toHaveValue('LEARNING')
    await level.selectOption('MASTERED')
    await expect(page.getByText('Mastery level updated to Mastered')).toBeVisible()
  })

  test('signs in, with a word where it cannot, and makes an account @once', async ({
    context,
    complaints,
  }) => {
    complaints.expect(/401/)
    await test.step('signing in', async () => {
      const skater = newSkater()
      await write(context.request, 'POST', '/api/auth/register', skater)
      await context.clearCookies()
      const { page, letGo } = await openWithSlowScripts(context, '/login?next=/blog')
      await page.getByLabel('Email').fill(skater.email)
      await page.getByLabel('Password', { exact: true }).fill('not the one')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByLabel('Email')).toHaveValue(skater.email)
      expect(page.url()).not.toContain('password')
      letGo()
      await expect(page.getByText('Invalid email or password').first()).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(skater.email)
      await page.getByLabel('Password', { exact: true }).fill(skater.password)
      await page.keyboard.press('Enter')
      await changed(page, /^\/blog$/)
      await page.evaluate(() => localStorage.clear())
      // What the page still asks for would bring the session's cookie back.
      await page.close()
      await context.clearCookies()
    })
    await test.step('joining', async () => {
      const { page, letGo } = await openWithSlowScripts(context, '/login?tab=register')
      await register(page, newSkater())
      letGo()
      await changed(page, /^\/tricks$/)
    })
  })
})
