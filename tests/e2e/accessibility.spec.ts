import { expect, expectAccessible, test } from './fixtures'
import { inParts, pages } from './pages'

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

test.describe('axe finds nothing', () => {
  for (const part of inParts(pages, 3)) {
    test(`on ${part.map(({ path }) => path).join(', ')}`, async ({ page }) => {
      test.slow()
      for (const { path } of part)
        await test.step(path, async () => {
          await page.goto(path)
          await expectAccessible(page)
        })
    })
  }

  test('on a trick with neither steps nor measured difficulty @once', async ({ page }) => {
    await page.goto('/tricks/kickflip-manual')
    await expectAccessible(page)
  })

  test('on a page that is not there @once', async ({ page, complaints }) => {
    complaints.expect(/404/)
    await page.goto('/tricks/no-such-trick')
    await expectAccessible(page)
  })

  test('in search results, with two rows open', async ({ page }) => {
    await page.goto('/tricks?q=kickflip&level=Advanced')
    const results = page.getByRole('region', { name: 'Search results' })
    for (const row of [0, 1]) await results.locator('[data-row] a').nth(row).click()
    await expect(results.getByRole('link', { name: /: the whole page$/ })).toHaveCount(2)
    await expectAccessible(page)
  })

  test('in an empty search @once', async ({ page }) => {
    await page.goto('/tricks?q=xyzzyplugh')
    await expect(page.getByText('No trick goes by that.')).toBeVisible()
    await expectAccessible(page)
  })

  test('in an open card', async ({ page }) => {
    await page.goto('/tricks?category=Rail&level=Advanced')
    const cards = page.getByRole('list', { name: 'Foundational tricks' }).getByRole('listitem')
    await cards.first().getByRole('link').click()
    await expect(cards.first().getByRole('link', { name: /: the whole page$/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('in the open menu @phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })

  for (const type of ['base', 'variation', 'combination']) {
    test(`in the classification of type ${type} @once`, async ({ page }) => {
      await page.goto(`/tricks/classification?type=${type}`)
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})
