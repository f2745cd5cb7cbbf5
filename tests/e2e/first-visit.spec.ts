import { newSkater, register, toastOf } from './account'
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
  await first.getByRole('searchbox').fill('tre flip')
  await first.getByRole('button', { name: /^\+ 360 Flip$|^\+ Tre Flip$|^\+ 360 Kickflip$/ }).click()
  await expect(first.getByRole('listitem')).toHaveCount(13)
  await expectAccessible(page)
  await page.reload()
  await expect(first.getByRole('button', { pressed: true })).toHaveCount(2)
  await first.getByRole('button', { name: 'Add 2 tricks' }).click()
  await expect(toastOf(page)).toContainText('Added to My Tricks')
  await expect(card(page, 'Ollie').getByLabel('Mastery')).toHaveValue('CONSISTENT')
  await expect(first).toHaveCount(0)
  await page.goto('/tricks')
  await expect(page.getByRole('region', { name: 'First visit' })).toHaveCount(0)
})
