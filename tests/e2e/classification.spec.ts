import type { Page } from '@playwright/test'
import { expect, readTricks, test } from './fixtures'

const path = '/tricks/classification'
const panel = (page: Page) => page.getByRole('tabpanel')
const heading = (page: Page, category: string) => panel(page).getByRole('button', { name: category })

async function ofType(page: Page, type: string) {
  return (await readTricks(page)).filter(({ trickType }) => trickType === type)
}

test.describe('the classification', () => {
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

  test('is 600 px high and holds only what is in view @once', async ({ page }) => {
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
})
