import { join, save, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { five, generateOf, orderOf, pickOf, pickTricks, planLine } from './line'

// What is asked, refused and taken over: components/lines/line-builder.test.tsx.
test.describe('building a line', () => {
  test('goes by keyboard alone @once', async ({ page }) => {
    await page.goto('/trickbot/builder?q=tre+flip')
    await expect(pickOf(page, '360 Flip')).toBeVisible()
    await expectAccessible(page)
    const first = page.getByRole('radio', { name: 'Flat Ground' })
    await first.focus()
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
    await expect(generateOf(page)).toBeDisabled()
    await page.getByRole('searchbox', { name: 'Search tricks' }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('360 flip')
    const tre = pickOf(page, '360 Flip')
    await expect(tre).toBeVisible()
    await tre.focus()
    await page.keyboard.press('Enter')
    await expect(tre).toHaveAttribute('aria-pressed', 'true')
    await generateOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText("Here's your suggested trick sequence!")
    await expect(page.getByRole('heading', { name: 'Suggested Line Order' })).toBeFocused()
    await expect(orderOf(page)).toHaveText(['360 Flip'])
    await page.getByRole('button', { name: 'Remove 360 Flip from the line' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Selected tricks' })).toBeFocused()

    await test.step('tricks to pick from come as one scrolls to them', async () => {
      const tricks: unknown[] = await (await page.request.get('/api/tricks')).json()
      await page.goto('/trickbot/builder')
      const picks = page.getByRole('button', { name: /in the line$/ })
      await expect(picks.first()).toBeVisible()
      const first = await picks.count()
      expect(first).toBeLessThan(tricks.length / 2)
      await picks.last().scrollIntoViewIfNeeded()
      await expect.poll(() => picks.count()).toBeGreaterThan(first)
    })
  })

  test('orders five tricks and says how each is ridden, and what comes later moves nothing that may be pressed @phone', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/run/alternatives', async (route) => {
      await held.promise
      await route.continue()
    })
    await planLine(page, five)
    await expect(page.getByText('Looking for other lines...')).toBeVisible()
    const places = () =>
      Promise.all(
        ['Save Line', 'Swap Ollie for another trick'].map((name) =>
          page.getByRole('button', { name }).boundingBox(),
        ),
      )
    const before = await places()
    held.resolve()
    const result = page.getByRole('region', { name: 'Suggested Line Order' })
    await expect(result.getByText(/The judge: \d+ out of 100/)).toBeVisible()
    await expect(page.getByRole('tablist', { name: 'Lines to choose from' })).toBeVisible()
    expect(await places()).toEqual(before)

    const names = await orderOf(page).allTextContents()
    expect(names.toSorted()).toEqual(five.toSorted())
    await expect(result).toContainText('From TrickBot.')
    await expect(result.getByText(/^in (regular|nollie|fakie|switch) → out/)).toHaveCount(5)
    await expect(result.getByText('The odds', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search tricks' }).fill('varial kickflip')
    await expect(pickOf(page, 'Varial Kickflip')).toBeVisible()
    await expectAccessible(page)
  })

  test('plans the rest again around a trick that was dragged @desktop', async ({ page }) => {
    // Tall enough for the whole line below the bar, in any font: a page that scrolls under a drag loses it.
    await page.setViewportSize({ width: 1280, height: 1600 })
    await planLine(page, ['Ollie', 'Kickflip', 'Heelflip'])
    const second = (await orderOf(page).nth(1).textContent()) ?? ''
    // The film above has its height.
    await expect(page.getByRole('button', { name: 'Show it moving' })).toBeVisible()
    await orderOf(page).nth(2).scrollIntoViewIfNeeded()
    await orderOf(page).nth(1).dragTo(orderOf(page).first(), { steps: 10 })
    await expect(page.getByRole('button', { name: `Unlock ${second}` })).toBeVisible()
    await expect(orderOf(page).first()).toHaveText(second)
  })
})

test('a line of my tricks is built, and without a network the coach that came with the page answers the same @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await join(page)
  await save(page, 'ollie', 'pop-shuvit', 'frontside-180', 'kickflip')
  // What the coach goes by is kept once the list was shown.
  await page.goto('/my-tricks')
  await expect(page.getByRole('article', { name: 'Ollie', exact: true })).toBeVisible()
  const result = page.getByRole('region', { name: 'Suggested Line Order' })
  const build = async (how: string, length: number) => {
    await page.getByText(how, { exact: true }).click()
    await page.getByRole('button', { name: 'Build from My Tricks' }).click()
    await expect(orderOf(page)).toHaveCount(length)
  }
  const openMine = async () => {
    await page.goto('/trickbot/builder')
    await page.getByText('Flat Ground', { exact: true }).click()
    await page.getByText('Build one from my tricks', { exact: true }).click()
  }

  await planLine(page, five)
  const there = await orderOf(page).allTextContents()
  await page.getByRole('button', { name: 'Reset All' }).click()
  await openMine()
  await expectAccessible(page)
  await openMine()
  await build('Send it', 4)
  await expect(page.getByRole('heading', { name: 'Select Tricks (4/5)' })).toBeVisible()
  // Of tricks that are all being learned, two are as sure as a line gets.
  await build('Sure', 2)
  await page.getByRole('button', { name: 'Reset All' }).click()

  await page.route('**/api/run/*', (route) => route.abort())
  await openMine()
  await build('Send it', 4)
  await expect(result).toContainText('From TrickBot, offline.')
  const mine = await orderOf(page).allTextContents()
  expect(mine.toSorted()).toEqual(['Frontside 180', 'Kickflip', 'Ollie', 'Pop Shuvit'])
  await page.getByRole('button', { name: 'Swap Pop Shuvit for another trick' }).click()
  await expect(orderOf(page).filter({ hasText: 'Pop Shuvit' })).toHaveCount(0)
  await expect(orderOf(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Reset All' }).click()
  await pickTricks(page, five)
  await generateOf(page).click()
  await expect(result).toContainText('From TrickBot, offline.')
  await expect(orderOf(page)).toHaveText(there)
  await expect(result.getByText(/The judge: \d+ out of 100/)).toBeVisible()
})
