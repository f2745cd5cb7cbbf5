import { join, newSkater, register, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { card } from './installed'

test('a new skater says what they can do, and the list begins with it @phone', async ({ page }) => {
  await page.goto('/login?tab=register')
  await register(page, newSkater())
  await expect(page).toHaveURL('/tricks')
  const offer = page.getByRole('region', { name: 'First visit' })
  const add = offer.getByRole('link', { name: 'Add It' })
  const skip = offer.getByRole('button', { name: 'Skip' })
  // Beside one another at every width.
  expect((await skip.boundingBox())?.y).toBe((await add.boundingBox())?.y)
  await add.click()

  const first = page.getByRole('region', { name: 'What can you already land?' })
  await expect(first.getByRole('listitem')).toHaveCount(12)
  await first.getByRole('radio', { name: 'Goofy' }).check()
  await first.getByRole('button', { name: 'Ollie', exact: true }).click()
  await first.getByRole('button', { name: 'Kickturn', exact: true }).press('Enter')
  await first.getByRole('searchbox').fill('tre flip')
  await first.getByRole('button', { name: /^\+ 360 Flip$|^\+ Tre Flip$|^\+ 360 Kickflip$/ }).click()
  await expect(first.getByRole('listitem')).toHaveCount(13)
  await page.reload()
  await expect(first.getByRole('button', { pressed: true })).toHaveCount(3)
  await first.getByRole('button', { name: 'Add 3 tricks' }).click()
  await expect(toastOf(page)).toContainText('Added to My Tricks')
  await expect(card(page, 'Ollie').getByLabel('Mastery')).toHaveValue('CONSISTENT')
  await expect(first).toHaveCount(0)
  await page.goto('/tricks')
  await expect(page.getByRole('region', { name: 'First visit' })).toHaveCount(0)
})

test('what was added stays in sight while the list is read again @once', async ({ page }) => {
  await join(page)
  await page.goto('/my-tricks')
  const first = page.getByRole('region', { name: 'What can you already land?' })
  await first.getByRole('button', { name: 'Ollie', exact: true }).click()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = page.waitForRequest('**/api/tricks/my-tricks')
  await page.route('**/api/tricks/my-tricks', async (route) => {
    await held
    await route.continue()
  })
  await first.getByRole('button', { name: 'Add 1 trick' }).click()
  await asked
  await expect(toastOf(page)).toContainText('Added to My Tricks')
  await expect(card(page, 'Ollie')).toBeVisible()
  await expect(page.getByText('No tricks added yet.')).toHaveCount(0)
  answer()
  await expect(card(page, 'Ollie').getByLabel('Mastery')).toHaveValue('CONSISTENT')
})

test('whoever skips it is not asked again @phone', async ({ page }) => {
  await join(page)
  await page.goto('/my-tricks')
  const first = page.getByRole('region', { name: 'What can you already land?' })
  await expect(page.getByRole('link', { name: 'Bring Your List', exact: true })).toHaveAttribute(
    'href',
    '/my-tricks/bring',
  )
  await expectAccessible(page)
  await page.reload()
  await first.getByRole('button', { name: 'Skip' }).click()
  await expect(first).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No tricks added yet.')).toBeVisible()
  await expect(first).toHaveCount(0)
})
