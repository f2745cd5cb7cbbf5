import type { Page } from '@playwright/test'
import { join, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'

const prompt = (page: Page) => page.getByRole('textbox', { name: 'What do you want to skate?' })
const submit = (page: Page) => page.getByRole('button', { name: 'Suggest Trick' })
const card = (page: Page) => page.getByRole('region', { name: 'Suggested Trick' })

async function ask(page: Page, text: string, level = 'Intermediate'): Promise<void> {
  await page.goto('/trickbot/suggest')
  await page.getByRole('checkbox', { name: level }).check()
  await prompt(page).fill(text)
  await submit(page).click()
}

test.describe('suggesting a trick', () => {
  test('needs a prompt and a level, and says so at the fields', async ({ page }) => {
    await page.goto('/trickbot/suggest')
    await prompt(page).fill('flip')
    await submit(page).click()
    await expect(page.getByText('Prompt should be at least 6 characters long')).toBeVisible()
    await expect(page.getByText('Select at least one difficulty level')).toBeVisible()
    await expectAccessible(page)
  })

  test('answers by keyboard alone, says who answered, and starts over', async ({ page }) => {
    await page.goto('/trickbot/suggest')
    await page.getByRole('checkbox', { name: 'Beginner' }).focus()
    await page.keyboard.press('Space')
    await prompt(page).focus()
    await page.keyboard.type('a first spin on flat ground, no flips')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('New trick suggestion generated!')
    await expect(page.getByRole('heading', { name: 'Suggested Trick' })).toBeFocused()
    await expect(card(page)).toContainText('Answered by the built-in coach.')
    await expect(card(page).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(toastOf(page)).toContainText('The form has been cleared.')
    await expect(card(page)).toHaveCount(0)
    await expect(prompt(page)).toHaveValue('')
  })

  test('has another one, and asks guests to join', async ({ page }) => {
    await ask(page, 'a flip trick on flat ground')
    const name = card(page).getByRole('heading', { level: 3 })
    const first = (await name.textContent()) ?? ''
    await page.getByRole('button', { name: 'Suggest another' }).click()
    await expect(name).not.toHaveText(first)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await card(page).getByRole('button', { name: 'Add to My Tricks' }).click()
    await expect(page.getByRole('dialog', { name: 'Create a free account' })).toBeVisible()
    expect(sent.filter((url) => url.includes('add-to-my-tricks'))).toEqual([])
  })

  test('keeps the suggestion on My Tricks', async ({ page }) => {
    await join(page)
    await ask(page, 'a flip trick on flat ground')
    const name = (await card(page).getByRole('heading', { level: 3 }).textContent()) ?? ''
    await card(page).getByRole('button', { name: 'Add to My Tricks' }).click()
    await expect(toastOf(page)).toContainText('Trick added to My Tricks!')
    await page.waitForURL('/my-tricks')
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  })

  test('comes with a tutorial', async ({ page, complaints }) => {
    complaints.expect(/503/)
    const quota = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
    await page.route('**/api/tricks/suggest', async (route) => {
      const response = await route.fetch()
      const trick = await response.json()
      await route.fulfill({ response, json: { ...trick, videoUrl: null, videoStart: null } })
    })
    await ask(page, 'a kickflip on flat ground')
    await page.route(
      '**/find-tutorial',
      (route) => route.fulfill({ status: 503, json: { message: quota } }),
      { times: 1 },
    )
    await card(page).getByRole('button', { name: 'Load Tutorial' }).click()
    await expect(toastOf(page)).toContainText('Video Loading Error')
    await expect(card(page).getByText(quota, { exact: true })).toBeVisible()
    await card(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(toastOf(page)).toContainText('Tutorial loaded successfully!')
    await expect(card(page).getByRole('button', { name: /^Play/ })).toBeFocused()
  })

  test('can be asked again after the network failed @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await page.route('**/api/tricks/suggest', (route) => route.abort())
    await ask(page, 'a flip trick on flat ground')
    await expect(toastOf(page)).toContainText('Network error')
    await page.unroute('**/api/tricks/suggest')
    await submit(page).click()
    await expect(card(page)).toBeVisible()
  })
})
