import { expect, readTricks, test } from './fixtures'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('every trick is listed and links to its page @once', async ({ page }) => {
    await page.goto('/tricks')
    const tricks = await readTricks(page)
    const links = page.locator('main a[href^="/tricks/"]:not([href="/tricks/classification"])')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(found.toSorted()).toEqual(tricks.map(({ slug }) => `/tricks/${slug}`).toSorted())
    const rows = page.getByRole('region', { name: 'All Tricks' }).getByRole('link')
    await expect(rows).toHaveCount(tricks.filter(({ isFoundational }) => !isFoundational).length)
    await expect(rows.first()).toBeVisible()
  })

  test('a trick reads whole @once', async ({ page }) => {
    await page.goto('/tricks')
    await page.getByRole('link', { name: '360 Flip', exact: true }).click()
    await expect(page).toHaveURL(/\/tricks\/360-flip$/)
    await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible()
    const steps = page
      .getByRole('heading', { name: 'How to do it' })
      .locator('xpath=..')
      .getByRole('listitem')
    expect(await steps.count()).toBeGreaterThanOrEqual(4)
    await page.getByRole('link', { name: 'Trick Library' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trick Library' })).toBeVisible()
  })

  test('learning goes on from trick to trick @once', async ({ page }) => {
    await page.goto('/tricks/kickflip')
    const before = page.getByRole('heading', { name: 'Learn first' }).locator('xpath=..')
    await before.getByRole('link').first().click()
    const after = page.getByRole('heading', { name: 'Leads to' }).locator('xpath=..')
    await expect(after.getByRole('link', { name: 'Kickflip', exact: false }).first()).toBeVisible()
  })

  test('the classification leads to the library @once', async ({ page }) => {
    await page.goto('/tricks/classification')
    await page.locator('main').getByRole('link', { name: 'Trick Library' }).click()
    await expect(page).toHaveURL(/\/tricks$/)
  })

  test('the menu opens @phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Trick Library' }).click()
    await expect(page).toHaveURL(/\/tricks$/)
  })
})
