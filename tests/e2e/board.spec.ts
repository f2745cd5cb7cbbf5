import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'

const kickflip = '/tricks/kickflip'
const strip = (page: Page) => page.locator('main div[role=img]').first()
/** Brings the board to where one looks, which is where it begins to move. */
const lookAtBoard = (page: Page) =>
  page
    .getByText('front foot, white')
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
/** The moving picture: alone among the drawings, it can be turned by hand. */
const canvas = (page: Page) => page.locator('main svg[role=img].cursor-grab')
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the trick' })
const drawing = (page: Page) => canvas(page).evaluate((element) => element.innerHTML)
const moment = async (page: Page) => Number(await slider(page).inputValue())

test('a trick’s page stands on a phone in the order in which it comes, the figure right after the name @phone', async ({
  page,
}) => {
  await page.goto(kickflip)
  const tops = await page
    .locator('article :is(h1, h2, fieldset, summary, [role=img]:not(li *))')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(8)
  // What came first would be pushed down by what comes after it and stands above, and Tab would jump.
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))

  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN
  const figure = await top(strip(page))
  expect(figure).toBeGreaterThan(await top(page.getByRole('heading', { level: 1 })))
  expect(figure).toBeLessThan(await top(page.locator('main article p.text-lg').first()))
  await expect(strip(page)).toBeInViewport({ ratio: 0.9 })
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a kickflip plays, is scrubbed, turned, slowed down and gone through step by step @once', async ({
    page,
  }) => {
    await page.goto(kickflip)
    await lookAtBoard(page)
    await expect(canvas(page)).toHaveAccessibleName(/^Kickflip: .*heel-side edge down first/)
    await expect.poll(() => moment(page)).toBeGreaterThan(0.1)

    await test.step('by keyboard', async () => {
      await page.getByRole('button', { name: 'Pause' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      await slider(page).press('Home')
      await expect.poll(() => moment(page)).toBe(0)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Roll up, 0 percent')
      const standing = await drawing(page)
      for (let step = 0; step < 5; step++) await slider(page).press('PageUp')
      await expect.poll(() => moment(page)).toBeCloseTo(0.5)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Flick, 50 percent')
      await expect.poll(() => drawing(page)).not.toBe(standing)
      await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
      await expect.poll(() => moment(page)).not.toBe(0.5)
      await page.getByRole('button', { name: 'Pause' }).press('Enter')
    })

    await test.step('from three places, by hand and by keys, slowly, without the rider', async () => {
      await slider(page).press('Home')
      await expect.poll(() => moment(page)).toBe(0)
      const seen = new Set([await drawing(page)])
      await page.getByRole('radio', { name: 'Side' }).focus()
      for (const view of ['Rider', 'Above']) {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('radio', { name: view })).toBeChecked()
        // Drawn in the next frame, not with the choice.
        await expect.poll(async () => seen.has(await drawing(page))).toBe(false)
        seen.add(await drawing(page))
      }
      await expect(canvas(page)).toHaveAccessibleName(/Seen from above\.$/)
      await canvas(page).hover()
      await page.mouse.down()
      await page.mouse.move(10, 10, { steps: 4 })
      await page.mouse.up()
      await expect.poll(async () => seen.has(await drawing(page))).toBe(false)
      const before = await drawing(page)
      await page.getByRole('slider', { name: 'Camera' }).press('PageUp')
      await expect.poll(() => drawing(page)).not.toBe(before)
      await page.getByRole('radio', { name: 'Quarter' }).press('Space')
      await expect(page.getByRole('radio', { name: 'Quarter' })).toBeChecked()
      const board = page.getByRole('button', { name: 'Board only' })
      const paths = await canvas(page).locator('path').count()
      await board.press('Space')
      await expect(board).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => canvas(page).locator('path').count()).toBeLessThan(paths)
    })

    await test.step('by a step of the lesson, which is marked', async () => {
      await page.getByRole('button', { name: 'Pop: see step 3' }).click()
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Pop, \d+ percent$/)
      await expect(page.locator('#step-3')).toHaveAttribute('aria-current', 'step')
      await expect(page.locator('#step-1')).not.toHaveAttribute('aria-current')
      await page.getByRole('button', { name: 'Next moment' }).press('Enter')
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Flick, /)
      await expect(page.getByRole('status').getByText('Flick')).toBeAttached()
      await expect(page.locator('#step-4')).toHaveAttribute('aria-current', 'step')
      await page.getByRole('button', { name: 'Moment before' }).press('Enter')
      const pop = page.getByRole('button', { name: 'Pop', exact: true })
      await expect(pop).toHaveAttribute('aria-current', 'true')
    })

    await test.step('as the rider stands, here and on the next visit', async () => {
      const regular = await drawing(page)
      await page.getByRole('radio', { name: 'Goofy' }).check()
      await expect.poll(() => drawing(page)).not.toBe(regular)
      await page.goto('/tricks/smith-grind')
      await expect(page.getByRole('radio', { name: 'Goofy' })).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('data-stance', 'goofy')
    })

    await test.step('a press on a moment goes there', async () => {
      await lookAtBoard(page)
      await page.getByRole('button', { name: 'Hold', exact: true }).click()
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Hold, \d+ percent$/)
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    })

    await test.step('an opened row shows its board', async () => {
      await page.goto('/tricks?q=hardflip')
      await page.getByRole('link', { name: 'Hardflip', exact: true }).click()
      await page.getByText('front foot, white').scrollIntoViewIfNeeded()
      await expect(canvas(page)).toHaveAccessibleName(/^Hardflip: .*turns 180 degrees frontside/)
    })
  })
})

test('six moments come drawn from the server, once, and with reduced motion nothing moves until it is asked for @once', async ({
  page,
}) => {
  const response = await page.goto(kickflip)
  await expect(strip(page)).toHaveAccessibleName(/^Kickflip: rolling forward/)
  await expect(strip(page).locator('svg')).toHaveCount(6)
  await expect(canvas(page)).toHaveCount(0)
  const paths = await strip(page)
    .locator('path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? ''))
  const [longest = ''] = paths.toSorted((one, other) => other.length - one.length)
  // A contour is the path of what it goes around.
  const drawn = paths.filter((path) => path === longest).length
  expect((await response?.text())?.split(longest)).toHaveLength(drawn + 1)

  await test.step('frames of a goofy rider are the mirror image', async () => {
    const frame = strip(page).locator('svg').first()
    await expect(frame).toHaveCSS('scale', 'none')
    await page.getByRole('radio', { name: 'Goofy' }).check()
    // The frame turns over in a transition: it is looked at until it has.
    await expect(frame).toHaveCSS('scale', /^-1( 1)?$/)
  })

  await test.step('a step shows its moment', async () => {
    await page.getByRole('button', { name: 'Flick: see step 4' }).click()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Flick, \d+ percent$/)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(canvas(page)).toBeInViewport()
  })

  await test.step('after a way within the site the browser draws them', async () => {
    await expect(page.getByRole('heading', { name: 'The shortest way here' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Varial Kickflip', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Varial Kickflip' })).toBeVisible()
    await expect(strip(page)).toHaveAccessibleName(/^Varial Kickflip: /)
    await expect(strip(page).locator('svg')).toHaveCount(6)
  })

  for (const [path, name] of [
    ['/tricks/backside-tailslide', /^Backside Tailslide: .*behind your heels/],
    [kickflip, /^Kickflip: rolling forward/],
  ] as const)
    await test.step(`${path} moves when asked, and axe finds nothing`, async () => {
      await page.goto(path)
      await expect(strip(page)).toHaveAccessibleName(name)
      await page.getByRole('button', { name: /^Show it moving/ }).press('Enter')
      await expect(canvas(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
      expect(await moment(page)).toBe(0)
      await expectAccessible(page)
    })
})

test('a trick has a still of its own, which may be kept @once', async ({ request }) => {
  const [address = ''] =
    /\/stills\/[^/]+\/kickflip\.svg/.exec(await (await request.get('/tricks')).text()) ?? []
  const [first, again] = [await request.get(address), await request.get(address)]
  expect(first.headers()['content-type']).toContain('image/svg+xml')
  expect(first.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
  expect(again.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(again.headers()['cache-status']).toContain('hit')
  expect(await again.text()).toContain('aria-label="kickflip"')
  // An open page of another release asks for another version.
  const other = await request.get('/stills/older/kickflip.svg')
  expect([other.status(), other.headers()['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect((await request.get('/stills/older/no-such-trick.svg')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the frames and the feet are there @once', async ({ page }) => {
    await page.goto('/tricks/mctwist')
    await expect(strip(page)).toHaveAccessibleName(/^McTwist, moment by moment: .*grab/)
    await page.goto(kickflip)
    await expect(strip(page).locator('svg')).toHaveCount(6)
    await expect(
      page.getByRole('img', { name: /^Foot placement from above: back foot on the tail/ }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show it moving' })).toBeHidden()
  })
})

test('a trick is named from what was seen, by keyboard, and kept in the address @once', async ({ page }) => {
  await page.goto('/tricks/name-it')
  await expect(page.getByRole('heading', { level: 2, name: 'Ollie' })).toBeVisible()
  await page.getByRole('radio', { name: 'None' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: "The board's turn: a half turn more backside" }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Varial Kickflip' })).toBeVisible()
  await page.getByRole('button', { name: "The board's turn: a half turn more backside" }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '360 Flip' })).toBeVisible()
  await expect(page).toHaveURL('/tricks/name-it?board=-360&flip=kick')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: '360 Flip' })).toBeVisible()
  await page.getByRole('link', { name: 'See its page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '360 Flip' })).toBeVisible()
  await page.goto('/tricks/name-it?body=720&board=-1080&flip=heel&count=4')
  await expect(page.getByText('Nobody has named this one yet')).toBeVisible()
  await page.getByRole('button', { name: 'Show it moving' }).click()
  await expectAccessible(page)
})
