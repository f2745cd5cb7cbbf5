import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { inParts, pages } from './pages'

const wide = { width: 1280, height: 800 }
const missing = '/tricks/no-such-trick'

test('with forced colors, what is chosen and what is drawn still shows @once', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/tricks/classification')
  const ground = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground('Base Tricks')).not.toBe(await ground('Variations'))
  await page.goto('/tricks')
  const [sign, paper] = await page
    .getByRole('button', { name: 'Add to My Tricks: Hardflip' })
    .first()
    .evaluate((button) => [
      getComputedStyle(button, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
  expect(sign).not.toBe(paper)
  await page.goto('/tricks/kickflip')
  const shoes = await page
    .getByRole('listitem')
    .filter({ hasText: /^(front|back) foot, / })
    .locator('span')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
  expect(new Set(shoes).size).toBe(2)
})

type State = {
  path: string
  /** What is done there first. */
  begin?: (page: Page) => Promise<unknown>
  /** Whether other things stand there where it is wide. */
  isOtherWhereWide?: boolean
}

const states: State[] = [
  ...pages.map(({ path }) => ({ path, isOtherWhereWide: true })),
  // With neither steps nor measured difficulty.
  { path: '/tricks/kickflip-manual' },
  { path: missing },
  {
    path: '/tricks?q=kickflip&level=Advanced',
    begin: async (page) => {
      const results = page.getByRole('region', { name: 'Search results' })
      for (const row of [0, 1]) await results.locator('[data-row] a').nth(row).click()
      await expect(results.getByRole('link', { name: /: the whole page$/ })).toHaveCount(2)
    },
    isOtherWhereWide: true,
  },
  {
    path: '/tricks?q=xyzzyplugh',
    begin: (page) => expect(page.getByText('No trick goes by that.')).toBeVisible(),
  },
  {
    path: '/tricks?category=Rail&level=Advanced',
    begin: async (page) => {
      const cards = page.getByRole('list', { name: 'Foundational tricks' }).getByRole('listitem')
      await cards.first().getByRole('link').click()
      await expect(cards.first().getByRole('link', { name: /: the whole page$/ })).toBeVisible()
    },
    isOtherWhereWide: true,
  },
  {
    path: '/blog',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    },
  },
  ...['variation', 'combination'].map((type) => ({
    path: `/tricks/classification?type=${type}`,
    begin: (page: Page) => expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible(),
  })),
]

for (const [at, part] of inParts(states, 5).entries())
  test(`axe finds nothing in ${part.length} states of pages (${at + 1}) @phone`, async ({
    page,
    complaints,
  }) => {
    if (part.some(({ path }) => path === missing)) complaints.expect(/404/)
    const narrow = page.viewportSize() ?? wide
    for (const { path, begin, isOtherWhereWide } of part)
      await test.step(path, async () => {
        await page.setViewportSize(narrow)
        await page.goto(path)
        await begin?.(page)
        await expectAccessible(page)
        if (!isOtherWhereWide) return
        await page.setViewportSize(wide)
        await expectAccessible(page, ['light'])
      })
  })
