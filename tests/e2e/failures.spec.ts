import type { Locator, Page } from '@playwright/test'
import { join, save, toastOf, write } from './account'
import { editor, publish, takeAway, uniqueTitle } from './editor'
import { expect, test } from './fixtures'
import { planLine } from './line'

// What is said where the server says nothing: each call fails once, with a page of a proxy's as its response.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

type Failure = { call: string; method: string; press: Locator; title?: string; says: string }

/** Presses what makes a call that fails, and reads what is said. */
async function expectSaid(page: Page, { call, method, press, title = 'Error', says }: Failure) {
  await page.route(call, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>no</h1>' })
      : route.fallback(),
  )
  await press.click()
  await expect(toastOf(page).getByRole('alert')).toContainText(title)
  await expect(toastOf(page)).toContainText(says)
  await page.unroute(call)
}

test.beforeEach(({ complaints }) => complaints.expect(/500/))

test('TrickBot says what it could not do @once', async ({ page }) => {
  await join(page)
  await page.goto('/trickbot/suggest')
  await page.getByLabel('What do you want to skate?').fill('a flip trick for today')
  await page.getByLabel('Intermediate').check()
  const suggest = { call: '**/api/tricks/suggest', method: 'POST', press: button(page, 'Suggest Trick') }
  await expectSaid(page, { ...suggest, says: 'Failed to suggest trick' })
  await page.route(suggest.call, (route) => route.fulfill({ status: 204 }))
  await button(page, 'Suggest Trick').click()
  await expect(toastOf(page)).toContainText('No suggestion received')
  await page.unroute(suggest.call)
  await button(page, 'Suggest Trick').click()
  await expect(toastOf(page)).toContainText('New trick suggestion generated!')
  await expectSaid(page, {
    call: '**/add-to-my-tricks',
    method: 'POST',
    press: button(page, 'Add to My Tricks'),
    says: 'Failed to add trick to collection',
  })

  await page.goto('/trickbot/parkflow')
  await page.getByRole('checkbox', { name: 'Flatground', exact: true }).check()
  await expectSaid(page, {
    call: '**/api/skatepark/suggest-tricks',
    method: 'POST',
    press: button(page, 'Create Flow'),
    title: 'Error Getting Suggestions',
    says: 'Failed to get trick suggestions',
  })
})

test('My Tricks and the library say what they could not do @once', async ({ page }) => {
  await join(page)
  await save(page, 'ollie')
  await page.goto('/my-tricks')
  const row = page.getByRole('article', { name: 'Ollie' })
  await page.route('**/progress', (route) => route.fulfill({ status: 500, body: 'no' }))
  await row.getByLabel('Mastery').selectOption('MASTERED')
  await expect(toastOf(page)).toContainText('Failed to update progress.')
  await row.getByRole('button', { name: 'Remove Ollie' }).click()
  const remove = { call: '**/remove-from-my-tricks', method: 'DELETE' }
  const press = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await expectSaid(page, { ...remove, press, says: 'Failed to remove trick from your collection.' })
  await expect(row).toBeVisible()

  await page.goto('/tricks?q=ollie')
  await button(page, 'In My Tricks: Ollie. Remove').click()
  await expectSaid(page, { ...remove, press, says: 'Failed to remove trick' })
  await expectSaid(page, {
    call: '**/add-to-my-tricks',
    method: 'POST',
    press: button(page, 'Add to My Tricks: Nollie'),
    says: 'Failed to add trick',
  })
})

test('My Lines says what it could not do @once', async ({ page }) => {
  await join(page)
  await planLine(page, ['Ollie', 'Kickflip'])
  await button(page, 'Save Line').click()
  await expect(toastOf(page)).toContainText('Name Required')
  await expect(toastOf(page)).toContainText('Please enter a name for your line')
  await page.getByRole('textbox', { name: 'Line name' }).fill('Lunch line')
  const lines = '**/api/runs**'
  await expectSaid(page, {
    call: lines,
    method: 'POST',
    press: button(page, 'Save Line'),
    says: 'Failed to save line',
  })
  await button(page, 'Save Line').click()
  await expect(toastOf(page)).toContainText('Your line has been saved and can be viewed in My Lines.')
  await page.getByRole('tab', { name: 'My Lines' }).click()
  await button(page, 'Delete Lunch line').click()
  await expectSaid(page, {
    call: `${lines}/*`,
    method: 'DELETE',
    press: page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
    says: 'Failed to delete line',
  })
  await page.getByRole('button', { name: /^Lunch line/ }).click()
  await button(page, 'View Tutorial: Ollie').click()
  await expectSaid(page, {
    call: '**/add-to-my-tricks',
    method: 'POST',
    press: button(page, 'Save to My Tricks: Ollie'),
    says: 'Failed to add trick to My Tricks',
  })
})

test('the account says what it could not do @once', async ({ page }) => {
  await join(page)
  await page.goto('/test-auth')
  await expectSaid(page, {
    call: '**/api/auth/debug',
    method: 'GET',
    press: button(page, 'Get Debug Info'),
    says: 'Failed to fetch debug information',
  })
  await button(page, 'Get Debug Info').click()
  await expect(toastOf(page)).toContainText('Debug Info Retrieved')
  await expectSaid(page, {
    call: '**/api/auth/logout**',
    method: 'POST',
    press: page.getByRole('main').getByRole('button', { name: 'Logout' }),
    title: 'Logout failed',
    says: 'Could not log out',
  })
})

test('the blog\u2019s desk says what it could not do @once', async ({ page }) => {
  const name = uniqueTitle('A post that will not')
  const post = await publish(page.request, { title: name, content: '<p>Words.</p>' })
  await write(page.request, 'POST', '/api/auth/login', editor)
  const posts = '**/api/cms/blog/posts'
  const fail = (call: string) => page.route(call, (route) => route.fulfill({ status: 500, body: 'no' }))
  await fail(posts)
  await page.goto('/admin/blog')
  await expect(page.getByText('Error Loading Posts')).toBeVisible()
  await expect(page.getByText('Failed to load blog posts')).toBeVisible()
  await page.unroute(posts)
  await button(page, 'Try Again').click()

  await fail('**/api/cms/blog/tags')
  await button(page, 'Tags').click()
  await expect(page.getByText('Error Loading Tags')).toBeVisible()
  await expect(page.getByText('Failed to fetch blog tags')).toBeVisible()
  await page.unroute('**/api/cms/blog/tags')
  await button(page, 'Try Again').click()
  await expect(page.getByRole('list', { name: 'Tags' })).toBeVisible()
  await button(page, 'Back to the posts').click()

  const own = { call: `${posts}/*` }
  await expectSaid(page, {
    ...own,
    method: 'GET',
    press: button(page, `Edit ${name}`),
    title: 'Error Loading Post',
    says: 'Failed to fetch blog post',
  })
  await button(page, `Delete ${name}`).click()
  await expectSaid(page, {
    ...own,
    method: 'DELETE',
    press: page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
    says: 'Failed to delete blog post',
  })
  await button(page, `Edit ${name}`).click()
  await expectSaid(page, {
    ...own,
    method: 'PUT',
    press: button(page, 'Update Post'),
    says: 'Failed to update blog post',
  })
  await button(page, 'Cancel').click()

  await button(page, 'New Post').click()
  await page.getByLabel('Title', { exact: true }).fill(name)
  await page.getByLabel('Meta Description').fill('Long enough to be one.')
  await expectSaid(page, {
    call: '**/api/cms/blog/generate-content',
    method: 'POST',
    press: button(page, 'Publish Post'),
    title: 'Content generation failed',
    says: 'Failed to generate content',
  })
  await expectSaid(page, {
    call: posts,
    method: 'POST',
    press: button(page, 'Save Draft'),
    says: 'Failed to create blog post',
  })
  await takeAway(page.request, post)
})
