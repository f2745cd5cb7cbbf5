import { join, save, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { five, generateOf, orderOf, pickOf, pickTricks, planLine } from './line'

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
  })

  test('orders five tricks, says how each is ridden, and refuses a sixth @phone', async ({ page }) => {
    await planLine(page, five)
    const names = await orderOf(page).allTextContents()
    expect(names.toSorted()).toEqual(five.toSorted())
    const result = page.getByRole('region', { name: 'Suggested Line Order' })
    await expect(result).toContainText('From TrickBot.')
    await expect(result.getByText(/^in (regular|nollie|fakie|switch) → out/)).toHaveCount(5)
    await expect(result.getByText(/The judge: \d+ out of 100/)).toBeVisible()
    await expect(result.getByText('The odds', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search tricks' }).fill('varial kickflip')
    await expectAccessible(page)
    await pickOf(page, 'Varial Kickflip').click()
    await expect(toastOf(page)).toContainText('Maximum tricks reached')
    await expect(toastOf(page)).toContainText('You can only select up to 5 tricks for a line')
    await expect(pickOf(page, 'Varial Kickflip')).toHaveAttribute('aria-pressed', 'false')
  })

  test('plans the rest again around a trick that was moved and locked @once', async ({ page }) => {
    await planLine(page, five)
    const last = (await orderOf(page).allTextContents()).at(-1) ?? ''
    await page.getByRole('button', { name: `Move ${last} earlier` }).click()
    const unlock = page.getByRole('button', { name: `Unlock ${last}` })
    await expect(unlock).toBeVisible()
    await expect(orderOf(page).nth(3)).toHaveText(last)
    await unlock.click()
    await expect(unlock).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Lock / })).toHaveCount(5)
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

  test('shows other lines, and takes the swap of the judge @once', async ({ page }) => {
    await planLine(page, ['Ollie', 'Kickflip', 'Heelflip'])
    const tabs = page.getByRole('tablist', { name: 'Lines to choose from' }).getByRole('tab')
    await expect(tabs.nth(1)).toBeVisible()
    const before = await orderOf(page).allTextContents()
    await tabs.nth(1).click()
    await expect(orderOf(page)).not.toHaveText(before)
    await tabs.first().click()
    const swap = page.getByRole('button', { name: /^Take / })
    const into = (await swap.textContent())?.replace('Take ', '') ?? ''
    await swap.press('Enter')
    await expect(orderOf(page).filter({ hasText: into })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Suggested Line Order' })).toBeFocused()
    await expect(page.getByRole('button', { name: `Remove ${into} from the line` })).toBeVisible()
  })

  test('what comes later moves nothing that may be pressed meanwhile @phone', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/run/alternatives', async (route) => {
      await held.promise
      await route.continue()
    })
    await planLine(page, ['Ollie', 'Kickflip', 'Heelflip'])
    await expect(page.getByText('Looking for other lines...')).toBeVisible()
    const places = () =>
      Promise.all(
        ['Save Line', 'Swap Ollie for another trick'].map((name) =>
          page.getByRole('button', { name }).boundingBox(),
        ),
      )
    const before = await places()
    held.resolve()
    await expect(page.getByText(/The judge: \d+ out of 100/)).toBeVisible()
    await expect(page.getByRole('tablist', { name: 'Lines to choose from' })).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('survives reload, Back and another page, with its order and its name @once', async ({ page }) => {
    await planLine(page, ['Ollie', 'Kickflip', 'Heelflip'])
    const order = await orderOf(page).allTextContents()
    await page.getByRole('textbox', { name: 'Line name' }).fill('Lunch line')
    const isThere = async () => {
      await expect(orderOf(page)).toHaveText(order)
      await expect(page.getByRole('textbox', { name: 'Line name' })).toHaveValue('Lunch line')
      await expect(page.getByRole('radio', { name: 'Flat Ground' })).toBeChecked()
    }
    await page.reload()
    await isThere()
    await page.goto('/tricks')
    await page.goBack()
    await isThere()
    await page.getByRole('button', { name: 'Reset All' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Select Tricks (0/5)' })).toBeVisible()
  })

  test('swaps one trick for another on the same obstacle @once', async ({ page }) => {
    await planLine(page, ['Ollie', 'Kickflip'])
    await page.getByRole('button', { name: 'Swap Kickflip for another trick' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove Kickflip from the line' })).toHaveCount(0)
    await expect(orderOf(page)).toHaveCount(2)
    await expect(page.getByRole('table').getByRole('button').and(page.locator(':focus'))).toBeVisible()
    await expect(orderOf(page).filter({ hasText: /^Ollie$/ })).toHaveCount(1)
  })

  test('is made of my tricks @once', async ({ page }) => {
    await join(page)
    await save(page, 'ollie', 'kickflip', 'frontside-180', 'half-cab', 'pop-shuvit')
    await page.goto('/trickbot/builder')
    await page.getByText('Flat Ground', { exact: true }).click()
    await page.getByText('Build one from my tricks', { exact: true }).click()
    await expectAccessible(page)
    await page.getByText('Send it', { exact: true }).click()
    await page.getByRole('button', { name: 'Build from My Tricks' }).click()
    await expect(orderOf(page)).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Select Tricks (4/5)' })).toBeVisible()
    // Of tricks that are all being learned, two are as sure as a line gets.
    await page.getByText('Sure', { exact: true }).click()
    await page.getByRole('button', { name: 'Build from My Tricks' }).click()
    await expect(orderOf(page)).toHaveCount(2)
  })
})

test('tricks to pick from come as one scrolls to them @once', async ({ page }) => {
  const tricks: unknown[] = await (await page.request.get('/api/tricks')).json()
  await page.goto('/trickbot/builder')
  const picks = page.getByRole('button', { name: /in the line$/ })
  await expect(picks.first()).toBeVisible()
  const first = await picks.count()
  expect(first).toBeLessThan(tricks.length / 2)
  await picks.last().scrollIntoViewIfNeeded()
  await expect.poll(() => picks.count()).toBeGreaterThan(first)
})

test.describe('without a network', () => {
  test('the coach that came with the page answers @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await planLine(page, five)
    const there = await orderOf(page).allTextContents()
    await page.getByRole('button', { name: 'Reset All' }).click()
    await page.route('**/api/run/*', (route) => route.abort())
    await pickTricks(page, five)
    await generateOf(page).click()
    const result = page.getByRole('region', { name: 'Suggested Line Order' })
    await expect(result).toContainText('From TrickBot, offline.')
    await expect(orderOf(page)).toHaveText(there)
    await expect(result.getByText(/The judge: \d+ out of 100/)).toBeVisible()
  })

  test('a line of my tricks is built and swapped by the coach that came with the page @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/)
    await join(page)
    await save(page, 'ollie', 'pop-shuvit', 'frontside-180', 'kickflip')
    await page.goto('/my-tricks')
    await expect(page.getByRole('article', { name: 'Ollie', exact: true })).toBeVisible()
    await page.route('**/api/run/*', (route) => route.abort())
    await page.goto('/trickbot/builder')
    await page.getByText('Flat Ground', { exact: true }).click()
    await page.getByText('Build one from my tricks').click()
    await page.getByText('Send it', { exact: true }).click()
    await page.getByRole('button', { name: 'Build from My Tricks' }).click()
    await expect(orderOf(page)).toHaveCount(4)
    const result = page.getByRole('region', { name: 'Suggested Line Order' })
    await expect(result).toContainText('From TrickBot, offline.')
    const mine = await orderOf(page).allTextContents()
    expect(mine.toSorted()).toEqual(['Frontside 180', 'Kickflip', 'Ollie', 'Pop Shuvit'])
    await page.getByRole('button', { name: 'Swap Pop Shuvit for another trick' }).click()
    await expect(orderOf(page).filter({ hasText: 'Pop Shuvit' })).toHaveCount(0)
    await expect(orderOf(page)).toHaveCount(4)
  })
})
