import type { Page } from '@playwright/test'
import { expect, readTricks, test } from './fixtures'

const path = '/tricks/classification'
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const heading = (page: Page, category: string) => panel(page).getByRole('button', { name: category })

const types = [
  ['BASE', 'Base Tricks'],
  ['VARIATION', 'Variations'],
  ['COMBINATION', 'Combinations'],
] as const

async function ofType(page: Page, type: string) {
  return (await readTricks(page)).filter(({ trickType }) => trickType === type)
}

test.describe('the classification', () => {
  test('has three tabs, each with its count @once', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skateboarding Trick Classification')
    await expect(page.getByRole('tab')).toHaveCount(3)
    for (const [type, name] of types)
      await expect(tab(page, name)).toContainText(String((await ofType(page, type)).length))
    await expect(tab(page, 'Base Tricks')).toHaveAttribute('aria-selected', 'true')
  })

  for (const [type, name] of types) {
    test(`groups ${name} by category, each with its count @once`, async ({ page }) => {
      await page.goto(path)
      await tab(page, name).click()
      await expect(panel(page)).toHaveAccessibleName(new RegExp(name))
      const tricks = await ofType(page, type)
      const counts = Map.groupBy(tricks, ({ category }) => category)
      await expect(panel(page).getByRole('button', { name: /\d+ tricks?/ })).toHaveCount(counts.size)
      for (const [category, members] of counts)
        await expect(heading(page, category)).toContainText(new RegExp(`\\D${members.length} tricks?$`))
    })
  }

  test('keeps the tab in the address @once', async ({ page }) => {
    await page.goto(path)
    await tab(page, 'Combinations').click()
    await expect(page).toHaveURL(/\?type=combination$/)
    await page.reload()
    await expect(tab(page, 'Combinations')).toHaveAttribute('aria-selected', 'true')
    await page.goto(`${path}?type=VARIATION`)
    await expect(tab(page, 'Variations')).toHaveAttribute('aria-selected', 'true')
  })

  test('shows what makes a variation and what makes a combination @once', async ({ page }) => {
    for (const [type, part] of [
      ['variation', 'variationDetails'],
      ['combination', 'sequence'],
    ] as const) {
      await page.goto(`${path}?type=${type}`)
      const card = panel(page).getByRole('listitem').first()
      const name = await card.getByRole('link').textContent()
      const trick = (await readTricks(page)).find((each) => each.name === name)
      const wanted = part === 'sequence' ? trick?.combinationDetails?.sequence : trick?.variationDetails
      await expect(card).toContainText(wanted ?? 'nothing of the kind')
      await expect(card).toContainText(trick?.difficultyRating ?? 'no level')
      if (part === 'sequence') await expect(card).toContainText('Sequence:')
    }
  })

  test('closes and opens its sections @phone', async ({ page }) => {
    await page.goto(path)
    const flatground = heading(page, 'Flatground')
    await expect(flatground).toHaveAttribute('aria-expanded', 'true')
    await flatground.click()
    await expect(flatground).toHaveAttribute('aria-expanded', 'false')
    const next = (await ofType(page, 'BASE')).filter(({ category }) => category === 'Rail')[0]
    await expect(panel(page).getByRole('link', { name: next?.name, exact: true })).toBeVisible()
    await flatground.press('Enter')
    await expect(flatground).toHaveAttribute('aria-expanded', 'true')
  })

  test('is 600 px high and holds only what is in view', async ({ page }) => {
    await page.goto(path)
    expect((await panel(page).boundingBox())?.height).toBe(600)
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
    expect(await panel(page).getByRole('listitem').count()).toBeLessThan(40)
  })

  test('reaches its last trick by keyboard @desktop', async ({ page }) => {
    await page.goto(path)
    const tricks = await ofType(page, 'BASE')
    const last = tricks.filter(({ category }) => category === 'Flips').at(-1)
    const region = panel(page).getByRole('region', { name: 'Base Tricks' })
    await region.focus()
    // Heights are measured as cards come into view, so the end moves on until it is reached.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(panel(page).getByRole('link', { name: last?.name, exact: true })).toBeInViewport({
        timeout: 500,
      })
    }).toPass()
  })

  test('goes from tab to tab by arrow keys @once', async ({ page }) => {
    await page.goto(path)
    await tab(page, 'Base Tricks').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Variations')).toBeFocused()
    await expect(tab(page, 'Variations')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Combinations')).toBeFocused()
  })

  test('leads to the page of a trick @once', async ({ page }) => {
    await page.goto(path)
    const link = panel(page).getByRole('listitem').first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('says when it cannot load, and tries again @once', async ({ page, complaints }) => {
    complaints.expect(/503/)
    await page.route('**/api/tricks/summaries', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away' } }),
    )
    await page.goto(path)
    await expect(panel(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/api/tricks/summaries')
    await panel(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  })

  test('says that it is loading @once', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/tricks/summaries', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    await expect(panel(page).getByRole('status')).toHaveText('Loading tricks...')
    held.resolve()
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  })
})
