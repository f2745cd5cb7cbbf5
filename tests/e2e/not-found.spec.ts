import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// One of each kind of policy; that of every other place is read in tests/crash/wire.test.ts.
const missing = ['/nothing', '/my-tricks/nothing', '/lines/nothing', '/tricks/kickflip/more']

const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search tricks' })

test('where no page is, it is said, scripts run under its own policy, and a search begins with the address @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/)
  for (const path of missing)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveTitle('DarkSlide | Page not found')
      await expect(page.getByRole('heading', { name: '404. Bailed.' })).toBeVisible()
      // A link that the router follows shows that the scripts run.
      await page.getByRole('link', { name: 'To the Trick Library' }).click()
      await expect(page).toHaveURL('/tricks')
    })
  await page.goto('/tricks/moon-flip')
  await expect(search(page)).toHaveValue('moon flip')
  // Of a link it has no words.
  await page.goto('/lines/Zq8-_x2LkTnothing')
  await expect(search(page)).toHaveValue('')
})
