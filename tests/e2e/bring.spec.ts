import { join, save, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'

const group = (page: import('@playwright/test').Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a list is pasted, corrected, survives a reload, and is saved @phone', async ({ page }) => {
  await join(page)
  const [ollie] = await save(page, 'ollie')
  await page.goto('/my-tricks/bring')
  await page
    .getByLabel('Your list')
    .fill('[x] Ollie 2025-03-14\nTre flip - working on it\nnoli heelflip\nthe one from the video\n')
  await expect(group(page, 'Understood').getByRole('group')).toHaveCount(2)
  await expect(group(page, 'Guessed').getByRole('group')).toHaveCount(1)
  await expect(group(page, 'Not understood').getByRole('group')).toHaveCount(1)
  const unknown = page.getByLabel('Trick meant by the one from the video')
  await unknown.fill('Kickflip')
  await page.getByLabel('Level of the one from the video').selectOption('MASTERED')
  await expectAccessible(page)
  await page.reload()
  await expect(unknown).toHaveValue('Kickflip')
  await page.getByRole('button', { name: 'Save 4 Tricks' }).click()
  await expect(toastOf(page)).toContainText('4 tricks are in My Tricks.')
  await expect(page).toHaveURL(/\/my-tricks$/)
  const mastered = page.getByRole('region', { name: 'Mastered' })
  await expect(mastered.getByRole('article', { name: 'Kickflip' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'In Progress' }).getByRole('article')).toHaveCount(3)
  const progress = await (await page.request.get(`/api/tricks/${ollie}/progress`)).json()
  expect([progress.masteryLevel, progress.lastPracticed.slice(0, 10)]).toEqual(['CONSISTENT', '2025-03-14'])
})
