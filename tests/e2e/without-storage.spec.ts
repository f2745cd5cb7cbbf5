import { keptNothing } from '../../lib/offline/browser-storage'
import { pages } from '../../lib/pages'
import { letKeepHere, toastOf } from './account'
import { expect, test } from './fixtures'
import { orderOf, planLine } from './line'
import { addressOf, inParts } from './pages'

// A browser that lets the site keep nothing: it throws where any of it is only looked at.

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    const refused = { get: refuse, set: refuse }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refused)
    Object.defineProperty(Document.prototype, 'cookie', refused)
    Object.defineProperty(Navigator.prototype, 'serviceWorker', refused)
    window.BroadcastChannel = class {
      constructor() {
        refuse()
      }
    } as unknown as typeof BroadcastChannel
  }),
)

for (const part of inParts(pages, 2)) {
  const addresses = part.map(({ path }) => addressOf(path))
  test(`is shown ${addresses.join(', ')} @once`, async ({ page, complaints }) => {
    if (addresses.some((address) => address.endsWith('no-such-row'))) complaints.expect(/404/)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByText('Something went wrong'), address).toHaveCount(0)
    }
  })
}

test('gets its wish and its line, and hears that no list can be kept @once', async ({ page }) => {
  await page.goto('/trickbot/suggest')
  await page.getByRole('checkbox', { name: 'Intermediate' }).check()
  await page.getByRole('textbox', { name: 'What do you want to skate?' }).fill('a flip trick for today')
  await page.getByRole('button', { name: 'Suggest Trick' }).click()
  await expect(page.getByRole('region', { name: 'Suggested Trick' })).toBeVisible()

  await planLine(page, ['Ollie', 'Kickflip'])
  await expect(orderOf(page)).toHaveCount(2)

  await letKeepHere(page, async () => {
    await page.goto('/tricks/kickflip')
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
    await page.getByRole('button', { name: 'Keep it on this device' }).click()
    await expect(toastOf(page)).toContainText(keptNothing)
  })
})
