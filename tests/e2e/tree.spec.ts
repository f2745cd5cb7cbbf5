import type { Page } from '@playwright/test'
import { join, save, write } from './account'
import { expect, expectAccessible, test } from './fixtures'

const names = (page: Page) => page.getByRole('main').locator('summary')
const branch = (page: Page, name: string) => page.getByRole('list', { name })

test('the tree begins with 40 tricks of all branches, opens to more within as many and to each trick by keyboard, and prints on one page @once', async ({
  page,
}) => {
  await page.goto('/tricks/tree')
  await expect(names(page)).toHaveCount(40)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12)
  await expect(branch(page, 'Kickflips').getByText('Kickflip, foundation', { exact: true })).toBeVisible()
  const manual = page.getByRole('button', { name: /^\d+ more of Manual$/ })
  await manual.scrollIntoViewIfNeeded()
  const before = await manual.boundingBox()
  await manual.click()
  const fewer = page.getByRole('button', { name: 'Fewer of Manual' })
  await expect(fewer).toBeFocused()
  expect(Math.abs(((await fewer.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await expect(branch(page, 'Manuals').getByText(/^Nose Manual/)).toBeVisible()
  expect(await names(page).count()).toBeLessThanOrEqual(40)
  await page.reload()
  await expect(branch(page, 'Manuals').getByText(/^Nose Manual/)).toBeVisible()
  await fewer.click()
  await expect(names(page)).toHaveCount(40)

  await test.step('a trick opens to its picture, its page and a place on the list', async () => {
    const stills = new Set<string>()
    page.on('request', (request) => request.url().includes('/stills/') && stills.add(request.url()))
    await page.goto('/tricks/tree')
    await branch(page, 'Kickflips').locator('summary').first().focus()
    await page.keyboard.press('Enter')
    const learn = page.getByRole('link', { name: 'Learn Kickflip', exact: true })
    await expect(learn).toBeVisible()
    const still = branch(page, 'Kickflips').locator('details[open] img')
    await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).count()
    expect(stills.size, 'one of each branch').toBeLessThanOrEqual(headings)
    await page.keyboard.press('Tab')
    await expect(learn).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Add to My Tricks: Kickflip' })).toBeFocused()
    await branch(page, 'Heelflips').locator('summary').first().click()
    await expect(learn).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('it prints on one page, across', async () => {
    await page.goto('/tricks/tree')
    for (const format of ['Letter', 'A3'] as const) {
      const pdf = await page.pdf({ format, landscape: true, preferCSSPageSize: false })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
  })
})

test('one’s own tree lights up where one stands, and adds what comes next @phone', async ({ page }) => {
  await join(page)
  const [kickflip] = await save(page, 'kickflip', 'feeble-grind')
  await write(page.request, 'PATCH', `/api/tricks/${kickflip}/progress`, { masteryLevel: 'MASTERED' })
  await page.goto('/my-tricks')
  const tree = page.getByRole('region', { name: 'Skill tree' })
  await tree.scrollIntoViewIfNeeded()
  await expect(tree.getByText('Kickflip, landed', { exact: true })).toBeVisible()
  await expect(tree.getByText('Ollie, likely', { exact: true })).toBeVisible()
  await expect(tree.getByText('Feeble Grind, in progress', { exact: true })).toBeVisible()
  await tree.getByText('Heelflip, next', { exact: true }).click()
  await tree.getByRole('button', { name: 'Add to My Tricks: Heelflip' }).click()
  await expect(tree.getByText('Heelflip, in progress', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tree reads, and leads to each trick @once', async ({ page }) => {
    await page.goto('/tricks/tree')
    await expect(names(page)).toHaveCount(40)
    await branch(page, 'Grinds').locator('summary').first().click()
    await page.getByRole('link', { name: 'Learn 50-50', exact: true }).click()
    await expect(page).toHaveURL(/\/tricks\/50-50$/)
  })
})
