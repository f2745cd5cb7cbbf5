import type { BrowserContext, Page } from '@playwright/test'
import { awake, expect, test } from './fixtures'
import { addressOf } from './pages'

/** Where everything on the page is, and what it looks like, but for what turns. */
const look = (page: Page) =>
  page.locator('body *:visible').evaluateAll((all) => {
    for (const animation of document.getAnimations()) animation.cancel()
    return all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const looks = [
        style.color,
        style.backgroundColor,
        style.border,
        style.font,
        style.opacity,
        style.textDecoration,
      ]
      return `${element.tagName} ${element.getAttribute('class')} ${[x, y, width, height].join()} ${looks.join(' ')}`
    })
  })

const sheetsApply = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)

// One of each kind: the rules of the others come from the same sheets.
const kinds = [
  '/',
  '/tricks',
  '/tricks/kickflip',
  '/trickbot/builder',
  '/blog',
  addressOf('/blog/[slug]'),
  '/login',
]

test('the still that is seen first comes along, and buttons keep their row while a font is on its way @phone', async ({
  context,
}) => {
  const library = await context.newPage()
  await library.route('**/stills/**', () => undefined)
  await library.goto('/tricks', { waitUntil: 'domcontentloaded' })
  const stills = library.getByRole('list', { name: 'Foundational tricks' }).locator('img')
  await expect
    .poll(() => stills.first().evaluate((still) => (still as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await stills.nth(1).getAttribute('src')).toMatch(/^\/stills\//)
  await library.close()

  const page = await context.newPage()
  await page.route(/archivo/, () => undefined)
  await page.goto('/tricks/kickflip', { waitUntil: 'domcontentloaded' })
  await awake(page)
  await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a free account' })
  const join = await dialog.getByRole('link', { name: 'Create Free Account' }).boundingBox()
  const logIn = await dialog.getByRole('link', { name: 'Log In' }).boundingBox()
  expect(join?.y).toBe(logIn?.y)
})

/** Opens a page whose style sheets come after it is painted, and looks whether they change anything. */
async function expectNothingChanged(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  const sheets = Promise.withResolvers<void>()
  // Fonts and pictures never come: they have their own times.
  await page.route(/\/_next\/static\/media\/|\/(stills|art|uploads)\/|\/_next\/image/, () => undefined)
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(/\.css$/, async (route) => {
    await sheets.promise
    await route.continue()
  })
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Fonts that are asked for in front of the content hold the first paint up.
  expect(response?.headers().link ?? '').not.toContain('font')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const painted = await look(page)
  expect(await page.evaluate(sheetsApply)).toBe(false)
  sheets.resolve()
  await page.waitForFunction(sheetsApply)
  expect(await look(page)).toEqual(painted)
  await page.close()
}

test('pages are painted before their style sheets come, which change nothing @phone', async ({ context }) => {
  for (const path of kinds) await test.step(path, () => expectNothingChanged(context, path))
})
