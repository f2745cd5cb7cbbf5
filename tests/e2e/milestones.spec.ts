import { join, save, toastOf, write } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { card, comeBack, disconnected, goOffline, waitingChanges } from './installed'

test('weeks stay whole with one press, also without a connection and later, the home page has the day, and a mastered trick its moment @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(disconnected)
  await join(page)
  const [ollie] = await save(page, 'ollie')
  const practicedAt = new Date(Date.now() - 21 * 864e5).toISOString()
  await write(page.request, 'POST', `/api/tricks/${ollie}/practice`, { tries: 2, lands: 1, practicedAt })
  await page.goto('/my-tricks')
  await page.getByRole('button', { name: 'Rest days' }).click()
  const question = page.getByRole('group', { name: 'This week' })
  const rain = question.getByRole('button', { name: 'Rain' })
  const injury = question.getByRole('button', { name: 'Injury' })
  await rain.click()
  await expect(page.getByText('1 week skated, 1 rested')).toBeVisible()
  await expect(rain).toHaveAttribute('aria-pressed', 'true')
  await goOffline(context)
  await page.evaluate(() => fetch('/api/health').catch(() => undefined))
  await injury.click()
  await expect(injury).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => waitingChanges(page)).toBe(1)
  await comeBack(context)
  await expect.poll(() => waitingChanges(page), { timeout: 60_000 }).toBe(0)
  await page.reload()
  await expect(injury).toHaveAttribute('aria-pressed', 'true')
  await injury.click()
  await expect(page.getByText('1 week skated', { exact: true })).toBeVisible()
  // Skated after all: there is nothing to excuse.
  await card(page, 'Ollie').getByRole('button', { name: 'Landed: Ollie' }).click()
  await expect(page.getByText('2 weeks skated', { exact: true })).toBeVisible()
  await expect(rain).toBeHidden()

  const weeks = page.getByRole('list', { name: 'Weeks', exact: true }).getByRole('listitem')
  await expect(weeks.nth(3)).toContainText('Skated on 1 day')
  const earlier = weeks.nth(2).getByRole('button', { name: 'Injury' })
  await earlier.click()
  await expect(page.getByText('2 weeks skated, 1 rested')).toBeVisible()
  await page.reload()
  await expect(earlier).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('button', { name: 'Landed: Ollie' }).click()
  await expect(today).toContainText('3 of 4 landed')
  // What is out of sight moves nothing in sight, and paints nothing later that is larger.
  const top = await page
    .locator('#today-title')
    .evaluate((title) => title.getBoundingClientRect().top + scrollY)
  expect(top).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  await expectAccessible(page)

  await test.step('mastering a trick is a moment that stands in no one’s way', async () => {
    const [kickflip] = await save(page, 'kickflip', 'heelflip', 'manual', 'boardslide', '50-50')
    await write(page.request, 'POST', `/api/tricks/${kickflip}/practice`, { tries: 10, lands: 9 })
    await page.goto('/my-tricks')
    const level = card(page, 'Kickflip').getByLabel('Mastery')
    await level.focus()
    await level.selectOption('MASTERED')
    const moment = page.getByRole('region', { name: 'You have it: Kickflip' })
    await expect(moment.getByRole('listitem').first()).toBeVisible()
    // The focus is where the next press is, and the next press counts.
    await expect(card(page, 'Ollie').getByLabel('Mastery')).toBeFocused()
    await card(page, 'Ollie').getByRole('button', { name: 'Landed: Ollie' }).click()
    await expect(card(page, 'Ollie')).toContainText('4 of 5 landed')
    // It stands where the trick went, over nothing.
    const mastered = page.getByRole('region', { name: /^Mastered/ })
    await expect(mastered.getByRole('region', { name: 'You have it: Kickflip' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the list stays where code that it asks for cannot be loaded @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await join(page)
  const slugs = ['ollie', 'kickflip', 'heelflip', 'manual', 'boardslide', '50-50', 'hardflip', '360-flip']
  const [ollie] = await save(page, ...slugs)
  await write(page.request, 'PATCH', `/api/tricks/${ollie}/progress`, { masteryLevel: 'MASTERED' })
  await page.goto('/my-tricks')
  const level = page.getByRole('article').first().getByLabel('Mastery')
  await expect(level).toHaveValue('LEARNING')
  await context.setOffline(true)
  await level.selectOption('MASTERED')
  await expect(page.getByText('1 change goes through once you are back online.')).toBeVisible()
  const tree = page.getByRole('region', { name: 'Skill tree' })
  await tree.scrollIntoViewIfNeeded()
  await expect(tree.getByText('The tree could not be loaded.')).toBeVisible()
  const row = page.getByRole('article').first()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(toastOf(page)).toContainText('Network error. Please check your connection and try again.')
  await row.getByRole('button', { name: 'Notes and history' }).click()
  await expect(row.getByText('This part could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('All changes are synced.')).toBeVisible()
  await tree.getByRole('button', { name: 'Try Again' }).click()
  await tree.getByText(/^Ollie, /).click()
  await expect(tree.getByRole('link', { name: 'Learn Ollie' })).toBeVisible()
  await row.getByRole('button', { name: 'Try Again' }).click()
  await expect(row.getByLabel('New note')).toBeVisible()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('dialog', { name: /Remove/ })).toBeVisible()
})
