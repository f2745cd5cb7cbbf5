import type { Locator, Page } from '@playwright/test'
import { join, newSkater, register, save, toastOf, write } from './account'
import { expect, expectAccessible, readTricks, test } from './fixtures'
import { keptTricks, waitingChanges } from './installed'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const moreOf = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `Notes and history of ${name}` })
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
  test('is asked to join, joins, and finds the trick saved @phone', async ({ page }) => {
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
    await expect(prompt.getByRole('link', { name: 'Log In' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(prompt.getByRole('link', { name: 'Create Free Account' })).toBeFocused()
    await expectAccessible(page)
    await prompt.getByRole('link', { name: 'Create Free Account' }).click()
    await register(page, skater)
    await expect(page).toHaveURL(/\/tricks\?q=kickflip$/)
    await expect(
      page.getByRole('button', { name: 'In My Tricks: Kickflip. Remove', exact: true }),
    ).toBeVisible()
    await page.goto('/my-tricks')
    await expect(section(page, 'In Progress').getByRole('heading', { name: 'Kickflip' })).toBeVisible()
  })

  test('who says no to the prompt is back where they were @once', async ({ page }) => {
    await page.goto('/tricks/kickflip')
    const button = page.getByRole('button', { name: 'Add to My Tricks: Kickflip' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('sees what there would be @phone', async ({ page }) => {
    await page.goto('/my-tricks')
    for (const feature of ['Track Progress', 'Save Tutorials', 'Create Runs', 'Track Mastery']) {
      await expect(page.getByRole('heading', { name: feature })).toBeVisible()
    }
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fmy-tricks$/)
  })
})

test.describe('saving', () => {
  test('works from the carousel once, and from the list both ways @once', async ({ page }) => {
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
  test('begin empty @phone', async ({ page }) => {
    await join(page)
    await page.goto('/my-tricks')
    await expect(
      page.getByText('No tricks added yet. Browse the tricks library to add some to your collection.'),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('move to Mastered, and come back with their progress after they were removed @phone', async ({
    page,
  }) => {
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

  test('count a try once though its response was lost @once', async ({ page, complaints }) => {
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
    await expect(page.getByText('1 change goes through once you are back online.')).toBeVisible()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('1 change goes through once you are back online.')).toBeHidden()
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
    await expect(page.getByText('2 changes go through once you are back online.')).toBeVisible()
    await page.unroute('**/practice')
    await page.reload()
    await expect.poll(() => waitingChanges(page)).toBe(0)
    await expect(page.getByText(/once you are back online/)).toBeHidden()
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
    await save(page, 'kickflip', 'ollie')
    await page.goto('/my-tricks')
    await expect(card(page, 'Kickflip')).toContainText('No tries yet')
    await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
    await page.getByRole('button', { name: 'Missed: Kickflip' }).click()
    await moreOf(page, 'Kickflip').click()
    await expect(card(page, 'Kickflip')).toContainText('1 of 2 landed. Too few tries to tell.')
    await page.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await expect.poll(() => waitingChanges(page)).toBe(0)
    await page.reload()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await expect(page.getByRole('img', { name: /^Practice of Kickflip by day/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Calendar. Practiced on 1 day/ })).toBeVisible()
    await page.getByLabel('Tries').fill('10')
    await page.getByLabel('Lands').fill('11')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await expect(page.getByLabel('Lands')).toHaveAccessibleDescription(
      'You cannot land more often than you tried',
    )
    await page.getByLabel('Lands').fill('6')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await expect(card(page, 'Kickflip')).toContainText('7 of 11 landed')
    await moreOf(page, 'Ollie').click()
    await expect(card(page, 'Ollie').getByRole('region', { name: 'History of Ollie' })).toBeVisible()
    await expectAccessible(page)
  })

  test('show how a trick goes, and keep notes that two devices cannot take from each other @once', async ({
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
    await moreOf(page, 'Kickflip').click()
    await kickflip.getByLabel('New note').fill('Shoulders closed')
    await page.reload()
    await expect(kickflip.getByLabel('New note')).toHaveValue('Shoulders closed')
    await kickflip.getByRole('button', { name: 'Save Note' }).click()
    await expect(moreOf(page, 'Kickflip')).toHaveAccessibleName(/, 1 note$/)
    await expect(kickflip.getByRole('status').getByText('1 note', { exact: true })).toBeAttached()
    const { notes } = await (await page.request.get(`/api/tricks/${id}/progress`)).json()
    const elsewhere = { text: 'Look at the board', updatedAt: notes[0].updatedAt }
    await write(page.request, 'PATCH', `/api/tricks/${id}/notes/${notes[0].id}`, elsewhere)
    await kickflip.getByRole('button', { name: 'Edit note: Shoulders closed' }).click()
    await kickflip.getByLabel('Note', { exact: true }).fill('Shoulders closed, knees up')
    await kickflip.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOf(page)).toContainText('This note was changed on another device')
    await expect(kickflip.getByLabel('Note', { exact: true })).toHaveValue('Shoulders closed, knees up')
    await expect(kickflip.getByText('Look at the board')).toBeVisible()
    await kickflip.getByRole('button', { name: 'Save this over it' }).click()
    await expect(kickflip.getByText('Shoulders closed, knees up')).toBeVisible()
    await kickflip.getByRole('button', { name: /^Edit note/ }).click()
    await kickflip.getByLabel('Note', { exact: true }).fill('Knees up first')
    await page.reload()
    await expect(kickflip.getByLabel('Note', { exact: true })).toHaveValue('Knees up first')
    await expectAccessible(page)
    const { notes: now } = await (await page.request.get(`/api/tricks/${id}/progress`)).json()
    const later = { text: 'Wait for the board', updatedAt: now[0].updatedAt }
    await write(page.request, 'PATCH', `/api/tricks/${id}/notes/${now[0].id}`, later)
    await page.reload()
    await expect(kickflip.getByLabel('Note', { exact: true })).toHaveValue('Knees up first')
    await expect(kickflip.getByLabel('Note', { exact: true })).toHaveAccessibleDescription(
      /Wait for the board/,
    )
    await kickflip.getByRole('button', { name: 'Keep what it says' }).click()
    await page.reload()
    await expect(kickflip.getByText('Wait for the board')).toBeVisible()
  })

  test('keep what a note was to say when it is deleted elsewhere @once', async ({ page, complaints }) => {
    complaints.expect(/404/)
    await join(page)
    const [id] = await save(page, 'kickflip')
    const notes: { id: number }[] = []
    for (const text of ['Shoulders closed', 'Knees up', 'Look down'])
      notes.push(await (await write(page.request, 'POST', `/api/tricks/${id}/notes`, { text })).json())
    const deleteThere = (at: number) =>
      write(page.request, 'DELETE', `/api/tricks/${id}/notes/${notes[at]?.id}`)
    await page.goto('/my-tricks?more=kickflip')
    const kickflip = card(page, 'Kickflip')
    const field = kickflip.getByLabel('Note', { exact: true })
    await kickflip.getByLabel('New note').fill('Half of another')
    await kickflip.getByRole('button', { name: 'Edit note: Knees up' }).click()
    await field.fill('Knees up to the chest')
    await deleteThere(1)
    await kickflip.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(field).toHaveAccessibleDescription('Deleted meanwhile. What you wrote is still here.')
    await expect(field).toHaveValue('Knees up to the chest')
    await page.reload()
    await expect(field).toHaveValue('Knees up to the chest')
    await expectAccessible(page)
    await page.reload()
    await kickflip.getByRole('button', { name: 'Save as a new note' }).click()
    await expect(field).toBeHidden()
    await expect(kickflip.getByText('Knees up to the chest', { exact: true })).toBeVisible()
    await expect(kickflip.getByLabel('New note')).toHaveValue('Half of another')
    await kickflip.getByRole('button', { name: 'Edit note: Look down' }).click()
    await field.fill('Look at the landing')
    await deleteThere(2)
    await page.reload()
    await kickflip.getByRole('button', { name: 'Discard' }).click()
    await page.reload()
    await expect(kickflip.getByLabel('New note')).toHaveValue('Half of another')
    await expect(kickflip.getByText('Shoulders closed', { exact: true })).toBeVisible()
    await expect(field).toBeHidden()
  })

  test('leave no hole on a phone while nothing was tried @phone', async ({ page }) => {
    await join(page)
    await save(page, 'ollie', 'kickflip', 'heelflip', 'manual', 'boardslide', 'rock-to-fakie')
    await page.goto('/my-tricks')
    const bottom = async (shown: Locator) => {
      const { y, height } = (await shown.boundingBox()) ?? { y: 0, height: 0 }
      return y + height
    }
    const next = section(page, 'Next for you').getByRole('list')
    await expect(next).toBeVisible()
    const words = page.getByText('Log a try, and the trick shows up here next time.')
    const space = (await bottom(words)) - (await bottom(next))
    expect(space).toBeLessThan(100)
  })

  test('keep the place of the keyboard when what was pressed goes @once', async ({ page }) => {
    await join(page)
    const [id] = await save(page, 'kickflip')
    for (const text of ['Shoulders closed', 'Knees up'])
      await write(page.request, 'POST', `/api/tricks/${id}/notes`, { text })
    await write(page.request, 'POST', `/api/tricks/${id}/practice`, { tries: 2, lands: 1 })
    await page.goto('/my-tricks?more=kickflip')
    const kickflip = card(page, 'Kickflip')
    const edit = kickflip.getByRole('button', { name: 'Edit note: Shoulders closed' })
    await edit.press('Enter')
    const field = kickflip.getByLabel('Note', { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type(', and look down')
    await kickflip.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    const written = 'Shoulders closed, and look down'
    await expect(kickflip.getByRole('button', { name: `Edit note: ${written}` })).toBeFocused()
    await kickflip.getByRole('button', { name: `Delete note: ${written}` }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(kickflip.getByRole('button', { name: 'Delete note: Knees up' })).toBeFocused()
    await kickflip.getByRole('button', { name: /^Delete the entry from .*: 1 of 2 landed$/ }).press('Enter')
    await expect(kickflip.getByRole('region', { name: 'History of Kickflip' })).toBeFocused()
  })

  test('say what is due, what is next, and where one stands @phone', async ({ page }) => {
    await join(page)
    const [ollie] = await save(page, 'ollie', 'manual')
    const monthsAgo = new Date(Date.now() - 90 * 864e5).toISOString()
    const progress = { masteryLevel: 'MASTERED', lastPracticed: monthsAgo }
    await write(page.request, 'PATCH', `/api/tricks/${ollie}/progress`, progress)
    await page.goto('/my-tricks')
    await expect(card(page, 'Ollie')).toContainText('due, 90 days ago')
    const next = section(page, 'Next for you').getByRole('listitem')
    await expect(next).toHaveCount(1)
    await section(page, 'Next for you').getByRole('button', { name: 'Show 3 more' }).click()
    await expect(next).toHaveCount(4)
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
    await page.getByRole('heading', { name: 'Skill tree' }).scrollIntoViewIfNeeded()
    await section(page, 'Skill tree').getByText('Ollie, landed', { exact: true }).click()
    await expect(section(page, 'Skill tree').getByRole('link', { name: 'Learn Ollie' })).toBeVisible()
    await expectAccessible(page)
  })

  test('can be run by keyboard alone @once', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    await card(page, 'Kickflip').getByRole('link', { name: 'Kickflip' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Missed: Kickflip' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Landed: Kickflip' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Mastery of Kickflip')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'View Tutorial: Kickflip' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo the last try of Kickflip' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Remove Trick' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Remove Kickflip' })).toBeFocused()
  })

  test('open no dialog that was gone back on before it came @once', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    const held = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/_next/static/**/*.js')
    await page.getByRole('button', { name: 'Remove Kickflip' }).press('Enter')
    const code = await asked
    await page.keyboard.press('Escape')
    held.resolve()
    await (await code.response())?.finished()
    // A dialog would be in the way of the press.
    await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
    await expect(card(page, 'Kickflip')).toContainText('1 of 1 landed')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('pass the focus on when their row goes @once', async ({ page }) => {
    await join(page)
    await save(page, 'ollie', 'heelflip', 'kickflip', 'manual')
    await page.goto('/my-tricks?q=manual')
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    }
    await remove('Manual')
    await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused()
    await remove('Heelflip')
    await expect(card(page, 'Heelflip')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove Ollie' })).toBeFocused()
    await remove('Ollie')
    await expect(page.getByRole('button', { name: 'Remove Kickflip' })).toBeFocused()
    await remove('Kickflip')
    await expect(page.getByRole('link', { name: 'Browse Tricks' })).toBeFocused()
  })

  test('fit the screen, whatever a note says and however large the text is', async ({ page, isMobile }) => {
    await join(page)
    const [id] = await save(page, 'kickflip', 'ollie')
    const text = `https://www.youtube.com/watch?v=abcdefghijk&list=${'PLabcdefghij'.repeat(12)}`
    await write(page.request, 'POST', `/api/tricks/${id}/notes`, { text })
    await page.goto('/my-tricks?more=kickflip')
    await expect(page.getByText(text)).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(isMobile ? 390 : 1280)
    if (!isMobile) return
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    expect(await width()).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 667, height: 375 })
    expect(await width()).toBeLessThanOrEqual(667)
  })

  test('are searched, sorted and filtered in the address, and stay so after Back and a reload @once', async ({
    page,
  }) => {
    await join(page)
    await save(page, 'ollie', 'heelflip', 'kickflip', 'pop-shuvit', 'manual', 'boardslide')
    await page.goto('/my-tricks')
    const names = () => page.getByRole('article').getByRole('heading').allTextContents()
    await page.getByRole('searchbox', { name: 'Search my tricks' }).fill('flip')
    await expect.poll(names).toEqual(['Kickflip', 'Heelflip'])
    await expect(page.getByText('2 of 6 tricks')).toBeVisible()
    await page.getByText('Sort and filter').click()
    await page.getByLabel('Sort by').selectOption('name')
    await expect.poll(names).toEqual(['Heelflip', 'Kickflip'])
    await expect(page).toHaveURL(/\/my-tricks\?q=flip&sort=name$/)
    await page.reload()
    await expect.poll(names).toEqual(['Heelflip', 'Kickflip'])
    await card(page, 'Heelflip').getByRole('link', { name: 'Heelflip' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Heelflip' })).toBeVisible()
    await page.goBack()
    await expect.poll(names).toEqual(['Heelflip', 'Kickflip'])
    await page.getByRole('searchbox', { name: 'Search my tricks' }).fill('zzz')
    await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter')
    await expect.poll(async () => (await names()).length).toBe(6)
    await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused()
    await expectAccessible(page)
  })

  // Whichever font the page has in the end: the system's is wider.
  for (const font of ['the font of the page', 'the font of the system']) {
    test(`stay where they are in ${font} when what to do next and the weeks come later`, async ({
      page,
      complaints,
    }) => {
      await join(page)
      await save(page, 'ollie', 'kickflip', '50-50')
      const held = Promise.withResolvers<void>()
      await page.route(/my-tricks\/(next|calendar|diary)/, async (route) => {
        await held.promise
        await route.continue()
      })
      if (font === 'the font of the system') {
        complaints.expect(/ERR_FAILED/)
        await page.route(/\.woff2/, (route) => route.abort())
      }
      await page.goto('/my-tricks')
      const landed = page.getByRole('button', { name: 'Landed: Kickflip' })
      await expect(landed).toBeVisible()
      if (font === 'the font of the page') await showInOurFont(page)
      const before = await landed.boundingBox()
      held.resolve()
      await expect(page.getByRole('heading', { name: 'Shuvit', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Rain', exact: true })).toBeVisible()
      expect(await landed.boundingBox()).toEqual(before)
      // Nor does the first try of a week move the button that logs the next one.
      await landed.click()
      await expect(page.getByText('This week counts.')).toBeVisible()
      expect(await landed.boundingBox()).toEqual(before)
    })
  }

  test('are rows of two lines on a phone, and of three hundred only those in view exist @phone', async ({
    page,
  }) => {
    await join(page)
    const tricks: { slug: string; name: string }[] = await (await page.request.get('/api/tricks')).json()
    const all = tricks.filter(({ name }) => name.length <= 16).slice(0, 300)
    expect(all).toHaveLength(300)
    await save(page, ...all.map(({ slug }) => slug))
    await page.goto('/my-tricks')
    const rows = page.getByRole('article')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(30)
    await showInOurFont(page)
    const heights = await page
      .getByRole('listitem')
      .filter({ has: rows })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height).sort((a, b) => a - b))
    // Names stand in full: one that needs another line has it.
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(104)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    await expect.poll(() => rows.first().getAttribute('aria-label')).not.toBe(all[299]?.slug)
    await expect(rows.nth(6)).toBeInViewport()
  })
})

/** A page does not wait for its font: on a busy machine it may keep the system's, which can be wider. */
const showInOurFont = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const ours = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.style.fontFamily === 'body')
    const source = (ours as CSSFontFaceRule).style.getPropertyValue('src')
    document.fonts.add(await new FontFace('ours', source, { weight: '100 900' }).load())
    document.body.style.fontFamily = 'ours'
  })

/** Counts what a thumb does from the moment that the installed app is open. */
function thumb() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    presses: () => presses,
  }
}

test.describe('the installed app', () => {
  test('logs a try with one press, ten with ten, and finds a trick or a suggestion with two @phone', async ({
    page,
  }) => {
    await join(page)
    await save(page, 'ollie', 'heelflip', 'pop-shuvit', 'manual', 'boardslide')
    const [kickflip = 0] = await save(page, 'kickflip')
    const long = await save(page, 'frontside-180')
    const practicedAt = new Date(Date.now() - 864e5).toISOString()
    for (const id of [kickflip, ...long])
      await write(page.request, 'POST', `/api/tricks/${id}/practice`, { tries: 2, lands: 1, practicedAt })
    const { start_url: start } = await (await page.request.get('/manifest.webmanifest')).json()
    await page.goto(start)
    const today = section(page, 'Today')
    const landed = today.getByRole('button', { name: 'Landed: Kickflip' })
    await expect(landed).toBeInViewport({ ratio: 1 })
    // The thumb of a hand that holds the phone reaches its lower half.
    for (const button of await today.getByRole('button', { name: /^(Missed|Landed):/ }).all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.y).toBeGreaterThan(422)
    }

    const one = thumb()
    await one.press(landed)
    await expect(today).toContainText('2 of 3 landed')
    expect(one.presses()).toBe(1)

    const ten = thumb()
    for (let times = 0; times < 10; times += 1)
      await ten.press(today.getByRole('button', { name: 'Missed: Kickflip' }))
    await expect(today).toContainText('2 of 13 landed')
    expect(ten.presses()).toBe(10)
    await expect
      .poll(async () => (await (await page.request.get(`/api/tricks/${kickflip}/practice`)).json()).landing)
      .toMatchObject({ tries: 13, lands: 2 })

    const find = thumb()
    await find.press(
      page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Tricks', exact: true }),
    )
    await expect(page).toHaveURL(/\/tricks$/)
    await find.press(page.getByRole('searchbox', { name: 'Search tricks' }))
    await page.keyboard.type('tre flip')
    await expect(page.getByRole('region', { name: 'Search results' }).getByRole('link').first()).toHaveText(
      '360 Flip',
    )
    expect(find.presses()).toBe(2)

    await page.goto(start)
    const suggestion = thumb()
    await suggestion.press(
      page
        .getByRole('navigation', { name: 'Shortcuts' })
        .getByRole('link', { name: 'TrickBot', exact: true }),
    )
    const wishes = section(page, 'Ask with one press')
    await suggestion.press(wishes.getByRole('link', { name: 'What\u2019s next for me' }))
    await expect(section(page, 'Suggested Trick').getByRole('heading', { level: 3 })).toBeInViewport()
    expect(suggestion.presses()).toBe(2)
  })

  test('takes back the last try where it was logged @phone', async ({ page }) => {
    await join(page)
    const [id] = await save(page, 'kickflip', 'ollie', 'heelflip', 'pop-shuvit', 'manual', 'boardslide')
    await write(page.request, 'POST', `/api/tricks/${id}/practice`, { tries: 1, lands: 1 })
    await page.goto('/my-tricks')
    const today = section(page, 'Today')
    await today.getByRole('button', { name: 'Missed: Kickflip' }).click()
    await expect(today).toContainText('1 of 2 landed')
    await today.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
    await expect(today).toContainText('1 of 1 landed')
    await expect(today.getByText('1 week skated')).toBeVisible()
    await expectAccessible(page)
  })
})

test('tries of a trick that another device removed are kept, and it is said @once', async ({ page }) => {
  await join(page)
  const [id] = await save(page, 'kickflip', 'ollie')
  await page.goto('/my-tricks')
  const landed = page.getByRole('button', { name: 'Landed: Kickflip' })
  await expect(landed).toBeVisible()
  await write(page.request, 'DELETE', `/api/tricks/${id}/remove-from-my-tricks`)
  await landed.click()
  await expect(toastOf(page)).toContainText('Kickflip was removed from My Tricks there. Your tries are kept')
  await expect(landed).toHaveCount(0)
  await save(page, 'kickflip')
  await page.reload()
  await expect(page.getByRole('article', { name: 'Kickflip' })).toContainText('1 of 1 landed')
})

test('a try is logged on the page of a trick that one has, and of no other @phone', async ({ page }) => {
  await join(page)
  const [id] = await save(page, 'kickflip')
  await page.goto('/tricks/heelflip')
  await expect(page.getByRole('button', { name: 'Add to My Tricks: Heelflip' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Landed/ })).toHaveCount(0)
  await page.goto('/tricks/kickflip')
  const landed = page.getByRole('button', { name: 'Landed: Kickflip' })
  await expect(landed, 'under the thumb, whatever is read').toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'What goes wrong' }).scrollIntoViewIfNeeded()
  await expect(landed).toBeInViewport({ ratio: 1 })
  await landed.click()
  await expect(page.getByText('1 of 1 landed')).toBeVisible()
  await page.getByRole('button', { name: 'Missed: Kickflip' }).click()
  await page.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
  await expect(page.getByText('1 of 1 landed')).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get(`/api/tricks/${id}/practice`)).json()).entries.length)
    .toBe(1)
  await expectAccessible(page)
})

test('a long list that is scrolled before scripts have come goes on from there @once', async ({ page }) => {
  await join(page)
  const tricks = (await readTricks(page)).slice(0, 40).map(({ id }) => ({ trickId: id }))
  await write(page.request, 'POST', '/api/tricks/my-tricks/bring', { tricks })
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const opened = page.goto('/my-tricks')
  await expect(section(page, 'In Progress')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1800))
  held.resolve()
  await opened
  // What stands in the middle of the screen.
  const middle = () => page.evaluate(() => document.elementFromPoint(400, 400)?.closest('article')?.ariaLabel)
  await expect.poll(middle).toBeTruthy()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
})
