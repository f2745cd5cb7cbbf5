import type { Page } from '@playwright/test'
import { endSession, join, save, signIn, toastOf, write } from './account'
import { expect, expectAccessible, expectBelowHeader, test } from './fixtures'
import { waitForTutorials } from './player'

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
    // However long the press takes: a message that comes meanwhile would push the button away from under it.
    await submit(page).hover()
    await page.mouse.down()
    await expect(prompt(page)).toBeFocused()
    await page.mouse.up()
    await expect(page.getByText('Prompt should be at least 6 characters long')).toBeVisible()
    await expect(page.getByText('Select at least one difficulty level')).toBeVisible()
    const field = page.getByRole('checkbox', { name: 'Beginner' })
    await expect(field).toBeFocused()
    await expectBelowHeader(page, field)
    await expectAccessible(page)
  })

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

  test('has another one, and asks guests to join @phone', async ({ page }) => {
    await ask(page, 'a flip trick on flat ground')
    const name = card(page).getByRole('heading', { level: 3 })
    const first = (await name.textContent()) ?? ''
    await page.getByRole('button', { name: 'Another one' }).click()
    await expect(name).not.toHaveText(first)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await card(page).getByRole('button', { name: 'Add to My Tricks' }).click()
    await expect(page.getByRole('dialog', { name: 'Create a free account' })).toBeVisible()
    expect(sent.filter((url) => url.includes('add-to-my-tricks'))).toEqual([])
  })

  test('goes on without typing, and Back, reload and a shared address keep the answer', async ({ page }) => {
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

  test('asks three questions where it understood nothing @once', async ({ page }) => {
    await ask(page, 'best pizza in Berlin', 'Beginner')
    await expect(card(page)).toContainText('only a guess')
    const questions = card(page).getByRole('list', { name: 'Questions that help' }).getByRole('button')
    await expect(questions).toHaveCount(3)
    await questions.first().click()
    await expect(prompt(page)).toBeFocused()
    await expect(prompt(page)).toHaveValue(/I can ollie/)
    await submit(page).click()
    await expect(card(page)).not.toContainText('guess')
    await expectAccessible(page)
  })

  test('begins with a wish of others @once', async ({ page }) => {
    await page.goto('/trickbot/suggest')
    await page.getByRole('checkbox', { name: 'Intermediate' }).check()
    await page.getByRole('button', { name: 'I land primo on kickflips' }).click()
    await expect(prompt(page)).toHaveValue('I land primo on kickflips')
    await submit(page).click()
    await expect(card(page).getByRole('heading', { level: 3 })).toHaveText('Kickflip')
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

  test('says that a trick was added also on the next page @once', async ({ page }) => {
    await join(page)
    await ask(page, 'a first spin on flat ground, no flips')
    const held = Promise.withResolvers<void>()
    await page.route('**/add-to-my-tricks', async (route) => {
      await held.promise
      await route.continue()
    })
    const sent = page.waitForRequest('**/add-to-my-tricks')
    await card(page).getByRole('button', { name: 'Add to My Tricks' }).click()
    await sent
    await page.getByRole('banner').getByRole('link', { name: 'DarkSlide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Become a Better Skater')
    held.resolve()
    await expect(toastOf(page)).toContainText('Trick added to My Tricks!')
    await expect(page).toHaveURL('/')
  })

  test('comes with a tutorial @phone', async ({ page, complaints }) => {
    complaints.expect(/503/)
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
    await expect(card(page).getByRole('button', { name: /^Play/ })).toBeFocused()
  })

  test('can be asked again after the network failed @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    // The coach that came with the page has no library to choose from either.
    const calls = /\/api\/tricks\/(suggest|book)$/
    await page.route(calls, (route) => route.abort())
    await ask(page, 'a flip trick on flat ground')
    await expect(toastOf(page)).toContainText('Network error')
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(card(page)).toBeVisible()
  })
})
