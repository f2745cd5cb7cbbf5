import type { Page } from '@playwright/test'
import { endSession, join, signIn, toastOf } from './account'
import { expect, expectAccessible, test, wakeful } from './fixtures'
import { generateOf, orderOf, planLine } from './line'

async function saveLine(page: Page, name: string): Promise<string[]> {
  await planLine(page, ['Ollie', 'Kickflip', 'Heelflip'])
  const order = await orderOf(page).allTextContents()
  await page.getByRole('textbox', { name: 'Line name' }).fill(name)
  await page.getByRole('button', { name: 'Save Line' }).click()
  await expect(toastOf(page)).toContainText('Line Saved Successfully')
  return order
}

const openLines = (page: Page) => page.getByRole('tab', { name: 'My Lines' }).click()

// What is said, asked and kept without a network: components/lines/my-lines.test.tsx.
test.describe('a saved line', () => {
  test('is opened, shared with a guest, edited under its address, copied by another skater, and deleted @once', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await join(page)
    await page.goto('/trickbot/builder')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('main').getByRole('link', { name: 'My Lines' }).click()
    await expect(page.getByText('No saved lines yet.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'My Lines' })).toBeFocused()
    await page.getByRole('link', { name: 'Build a Line' }).click()
    await expect(page.getByRole('tab', { name: 'Build a Line' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Build a Line' })).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    const order = await saveLine(page, 'Lunch line')
    // One is at the saved line, and the builder is ready for the next.
    await expect(page.getByRole('tab', { name: 'My Lines' })).toBeFocused()
    await expect(
      page.getByRole('heading', { name: 'Select Tricks (0/5)', includeHidden: true }),
    ).toBeAttached()
    const line = page.getByRole('button', { name: /^Lunch line/ })
    await expect(line).toContainText(/Starting Position: Flat Ground • 3 tricks • Created \w+ \d+, \d{4}/)
    await line.focus()
    await page.keyboard.press('Enter')
    const table = page.getByRole('region').locator('table')
    await expect(table.locator('tbody tr td:nth-child(2) > p')).toHaveText(order)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'View Tutorial: Ollie' }).click()
    await page.getByRole('button', { name: 'Save to My Tricks: Ollie' }).click()
    await expect(toastOf(page)).toContainText('Ollie added to My Tricks')
    await expect(table.getByRole('listitem').first()).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(table).toBeVisible()
    for (const unprinted of ['banner', 'contentinfo', 'tablist'] as const) {
      await expect(page.getByRole(unprinted)).toBeHidden()
    }
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()

    await page.getByRole('button', { name: 'Share Lunch line' }).click()
    const link = await page.getByRole('textbox', { name: /Anyone with this link/ }).inputValue()
    const guest = await browser.newContext({ baseURL })
    const visit = wakeful(await guest.newPage())
    await visit.goto(link)
    await expect(visit.getByRole('heading', { level: 1, name: 'Lunch line' })).toBeVisible()
    await expect(visit.getByRole('table', { name: 'Lunch line' })).toContainText('Kickflip')
    await expect(visit.getByRole('table'), 'the line stands there once').toHaveCount(1)
    const picture = await visit.locator('meta[property="og:image"]').getAttribute('content')
    expect((await visit.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
    await visit.getByRole('combobox', { name: 'Your level' }).selectOption('Beginner')
    await visit.getByRole('button', { name: 'Show my version' }).click()
    await expect(visit.getByRole('table', { name: 'My version' })).toBeVisible()
    await expect(visit.getByRole('table')).toHaveCount(1)
    await expectAccessible(visit)
    await visit.goto(link)
    const take = visit.getByRole('link', { name: 'Make it yours' })
    const address = (await take.getAttribute('href')) ?? ''
    const taken = visit.getByRole('list', { name: 'Selected tricks' }).getByRole('listitem')
    const isTaken = async () => {
      await expect(visit).toHaveURL(/\/trickbot\/builder$/)
      await expect(taken).toHaveCount(order.length)
      await expect(visit.getByRole('radio', { name: 'Flat Ground' })).toBeChecked()
    }
    await take.click()
    await isTaken()
    // As in a new tab, and as before the scripts are there.
    await visit.evaluate(() => sessionStorage.clear())
    await visit.goto('about:blank')
    await visit.goto(address)
    await isTaken()
    await visit.reload()
    await isTaken()
    await test.step('is edited under its address, and copied from its link by another skater', async () => {
      await page.getByRole('button', { name: 'Edit Lunch line' }).click()
      await expect(page.getByRole('heading', { name: 'Select Tricks (3/5)' })).toBeVisible()
      await expect(page.getByText('The way you saved it')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Line name' })).toHaveValue('Lunch line')
      await page.getByRole('button', { name: 'Remove Heelflip from the line' }).click()
      await generateOf(page).click()
      await expect(orderOf(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Save Line' }).click()
      await expect(toastOf(page)).toContainText('Line Saved Successfully')
      await openLines(page)
      await expect(line).toContainText('2 tricks')

      await visit.goto(link)
      await visit.getByRole('button', { name: 'Copy to My Lines' }).click()
      await expect(visit.getByRole('dialog', { name: 'Create a free account' })).toBeVisible()
      await join(visit)
      await visit.goto(link)
      await visit.getByRole('button', { name: 'Copy to My Lines' }).click()
      await expect(toastOf(visit)).toContainText('Line Saved Successfully')
      await visit.goto('/trickbot/builder?tab=saved')
      await expect(visit.getByRole('button', { name: /^Lunch line/ })).toContainText('2 tricks')
    })

    await page.goto('/trickbot/builder?tab=saved')
    await line.click()
    await page.getByRole('button', { name: 'Rename Lunch line' }).click()
    await expectAccessible(page)
    await page.goto('/trickbot/builder?tab=saved')
    await line.click()
    await page.getByRole('button', { name: 'Stop sharing' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Share Lunch line' })).toBeFocused()
    expect((await visit.goto(link))?.status()).toBe(404)
    expect((await visit.goto('/lines/nothing'))?.status()).toBe(404)
    await guest.close()

    await page.getByRole('button', { name: 'Delete Lunch line' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Line' })
    await expect(dialog).toBeVisible()
    // What is inherited from here would cost each element of the page a new style.
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
    await expect(page.locator('body')).toHaveCSS('--removed-body-scroll-bar-size', '')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Line deleted successfully')
    await expect(page.getByText('No saved lines yet.')).toBeVisible()
    expect(await (await page.request.get('/api/runs')).json()).toEqual([])
  })

  test('is saved, renamed and deleted by who has to sign in again first @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/401/)
    const skater = await join(page)
    const again = async () => {
      await page.waitForURL(/session_expired=true/)
      await signIn(page, skater)
      await page.waitForURL(/\/trickbot\/builder/)
    }
    await planLine(page, ['Ollie'])
    await page.getByRole('textbox', { name: 'Line name' }).fill('Late line')
    await endSession(page)
    await page.getByRole('button', { name: 'Save Line' }).click()
    await again()
    await expect(toastOf(page)).toContainText('Line Saved Successfully')
    await openLines(page)
    await page.getByRole('button', { name: /^Late line/ }).click()
    await page.getByRole('button', { name: 'Rename Late line' }).click()
    await page.getByRole('textbox', { name: 'New name' }).fill('Later line')
    await endSession(page)
    await page.getByRole('button', { name: 'Save name' }).click()
    await again()
    await expect(toastOf(page)).toContainText('Line Saved Successfully')
    const renamed = page.getByRole('button', { name: /^Later line/ })
    await expect(renamed).toBeVisible()
    await endSession(page)
    await page.getByRole('button', { name: 'Delete Later line' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await again()
    await expect(toastOf(page)).toContainText('Line deleted successfully')
    await expect(renamed).toHaveCount(0)
  })
})
