import { join, toastOf } from './account'
import { editor } from './editor'
import { expect, expectAccessible, test } from './fixtures'

test('the way in is closed to skaters, leads admins to the desk and out again, and is kept by no cache @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/)
  const response = await page.request.get('/admin/blog')
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  expect((await page.request.get('/api/cms/blog/posts')).status()).toBe(401)

  const { username } = await join(page)
  await page.goto('/admin/blog')
  await expect(
    page.getByText(`You are signed in as ${username}, which is not an admin account.`),
  ).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.locator('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  const form = page.locator('main form')
  await form.getByLabel('Email').fill(editor.email)
  await form.getByLabel('Password', { exact: true }).fill('not the one')
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(form.getByText('Invalid email or password')).toBeVisible()
  await form.getByLabel('Password', { exact: true }).fill(editor.password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(toastOf(page)).toContainText('Welcome to the admin dashboard')
  await expect(page.getByRole('heading', { name: 'How to Ollie', level: 3 }).first()).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('Logout successful')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
