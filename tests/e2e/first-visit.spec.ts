import type { Page } from '@playwright/test'
import { newSkater, register, toastOf } from './account'
import { expect, expectAccessible, readTricks, test } from './fixtures'
import { card } from './installed'

const group = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

// What else can be brought, and how it is read: components/my-tricks/bring.test.tsx and lib/my-tricks/bring.
test('a new skater says what they can do, the list begins with it, and goes on with one that is pasted @phone', async ({
  page,
}) => {
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

  await test.step('a list is pasted, corrected, survives a reload, and is saved', async () => {
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
    const ollie = (await readTricks(page)).find(({ slug }) => slug === 'ollie')?.id
    const progress = await (await page.request.get(`/api/tricks/${ollie}/progress`)).json()
    expect([progress.masteryLevel, progress.lastPracticed.slice(0, 10)]).toEqual(['CONSISTENT', '2025-03-14'])
  })
})
