import { expect, expectAccessible, test } from './fixtures'

const tools = ['Suggest a Trick', 'Line Builder', 'Park Flow']

test.describe('TrickBot', () => {
  test('is reached from the home page, leads to its three tools and the game, and opens its menu by keyboard @desktop', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Try TrickBot' }).click()
    for (const tool of [...tools, 'SKATE']) {
      await page.waitForURL('/trickbot')
      await page.getByRole('main').getByRole('link', { name: tool }).click()
      await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible()
      await page.goBack()
    }

    await page.goto('/trickbot')
    const button = page.getByRole('button', { name: 'TrickBot' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'TrickBot' })
    await expect(menu.getByRole('link')).toHaveText(['TrickBot Home', ...tools])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Suggest a Trick' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('/trickbot/suggest')
    await expect(menu).toBeHidden()
  })

  test('stands in the menu of small screens @phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    for (const name of ['TrickBot', ...tools]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeAttached()
    }
    await menu.getByRole('link', { name: 'Park Flow' }).click()
    await page.waitForURL('/trickbot/parkflow')
    await expect(menu).toBeHidden()
  })
})
