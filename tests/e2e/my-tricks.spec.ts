import type { Page } from '@playwright/test'
import { join, newSkater, save, toastOf, write } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { keptTricks, waitingChanges } from './installed'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Every write that the page sends. */
function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

test.describe('a guest', () => {
  test('is asked to join, joins, and finds the trick saved', async ({ page }) => {
    const skater = newSkater()
    const writes = writesOf(page)
    await page.goto('/tricks?q=kickflip')
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip', exact: true }).click()
    const prompt = page.getByRole('dialog', { name: 'Create a free account' })
    for (const benefit of [
      'Track mastery progress',
      'Build custom trick runs',
      'Personalized trick suggestions',
      'Add notes to tricks',
    ]) {
      await expect(prompt.getByText(benefit)).toBeVisible()
    }
    expect(writes).toEqual([])
    await expectAccessible(page)
    await prompt.getByRole('link', { name: 'Create Free Account' }).click()
    await page.getByLabel('Username').fill(skater.username)
    await page.getByLabel('Email').fill(skater.email)
    await page.getByLabel('Password', { exact: true }).fill(skater.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(skater.password)
    await page.getByRole('button', { name: 'Create Free Account' }).click()
    await expect(page).toHaveURL(/\/tricks\?q=kickflip$/)
    await expect(
      page.getByRole('button', { name: 'In My Tricks: Kickflip. Remove', exact: true }),
    ).toBeVisible()
    await page.goto('/my-tricks')
    await expect(section(page, 'In Progress').getByRole('heading', { name: 'Kickflip' })).toBeVisible()
  })

  test('who says no to the prompt is back where they were', async ({ page }) => {
    await page.goto('/tricks/kickflip')
    const button = page.getByRole('button', { name: 'Add to My Tricks: Kickflip' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('sees what there would be', async ({ page }) => {
    await page.goto('/my-tricks')
    for (const feature of ['Track Progress', 'Save Tutorials', 'Create Runs', 'Track Mastery']) {
      await expect(page.getByRole('heading', { name: feature })).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fmy-tricks$/)
  })
})

test.describe('saving', () => {
  test('works from the carousel once, and from the list both ways', async ({ page }) => {
    await join(page)
    await page.goto('/tricks')
    const first = page.getByRole('list', { name: 'Foundational tricks' }).getByRole('listitem').first()
    await first.getByRole('button', { name: /^Add to My Tricks/ }).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
    await expect(first.getByRole('button', { name: /^In My Tricks/ })).toBeDisabled()
    await page.goto('/tricks?q=heelflip')
    await page.getByRole('button', { name: 'Add to My Tricks: Heelflip', exact: true }).click()
    await page.getByRole('button', { name: 'In My Tricks: Heelflip. Remove', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Trick' })
    await expect(dialog).toContainText(
      'Are you sure you want to remove Heelflip from your tricks? Your progress will be saved if you add it back later.',
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page)).toContainText('Removed from My Tricks')
    await expect(page.getByRole('button', { name: 'Add to My Tricks: Heelflip', exact: true })).toBeVisible()
  })

  test('is one request and nothing else @once', async ({ page }) => {
    await join(page)
    const listed = page.waitForResponse('**/api/tricks/my-tricks')
    await page.goto('/tricks/kickflip')
    await listed
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/vitals')
        asked.push(`${request.method()} ${pathname}`)
    })
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([expect.stringMatching(/^POST \/api\/tricks\/\d+\/add-to-my-tricks$/)])
    // What came back with it is the row of My Tricks.
    await expect.poll(() => keptTricks(page)).toEqual(['Kickflip'])
  })

  test('is taken back when the server will not have it @once', async ({ page, complaints }) => {
    complaints.expect(/500/)
    await join(page)
    await page.goto('/tricks/kickflip')
    await page.route('**/add-to-my-tricks', (route) =>
      route.fulfill({ status: 500, json: { message: 'Failed to add trick', code: 'internal' } }),
    )
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
    await expect(toastOf(page).getByRole('alert')).toContainText('Failed to add trick')
    await expect(page.getByRole('button', { name: 'Add to My Tricks: Kickflip' })).toBeVisible()
  })
})

test.describe('my tricks', () => {
  test('begin empty', async ({ page }) => {
    await join(page)
    await page.goto('/my-tricks')
    await expect(
      page.getByText('No tricks added yet. Browse the tricks library to add some to your collection.'),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('move to Mastered, and come back with their progress after they were removed', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip', 'ollie')
    await page.goto('/my-tricks')
    await card(page, 'Kickflip').getByLabel('Mastery').selectOption('MASTERED')
    await expect(section(page, 'Mastered').getByRole('heading', { name: 'Kickflip' })).toBeVisible()
    await expect(toastOf(page)).toContainText('Progress Updated')
    await expect(toastOf(page)).toContainText(
      'Mastery level updated to Mastered - Can land it consistently in any situation',
    )
    await card(page, 'Kickflip').getByRole('button', { name: 'Remove Kickflip' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page)).toContainText('Trick removed from your collection')
    await expect(card(page, 'Kickflip')).toHaveCount(0)
    await page.goto('/tricks/kickflip')
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
    await page.goto('/my-tricks')
    await expect(section(page, 'Mastered').getByRole('heading', { name: 'Kickflip' })).toBeVisible()
  })

  test('count a try once though its answer was lost @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    let calls = 0
    await page.route('**/practice', async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
    await expect(page.getByText('1 change is waiting for the connection.')).toBeVisible()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('1 change is waiting for the connection.')).toBeHidden()
    expect(calls).toBe(2)
    await page.reload()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
  })

  test('keep tries through a reload without a connection, and send them later @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/)
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    await page.route('**/practice', (route) => route.abort())
    await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
    await page.getByRole('button', { name: 'Missed: Kickflip' }).click()
    await expect(page.getByText('2 changes are waiting for the connection.')).toBeVisible()
    await page.unroute('**/practice')
    await page.reload()
    await expect.poll(() => waitingChanges(page)).toBe(0)
    await expect(page.getByText(/for the connection/)).toBeHidden()
    await page.reload()
    await expect(card(page, 'Kickflip')).toContainText('1 of 2 landed')
  })

  test('show what was logged while the page was on its way @once', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    // The page is rendered first, the try arrives next, and only then does the page.
    const rendered = Promise.withResolvers<void>()
    await page.route('**/practice', async (route) => {
      await rendered.promise
      await route.continue()
    })
    await page.route(
      (url) => url.pathname === '/my-tricks',
      async (route) => {
        const response = await route.fetch()
        const logged = page.waitForRequest('**/logged')
        rendered.resolve()
        await logged
        await route.fulfill({ response })
      },
    )
    await page.evaluate(() => {
      const landed = document.querySelector<HTMLElement>('[aria-label="Landed: Kickflip"]')
      addEventListener('beforeunload', () => landed?.click())
      // The list is stored again as soon as the try has been counted.
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (value, key) {
        if (value.state?.data?.[0]?.landing) navigator.sendBeacon('/logged')
        return put.call(this, value, key)
      }
    })
    await page.reload()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
  })

  test('undo a try and say what the figures are worth @once', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    await expect(card(page, 'Kickflip')).toContainText('No tries logged yet.')
    await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
    await page.getByRole('button', { name: 'Missed: Kickflip' }).click()
    await expect(card(page, 'Kickflip')).toContainText(
      /1 of 2 landed. Too few tries to tell: the rate lies anywhere between 9.% and 91.%\./,
    )
    await page.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await page.reload()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await card(page, 'Kickflip').getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('img', { name: /^Practice of Kickflip by day/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Calendar. Practised on 1 day/ })).toBeVisible()
    await page.getByLabel('Tries').fill('10')
    await page.getByLabel('Lands').fill('11')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await expect(page.getByLabel('Lands')).toHaveAccessibleDescription(
      'You cannot land more often than you tried',
    )
    await page.getByLabel('Lands').fill('6')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await expect(card(page, 'Kickflip')).toContainText('7 of 11 landed')
    await expectAccessible(page)
  })

  test('show how a trick goes, and keep notes that two devices cannot take from each other', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/409/)
    await join(page)
    const [id] = await save(page, 'kickflip')
    await page.goto('/my-tricks')
    const kickflip = card(page, 'Kickflip')
    await kickflip.getByRole('button', { name: 'View Tutorial' }).click()
    await expect(kickflip.getByRole('listitem').first()).toBeVisible()
    await kickflip.getByRole('button', { name: 'Notes' }).click()
    await kickflip.getByLabel('New note').fill('Shoulders closed')
    await page.reload()
    await kickflip.getByRole('button', { name: 'Notes' }).click()
    await expect(kickflip.getByLabel('New note')).toHaveValue('Shoulders closed')
    await kickflip.getByRole('button', { name: 'Save Note' }).click()
    await expect(kickflip.getByRole('button', { name: 'Notes (1)' })).toBeVisible()
    const { notes } = await (await page.request.get(`/api/tricks/${id}/progress`)).json()
    const elsewhere = { text: 'Look at the board', updatedAt: notes[0].updatedAt }
    await write(page.request, 'PATCH', `/api/tricks/${id}/notes/${notes[0].id}`, elsewhere)
    await kickflip.getByRole('button', { name: 'Edit note: Shoulders closed' }).click()
    await kickflip.getByLabel('Note', { exact: true }).fill('Shoulders closed, knees up')
    await kickflip.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOf(page)).toContainText('This note was changed on another device')
    await expect(kickflip.getByLabel('Note', { exact: true })).toHaveValue('Shoulders closed, knees up')
    await kickflip.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(kickflip.getByText('Shoulders closed, knees up')).toBeVisible()
    await expectAccessible(page)
  })

  test('say what is due, what is next, and where one stands', async ({ page }) => {
    await join(page)
    const [ollie] = await save(page, 'ollie', 'manual')
    const monthsAgo = new Date(Date.now() - 90 * 864e5).toISOString()
    const progress = { masteryLevel: 'MASTERED', lastPracticed: monthsAgo }
    await write(page.request, 'PATCH', `/api/tricks/${ollie}/progress`, progress)
    await page.goto('/my-tricks')
    await expect(
      section(page, 'Keep it fresh').getByRole('link', { name: 'Ollie 90 days ago' }),
    ).toBeVisible()
    const next = section(page, 'Next for you').getByRole('listitem')
    await expect(next).toHaveCount(3)
    const name = await next.first().getByRole('heading').textContent()
    await next
      .first()
      .getByRole('button', { name: /^Add to My Tricks/ })
      .click()
    await expect(
      section(page, 'In Progress')
        .getByText(name ?? '')
        .first(),
    ).toBeVisible()
    await page.getByRole('heading', { name: 'Progress map' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /^Map of \d+ tricks: 1 mastered/ })).toBeVisible()
    await page.getByText('Mastered (1)').last().click()
    await expect(
      section(page, 'Progress map').getByRole('link', { name: 'Ollie', exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('can be run by keyboard alone', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    await page.getByRole('button', { name: 'Remove Kickflip' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Mastery')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Landed: Kickflip' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Remove Trick' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Remove Kickflip' })).toBeFocused()
  })
})
