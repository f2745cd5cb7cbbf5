import { join, newSkater, toastOf, write } from './account'
import { editor } from './editor'
import { expect, expectAccessible, test } from './fixtures'

test.describe('the way in', () => {
  test('is a form that says what is wrong, and leads to the desk and out again @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/401/)
    await page.goto('/admin/blog')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    const form = page.locator('main form')
    await form.getByRole('button', { name: 'Login' }).click()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    )
    await form.getByLabel('Email').fill(editor.email)
    await form.getByLabel('Password', { exact: true }).fill('not the one')
    await form.getByRole('button', { name: 'Login' }).click()
    await expect(form.getByText('Invalid email or password')).toBeVisible()
    await form.getByLabel('Password', { exact: true }).fill(editor.password)
    await form.getByRole('button', { name: 'Login' }).click()
    await expect(toastOf(page)).toContainText('Login successful')
    await expect(toastOf(page)).toContainText('Welcome to the admin dashboard')
    await expect(page.getByRole('heading', { name: 'How to Ollie', level: 3 }).first()).toBeVisible()
    await page.locator('main').getByRole('button', { name: 'Logout' }).click()
    await expect(toastOf(page)).toContainText('Logout successful')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  })

  test('is closed to skaters, and says so @once', async ({ page }) => {
    const { username } = await join(page)
    await page.goto('/admin/blog')
    await expect(
      page.getByText(`You are signed in as ${username}, which is not an admin account.`),
    ).toBeVisible()
    await expectAccessible(page)
    await page.locator('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  })

  test('welcomes no one to the dashboard who is no admin @once', async ({ page }) => {
    const skater = newSkater()
    await write(page.request, 'POST', '/api/auth/register', skater)
    await page.context().clearCookies()
    await page.goto('/admin/blog')
    await page.getByLabel('Email').fill(skater.email)
    await page.getByLabel('Password', { exact: true }).fill(skater.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'This is for admins' })).toBeVisible()
    await expect(toastOf(page)).toContainText('Login successful')
    await expect(toastOf(page)).not.toContainText(/welcome/i)
    await expect(page.locator('body')).not.toContainText(/dashboard/i)
  })

  test('is neither indexed nor cached @once', async ({ page }) => {
    const response = await page.request.get('/admin/blog')
    expect(response.headers()['cache-control']).toMatch(/private.*no-store|no-store.*private|no-store/)
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
    expect((await page.request.get('/api/cms/blog/posts')).status()).toBe(401)
  })
})
