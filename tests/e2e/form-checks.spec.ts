import { join } from './account'
import { expect, test } from './fixtures'
import { comeBack, disconnected, goOffline } from './installed'

test('a form says that it cannot be checked without a connection, and goes on with one @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(disconnected)
  const skater = await join(page)
  await context.clearCookies()
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await goOffline(context)
  await page.getByLabel('Email').fill(skater.email)
  await page.getByLabel('Password', { exact: true }).fill(skater.password)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Network error. Please check your connection and try again.',
  )
  await comeBack(context)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/tricks$/)
})
