import type { Page } from '@playwright/test'
import { endSession, join, save, signIn, toastOf, write } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { disconnected, goOffline, install } from './installed'
import { serveOutside, waitForTutorials } from './player'

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
  test('keeps what is entered while the form library is on its way @once', async ({ page }) => {
    await page.goto('/trickbot/suggest')
    const held = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('checkbox', { name: 'Beginner' }).check()
    await prompt(page).fill('flip')
    await submit(page).click()
    held.resolve()
    await expect(page.getByText('Prompt should be at least 6 characters long')).toBeVisible()
    await expect(prompt(page)).toHaveValue('flip')
    await prompt(page).fill('a first spin on flat ground')
    await submit(page).click()
    await expect(card(page)).toBeVisible()
  })

  test('answers by keyboard alone, says who answered, and starts over @phone', async ({ page }) => {
    await page.goto('/trickbot/suggest')
    await page.getByRole('checkbox', { name: 'Beginner' }).focus()
    await page.keyboard.press('Space')
    await prompt(page).focus()
    await page.keyboard.type('a first spin on flat ground, no flips')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('New trick suggestion generated!')
    await expect(page.getByRole('heading', { name: 'Suggested Trick' })).toBeFocused()
    await expect(card(page)).toContainText('From TrickBot.')
    await expect(card(page).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(toastOf(page)).toContainText('The form has been cleared.')
    await expect(card(page)).toHaveCount(0)
    await expect(prompt(page)).toHaveValue('')
    await page.getByRole('checkbox', { name: 'Beginner' }).check()
    await prompt(page).fill('a grind on a curb')
    await submit(page).click()
    await expect(card(page)).toBeVisible()
  })

  test('keeps what is typed and not sent through reload and leaving, until it is sent @phone', async ({
    page,
  }) => {
    await page.goto('/trickbot/suggest')
    await page.getByRole('checkbox', { name: 'Advanced' }).check()
    await prompt(page).fill('fl')
    await page.reload()
    await expect(prompt(page)).toHaveValue('fl')
    await expect(page.getByRole('checkbox', { name: 'Advanced' })).toBeChecked()
    await expect(page.getByText('For Advanced.')).toBeVisible()
    await page.goto('/')
    await page.goto('/trickbot/suggest')
    await prompt(page).fill('a flip trick')
    await submit(page).click()
    await expect(card(page)).toBeVisible()
    await prompt(page).fill('a flip trick without pop')
    await page.reload()
    await expect(card(page)).toBeVisible()
    await expect(prompt(page)).toHaveValue('a flip trick without pop')
    await page.goto('/trickbot/suggest')
    await expect(page.getByRole('checkbox', { name: 'Advanced' })).not.toBeChecked()
    await expect(prompt(page)).toHaveValue('')
  })

  test('goes on without typing, and Back, reload and a shared address keep the answer @once', async ({
    page,
  }) => {
    await ask(page, 'kickflip')
    const name = card(page).getByRole('heading', { level: 3 })
    await expect(name).toHaveText('Kickflip')
    await expect(name.getByRole('link')).toHaveAttribute('href', '/tricks/kickflip')
    await card(page).getByRole('button', { name: 'Other stance' }).click()
    await expect(name).toHaveText(/^(Fakie|Nollie) Kickflip$/)
    const second = (await name.textContent()) ?? ''
    await card(page).getByRole('button', { name: 'No flip' }).click()
    await expect(name).not.toHaveText(/Kickflip/)
    await expect(page).toHaveURL(/trick=/)
    await page.goBack()
    await expect(name).toHaveText(second)
    await page.reload()
    await expect(name).toHaveText(second)
    await expect(prompt(page)).toHaveValue('kickflip')
    await expect(page.getByRole('checkbox', { name: 'Intermediate' })).toBeChecked()
    await page.goBack()
    await expect(name).toHaveText('Kickflip')
    await page.goBack()
    await expect(card(page)).toHaveCount(0)
  })

  test('asks with one press, at the levels of the last time, and Back, reload and the address keep the answer @phone', async ({
    page,
    context,
  }) => {
    const wish = (label: string) => page.getByRole('link', { name: label, exact: true })
    const name = card(page).getByRole('heading', { level: 3 })
    await page.goto('/trickbot')
    await expect(page.getByText('For Beginner and Intermediate.')).toBeVisible()
    await wish('Curb or ledge').click()
    await expect(name).toBeInViewport()
    const first = (await name.textContent()) ?? ''
    await expect(prompt(page)).toHaveValue('Something for a curb or ledge')
    for (const level of ['Beginner', 'Intermediate'])
      await expect(page.getByRole('checkbox', { name: level })).toBeChecked()
    await page.reload()
    await expect(name).toHaveText(first)

    await page.getByRole('checkbox', { name: 'Beginner' }).uncheck()
    await expect(page.getByText('For Intermediate.')).toBeVisible()
    await wish('A flip trick').click()
    await expect(name).not.toHaveText(first)
    const second = (await name.textContent()) ?? ''
    await expect(page).toHaveURL(/trick=/)
    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(card(shared).getByRole('heading', { level: 3 })).toHaveText(second)
    await shared.close()
    await page.goBack()
    await expect(name).toHaveText(first)
    await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
    await page.goBack()
    await page.waitForURL('/trickbot')
    await page.reload()
    await expect(page.getByText(/^For .*Intermediate\. Change the levels/)).toBeVisible()
    await expectAccessible(page)
  })

  test('asks with one press for what the skater’s own list says @once', async ({ page }) => {
    await join(page)
    const [id] = await save(page, 'ollie')
    await write(page.request, 'PATCH', `/api/tricks/${id}/progress`, { masteryLevel: 'MASTERED' })
    await save(page, 'kickflip')
    await page.goto('/trickbot/suggest')
    await expect(page.getByText('For Beginner and Intermediate.')).toBeVisible()
    await page.getByRole('link', { name: 'What’s next for me' }).click()
    await expect(card(page)).toContainText('your ollie')
    await expectAccessible(page)
  })

  test('keeps the suggestion on My Tricks @once', async ({ page }) => {
    await join(page)
    await ask(page, 'a flip trick on flat ground')
    const name = (await card(page).getByRole('heading', { level: 3 }).textContent()) ?? ''
    await card(page).getByRole('button', { name: 'Add to My Tricks' }).click()
    await expect(toastOf(page)).toContainText('Trick added to My Tricks!')
    await page.waitForURL('/my-tricks')
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.goBack()
    await expect(card(page).getByRole('link', { name: 'In My Tricks' })).toBeVisible()
  })

  test('is on My Tricks once who pressed has signed in again @once', async ({ page, complaints }) => {
    complaints.expect(/401/)
    const skater = await join(page)
    await ask(page, 'a flip trick on flat ground')
    const name = (await card(page).getByRole('heading', { level: 3 }).textContent()) ?? ''
    await endSession(page)
    await card(page).getByRole('button', { name: 'Add to My Tricks' }).click()
    await page.waitForURL(/session_expired=true/)
    await signIn(page, skater)
    await page.waitForURL(/^(?!.*login)/)
    await page.goto('/my-tricks')
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  })

  test('comes with a tutorial @phone', async ({ page, complaints }) => {
    complaints.expect(/503/)
    await serveOutside(page)
    const quota = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
    await page.route('**/api/tricks/suggest', async (route) => {
      const response = await route.fetch()
      const trick = await response.json()
      await route.fulfill({ response, json: { ...trick, videoUrl: null, videoStart: null } })
    })
    await waitForTutorials(page)
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
    await expect(card(page).locator('iframe')).toBeFocused()
  })
})

test.describe('what was heard', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is changed chip by chip, with Back, a reload and the keyboard, and without a connection @phone', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(disconnected)
    await install(page)
    await ask(page, 'something easy on a ledge')
    const name = card(page).getByRole('heading', { level: 3 })
    const heard = card(page).getByRole('list', { name: 'TrickBot heard:' })
    const chip = (text: string) => heard.getByRole('listitem').filter({ hasText: text })
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/tricks/suggest') && asked.push(request.url()),
    )
    await expect(card(page)).toBeInViewport()
    await expect(name).toBeInViewport()
    await expect(chip('On a ledge')).toBeVisible()
    const first = (await name.textContent()) ?? ''
    await expectAccessible(page)

    await heard.getByRole('button', { name: 'Take off: On a ledge' }).press('Enter')
    await expect(card(page).getByText(/^Now without: On a ledge\. Answer: .+\.$/)).toBeVisible()
    await expect(chip('On a ledge')).toHaveCount(0)
    await expect(name).not.toHaveText(first)
    const second = (await name.textContent()) ?? ''
    await expect(page).toHaveURL(/#heard=effort,easier,false$/)
    await expect(heard.getByRole('button', { name: 'Take off: Easy' })).toBeFocused()
    await page.reload()
    await expect(name).toHaveText(second)
    await expect(chip('On a ledge')).toHaveCount(0)
    await page.goBack()
    await expect(name).toHaveText(first)
    await expect(chip('On a ledge')).toBeVisible()

    await goOffline(context)
    await heard.getByRole('button', { name: 'Easy. Turn to: Hard' }).click()
    await expect(chip('Hard')).toBeVisible()
    await expect(card(page).getByText(/^Now: Hard\. Answer: /)).toBeVisible()
    await card(page).getByRole('button', { name: '+ Add' }).click()
    await card(page).getByRole('button', { name: 'I land' }).click()
    await card(page).getByRole('combobox', { name: 'A trick you land' }).fill('Boardslide')
    await page.keyboard.press('Enter')
    await expect(chip('You land boardslide')).toBeVisible()
    await expect(name).not.toHaveText('Boardslide')
    const last = (await name.textContent()) ?? ''
    await page.reload()
    await expect(name).toHaveText(last)
    await expect(chip('You land boardslide')).toBeVisible()
    await expectAccessible(page)
    expect(asked.join(' ')).not.toContain('heard')
  })
})
