import type { Page } from '@playwright/test'
import { expect, readTricks, test } from './fixtures'

const path = '/tricks/classification'
const panel = (page: Page) => page.getByRole('tabpanel')

// Its tabs, sections and failures: components/tricks/classification.test.tsx. In jsdom it shows no cards.
test('the classification holds only what is in view, says what makes a trick, and reaches its last one by keyboard @once', async ({
  page,
}) => {
  const all = await readTricks(page)
  for (const [type, part] of [
    ['variation', 'variationDetails'],
    ['combination', 'sequence'],
  ] as const) {
    await page.goto(`${path}?type=${type}`)
    const card = panel(page).getByRole('listitem').first()
    const name = await card.getByRole('link').textContent()
    const trick = all.find((each) => each.name === name)
    const wanted = part === 'sequence' ? trick?.combinationDetails?.sequence : trick?.variationDetails
    await expect(card).toContainText(wanted ?? 'nothing of the kind')
    await expect(card).toContainText(trick?.difficultyRating ?? 'no level')
    if (part === 'sequence') await expect(card).toContainText('Sequence:')
  }

  await page.goto(path)
  expect((await panel(page).boundingBox())?.height).toBe(600)
  await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  expect(await panel(page).getByRole('listitem').count()).toBeLessThan(40)

  const base = all.filter(({ trickType }) => trickType === 'BASE')
  const last = base.filter(({ category }) => category === 'Flips').at(-1)
  await panel(page).getByRole('region', { name: 'Base Tricks' }).focus()
  // Heights are measured as cards come into view, so the end moves on until it is reached.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(panel(page).getByRole('link', { name: last?.name, exact: true })).toBeInViewport({
      timeout: 500,
    })
  }).toPass()

  await page.keyboard.press('Home')
  const flatground = panel(page).getByRole('button', { name: 'Flatground' })
  await flatground.click()
  await expect(flatground).toHaveAttribute('aria-expanded', 'false')
  const next = base.find(({ category }) => category === 'Rail')
  await expect(panel(page).getByRole('link', { name: next?.name, exact: true })).toBeVisible()
})
