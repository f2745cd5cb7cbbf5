import type { Page } from '@playwright/test'
import { join, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'
import { planLine } from './line'

const film = (page: Page) => page.getByRole('region', { name: / as a film$/ })
const scenes = (page: Page) =>
  film(page).getByRole('list', { name: 'Scenes of the line' }).getByRole('listitem')
const moment = (page: Page) => film(page).getByRole('slider', { name: 'Moment of the line' })

test.describe('the film of a line', () => {
  test('shows stills in order where motion is not welcome, names what is done between two tricks, and moves when asked @once', async ({
    page,
  }) => {
    await planLine(page, ['Ollie', 'Kickflip', 'Manual'])
    await film(page).scrollIntoViewIfNeeded()
    const stills = film(page).getByRole('list', { name: 'The tricks in order' }).getByRole('listitem')
    await expect(stills).toHaveCount(3)
    await expectAccessible(page)
    await film(page).getByRole('button', { name: 'Show it moving' }).press('Enter')
    await expect(film(page).getByRole('button', { name: 'Pause' })).toBeFocused()
    await film(page).getByRole('button', { name: 'Pause' }).click()
    await moment(page).focus()
    await page.keyboard.press('End')
    await expect(moment(page)).toHaveAttribute('aria-valuetext', /^3 .*100 percent$/)
    const second = scenes(page).filter({ hasText: /^2/ })
    await second.getByRole('button').press('Enter')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(moment(page)).toHaveAttribute('aria-valuetext', /^2 .* percent$/)
    await expectAccessible(page)

    await test.step('shows and names what is done between two tricks', async () => {
      await page.goto('/trickbot/builder')
      await page.getByRole('button', { name: 'Reset All' }).click()
      await planLine(page, ['Frontside 180', 'Kickflip'])
      await page.getByRole('button', { name: 'Move Frontside 180 earlier' }).click()
      await film(page).scrollIntoViewIfNeeded()
      await expect(scenes(page).filter({ hasText: /Kickturn/ })).toContainText('regular')
    })
  })

  test('plays by itself where motion is welcome, without moving what is around it @once', async ({
    browser,
    baseURL,
    page,
  }) => {
    await join(page)
    await planLine(page, ['Ollie', 'Kickflip', 'Manual'])
    await page.getByRole('textbox', { name: 'Line name' }).fill('Film line')
    await page.getByRole('button', { name: 'Save Line' }).click()
    await expect(toastOf(page)).toContainText('Line Saved Successfully')
    await page.getByRole('tab', { name: 'My Lines' }).click()
    await page.getByRole('button', { name: /^Film line/ }).click()
    await expect(film(page)).toBeVisible()
    await page.getByRole('button', { name: 'Share Film line' }).click()
    const link = await page.getByRole('textbox', { name: /Anyone with this link/ }).inputValue()
    const guest = await browser.newContext({
      baseURL,
      viewport: page.viewportSize(),
      reducedMotion: 'no-preference',
    })
    const visit = await guest.newPage()
    await visit.goto(link)
    await film(visit).scrollIntoViewIfNeeded()
    const heightOf = async (shown: Page) => (await film(shown).boundingBox())?.height ?? 0
    await expect(film(visit).getByRole('button', { name: 'Pause' })).toBeVisible()
    const after = await heightOf(visit)
    await guest.close()
    const still = await browser.newContext({
      baseURL,
      viewport: page.viewportSize(),
      reducedMotion: 'no-preference',
      javaScriptEnabled: false,
    })
    const read = await still.newPage()
    await read.goto(link)
    await expect(
      film(read).getByRole('list', { name: 'The tricks in order' }).getByRole('listitem'),
    ).toHaveCount(3)
    expect(Math.abs((await heightOf(read)) - after)).toBeLessThan(4)
    await still.close()
  })
})
