import { expect, test } from './fixtures'

// One of each kind of policy; that of every other place is read in tests/crash/wire.test.ts.
const missing = ['/nothing', '/my-tricks/nothing', '/lines/nothing']

test.describe('where no page is', () => {
  for (const path of missing) {
    test(`${path} says so, and its own policy lets it work @once`, async ({ page, complaints }) => {
      complaints.expect(/404/)
      await page.goto(path)
      await expect(page).toHaveTitle('DarkSlide | Page not found')
      await expect(page.getByRole('heading', { name: '404. Bailed.' })).toBeVisible()
      // A link that the router follows shows that the scripts run.
      await page.getByRole('link', { name: 'To the trick library' }).click()
      await expect(page).toHaveURL('/tricks')
    })
  }
})
