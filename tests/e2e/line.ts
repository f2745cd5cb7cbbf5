import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const five = ['Ollie', 'Kickflip', 'Heelflip', 'Manual', 'Hardflip']

/** The button that puts a trick into the line. */
export const pickOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} in the line`, exact: true })

export const generateOf = (page: Page) =>
  page.getByRole('button', { name: /^(Suggest Line Order|Generate Order)$/ })

/** The suggested order as the names of its tricks. */
export const orderOf = (page: Page) =>
  page.getByRole('region', { name: 'Suggested Line Order' }).locator('tbody tr td:nth-child(2) > p')

/** Goes to the builder and picks tricks for a line on flat ground. */
export async function pickTricks(page: Page, names: string[]): Promise<void> {
  await page.goto('/trickbot/builder')
  await page.getByText('Flat Ground', { exact: true }).click()
  for (const name of names) await pickOf(page, name).click()
  await expect(page.getByRole('heading', { name: `Select Tricks (${names.length}/5)` })).toBeVisible()
}

/** The same, with the line. */
export async function planLine(page: Page, names: string[]): Promise<void> {
  await pickTricks(page, names)
  await generateOf(page).click()
  await expect(orderOf(page)).toHaveCount(names.length)
}
