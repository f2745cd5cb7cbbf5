import type { Locator, Page } from '@playwright/test'
import { join, newSkater, register, save, toastOf, write } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { waitingChanges } from './installed'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const moreOf = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `Notes and history of ${name}` })
const section = (page: Page, name: string) => page.getByRole('region', { name })

test('a guest is asked to join, joins, and finds the trick saved @phone', async ({ page }) => {
  const skater = newSkater()
  await page.goto('/tricks?q=kickflip')
  await page.getByRole('button', { name: 'Add to My Tricks: Kickflip', exact: true }).click()
  const prompt = page.getByRole('dialog', { name: 'Create a free account' })
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

// By keyboard alone, searched, sorted and filtered: components/my-tricks/trick-list.test.tsx.
test.describe('my tricks', () => {
  test('keep what is done to them through a reload, come back with their progress after they were removed, and are logged on their page @phone', async ({
    page,
  }) => {
    await join(page)
    const [id] = await save(page, 'kickflip', 'ollie')
    await page.goto('/my-tricks')
    const kickflip = card(page, 'Kickflip')
    await page.getByRole('button', { name: 'Landed: Kickflip' }).click()
    await page.getByRole('button', { name: 'Missed: Kickflip' }).click()
    await page.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
    await kickflip.getByLabel('Mastery').selectOption('CONSISTENT')
    await expect(toastOf(page)).toContainText('Progress Updated')
    await kickflip.getByRole('button', { name: 'View Tutorial' }).click()
    await expect(kickflip.getByRole('listitem').first()).toBeVisible()
    await moreOf(page, 'Kickflip').click()
    await kickflip.getByLabel('New note').fill('Shoulders closed')
    await page.reload()
    await expect(kickflip.getByLabel('New note')).toHaveValue('Shoulders closed')
    await kickflip.getByRole('button', { name: 'Save Note' }).click()
    await expect(moreOf(page, 'Kickflip')).toHaveAccessibleName(/, 1 note$/)
    await expect.poll(() => waitingChanges(page)).toBe(0)
    await page.reload()
    await expect(kickflip).toContainText('1 of 1 landed')
    await expect(kickflip.getByLabel('Mastery')).toHaveValue('CONSISTENT')
    await expect(kickflip.getByText('Shoulders closed', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Practice of Kickflip by day/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Calendar. Practiced on 1 day/ })).toBeVisible()
    await kickflip.getByRole('button', { name: 'Edit note: Shoulders closed' }).click()
    await kickflip.getByLabel('Note', { exact: true }).fill('Knees up first')
    await page.reload()
    await expect(kickflip.getByLabel('Note', { exact: true })).toHaveValue('Knees up first')
    await expectAccessible(page)
    await page.reload()
    await kickflip.getByRole('button', { name: 'Remove Kickflip' }).click()
    await expect(page.getByRole('dialog', { name: 'Remove Trick' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page)).toContainText('Trick removed from your collection')
    await expect(kickflip).toHaveCount(0)
    await page.goto('/tricks/kickflip')
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
    await page.goto('/my-tricks')
    await expect(kickflip.getByLabel('Mastery')).toHaveValue('CONSISTENT')
    await expect(kickflip).toContainText('1 of 1 landed')

    await test.step('a try is logged on the page of a trick that one has, and of no other', async () => {
      await page.goto('/tricks/heelflip')
      await expect(page.getByRole('button', { name: 'Add to My Tricks: Heelflip' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Landed/ })).toHaveCount(0)
      await page.goto('/tricks/kickflip')
      const landed = page.getByRole('button', { name: 'Landed: Kickflip' })
      await expect(landed, 'under the thumb, whatever is read').toBeInViewport({ ratio: 1 })
      await page.getByRole('heading', { name: 'Which of these happens to you?' }).scrollIntoViewIfNeeded()
      await expect(landed).toBeInViewport({ ratio: 1 })
      await landed.click()
      await expect(page.getByText('2 of 2 landed', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Missed: Kickflip' }).click()
      await page.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
      await expect(page.getByText('2 of 2 landed', { exact: true })).toBeVisible()
      await expect
        .poll(
          async () => (await (await page.request.get(`/api/tricks/${id}/practice`)).json()).entries.length,
        )
        .toBe(2)
      await expectAccessible(page)
    })
  })

  test('fit the screen, whatever a note says and however large the text is @phone', async ({ page }) => {
    await join(page)
    const [id] = await save(page, 'kickflip', 'ollie', 'heelflip', 'manual', 'boardslide', 'rock-to-fakie')
    const text = `Watch:${'PLabcdefghij'.repeat(12)}`
    await write(page.request, 'POST', `/api/tricks/${id}/notes`, { text })
    await page.goto('/my-tricks?more=kickflip')
    await expect(page.getByText(text)).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(390)

    await test.step('without a hole while nothing was tried', async () => {
      const bottom = async (shown: Locator) => {
        const { y, height } = (await shown.boundingBox()) ?? { y: 0, height: 0 }
        return y + height
      }
      const next = section(page, 'Next for you').getByRole('list')
      await expect(next).toBeVisible()
      const words = page.getByText('Log a try, and the trick shows up here next time.')
      expect((await bottom(words)) - (await bottom(next))).toBeLessThan(100)
    })

    await test.step('with what saves a note in sight while it is written', async () => {
      const note = page.getByLabel('New note')
      const saving = page.getByRole('button', { name: 'Save Note' })
      await saving.scrollIntoViewIfNeeded()
      const box = await saving.boundingBox()
      // As a keyboard leaves it: the field is in sight, and the button below it is not.
      await page.setViewportSize({ width: 390, height: 420 })
      await page.evaluate((by) => window.scrollBy(0, by), (box?.y ?? 0) - 420)
      await note.evaluate((field) => field.focus({ preventScroll: true }))
      await page.keyboard.type('W')
      await expect(saving).toBeInViewport({ ratio: 1 })
    })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    expect(await width()).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 667, height: 375 })
    expect(await width()).toBeLessThanOrEqual(667)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect(page.getByText(text)).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(1280)
  })

  test('stay where they are, at every width and in every font, when what to do next and the weeks come later @once', async ({
    page,
    complaints,
  }) => {
    // Whichever font the page has in the end: the system's is wider.
    complaints.expect(/ERR_FAILED/)
    await join(page)
    await save(page, 'ollie', 'kickflip', '50-50')
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ])
      for (const font of ['the font of the page', 'the font of the system'])
        await test.step(`${viewport.width} px, ${font}`, async () => {
          await page.setViewportSize(viewport)
          const held = Promise.withResolvers<void>()
          await page.route(/my-tricks\/(next|calendar|diary)/, async (route) => {
            await held.promise
            await route.continue()
          })
          if (font === 'the font of the system') await page.route(/\.woff2/, (route) => route.abort())
          await page.goto('/my-tricks')
          const landed = page.getByRole('button', { name: 'Landed: Kickflip' })
          await expect(landed).toBeVisible()
          if (font === 'the font of the page') await showInOurFont(page)
          const before = await landed.boundingBox()
          held.resolve()
          await expect(page.getByRole('heading', { name: 'Next for you' })).toBeVisible()
          await expect(page.getByText('0 weeks skated')).toBeVisible()
          expect(await landed.boundingBox()).toEqual(before)
          // Nor does the first try of a week move the button that logs the next one.
          await landed.click()
          await expect(page.getByText('1 week skated')).toBeVisible()
          expect(await landed.boundingBox()).toEqual(before)
          await page.getByRole('button', { name: 'Undo the last try of Kickflip' }).click()
          await expect(page.getByText('0 weeks skated')).toBeVisible()
          await expect.poll(() => waitingChanges(page)).toBe(0)
          await page.unrouteAll({ behavior: 'wait' })
        })
  })

  test('are rows of two lines on a phone, of three hundred only those in view exist, and one that is scrolled before scripts have come goes on from there @phone', async ({
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
    const middle = () =>
      page.evaluate(
        () =>
          // One of them may be the line between two rows.
          [400, 440]
            .map((y) => document.elementFromPoint(200, y)?.closest('article')?.ariaLabel)
            .find(Boolean) ?? null,
      )
    await expect.poll(middle).toBeTruthy()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
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
    const buttons = today.getByRole('button', { name: /^(Missed|Landed):/ })
    expect(await buttons.count()).toBeLessThanOrEqual(6)
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    // What was asked for, the list itself, begins on the first screen.
    await expect(page.getByRole('heading', { name: /^In Progress/ })).toBeInViewport({ ratio: 1 })

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
})
