import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import axe from 'axe-core'

type Complaints = {
  /** Lets the browser say this, and wants it said. */
  expect(pattern: RegExp): void
  /** Lets the browser say this where it depends on the moment, as without a connection on what is still to load. */
  allow(pattern: RegExp): void
}

/** A test in which the browser's console must stay free of errors, on every page that it opens. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use, testInfo) => {
      const logged: string[] = []
      const wanted: RegExp[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => logged.push(String(error.error())))
      await use({ expect: (pattern) => wanted.push(pattern), allow: (pattern) => allowed.push(pattern) })
      const known = [...wanted, ...allowed]
      const surprises = logged.filter((text) => !known.some((pattern) => pattern.test(text)))
      if (testInfo.errors.length + surprises.length > 0) await keepPictures(context, testInfo)
      expect(surprises, 'unexpected console.error or page error').toEqual([])
      expect(wanted.filter((pattern) => !logged.some((text) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? wakeful(page) : page),
})

/** A picture of every page that a failed test has left open. Playwright's own option takes them of all tests. */
async function keepPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  const pages =
    context
      .browser()
      ?.contexts()
      .flatMap((each) => each.pages()) ?? []
  for (const [at, page] of pages.entries()) {
    const path = testInfo.outputPath(`page-${at + 1}.png`)
    // One that crashed or hangs has none.
    const picture = await page.screenshot({ path, timeout: 5000 }).catch(() => null)
    if (picture) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}

/** Waits for a page that was not opened here: a press led to it. */
export const awake = (page: Page) => page.waitForFunction(isAwake)

/** React hydrates a page a moment after it is loaded; before that, presses have no effect. */
export function wakeful(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await awake(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await awake(page)
    return response
  }
  return page
}

// React marks a control when it has come to it; the page listens once it has come to all.
function isAwake(): boolean {
  // A framed trick is woken by a script of its own, which then shows one of these.
  const framed = document.querySelector('[data-framed][data-motion]')
  if (framed) return framed.querySelector(':is([data-start], [data-controls]):not([hidden])') !== null
  const controls = [...document.querySelectorAll('main :is(button, input, select, [aria-expanded])')]
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber')))
}

// Rows enough to show every badge and level; axe takes minutes for the hundreds that repeat them. They are hidden, not
// taken away: React may still be coming to them. Of colors axe would else catch some on their way between schemes,
// and out of sight some that are not painted again yet.
const calm = `
  tbody tr:nth-child(n + 61) { display: none !important }
  *, ::before, ::after { transition: none !important; content-visibility: visible !important }`

const colorRules = ['color-contrast', 'link-in-text-block']

type Scheme = 'light' | 'dark'

/** Asks axe about the page as it stands, in light and in dark, without motion. The page is of no use after it. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  await page.addStyleTag({ content: calm })
  for (const frame of page.frames())
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Between the themes only colors differ.
    const rules = colorScheme === 'light' ? null : colorRules
    expect(await page.evaluate(violations, rules), `axe, ${colorScheme}`).toEqual([])
  }
}

/** Whether one thing on the screen lies over another. */
export async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [over, under] = [await one.boundingBox(), await other.boundingBox()]
  if (!over || !under) throw new Error('One of them is not there')
  return (
    over.y < under.y + under.height &&
    under.y < over.y + over.height &&
    over.x < under.x + under.width &&
    under.x < over.x + over.width
  )
}

/** Nothing of it lies under the header that sticks to the top of the screen. */
export async function expectBelowHeader(page: Page, shown: Locator): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  expect((await shown.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY)
}

/** What axe finds in this page, by all rules or by these. */
async function violations(rules: string[] | null) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run(document, {
    // Nodes that pass are not described one by one, which takes most of the time.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  return found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

type ListedTrick = {
  id: number
  slug: string
  name: string
  category: string
  trickType: 'BASE' | 'VARIATION' | 'COMBINATION'
  difficultyRating: string
  isFoundational: boolean
  variationDetails: string | null
  combinationDetails: { sequence: string } | null
}

/** The library as the server lists it. */
export async function readTricks(page: Page): Promise<ListedTrick[]> {
  const response = await page.request.get('/api/tricks')
  expect(response.status()).toBe(200)
  return response.json()
}

/** One trick whole. */
export async function readTrick(
  page: Page,
  slug: string,
): Promise<{ id: number; steps: string[]; description: string }> {
  const known = (await readTricks(page)).find((trick) => trick.slug === slug)
  return (await page.request.get(`/api/tricks/${known?.id}`)).json()
}

export { expect }
