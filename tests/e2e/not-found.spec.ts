import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// One of each kind of policy; that of every other place is read in tests/crash/wire.test.ts.
const missing = ['/nothing', '/my-tricks/nothing', '/lines/nothing', '/tricks/kickflip/more']

const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search tricks' })

test.describe('where no page is', () => {
  test('the search begins with the words of the address, of a link with none @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/)
    await page.goto('/tricks/moon-flip')
    await expect(search(page)).toHaveValue('moon flip')
    await page.goto('/lines/Zq8-_x2LkTnothing')
    await expect(search(page)).toBeVisible()
    await expect(search(page)).toHaveValue('')
  })

  for (const path of missing) {
    test(`${path} says so, and its own policy lets it work @once`, async ({ page, complaints }) => {
      complaints.expect(/404/)
      await page.goto(path)
      await expect(page).toHaveTitle('DarkSlide | Page not found')
      await expect(page.getByRole('heading', { name: '404. Bailed.' })).toBeVisible()
      // A link that the router follows shows that the scripts run.
      await page.getByRole('link', { name: 'To the Trick Library' }).click()
      await expect(page).toHaveURL('/tricks')
    })
  }
})
