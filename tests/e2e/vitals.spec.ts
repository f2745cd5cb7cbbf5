import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** As when the visitor turns to another tab, which a browser without a screen has none of. */
function turnAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

test('a visit reports how fast its page was when it ends, unless the browser asks not to be tracked @once', async ({
  page,
}) => {
  await page.goto('/tricks/kickflip')
  await page.waitForLoadState('networkidle')
  // The first input settles which paint was the largest; it is noted when the page has nothing else to do.
  await page.keyboard.press('Shift')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  const sent = page.waitForRequest('**/api/vitals')
  await turnAway(page)
  const report = (await sent).postDataJSON()
  expect(report.page).toBe('trick')
  expect(report.vitals.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['FCP', 'LCP', 'TTFB']),
  )
  expect((await (await sent).response())?.status()).toBe(204)

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/privacy-policy')
  await page.waitForLoadState('networkidle')
  await turnAway(page)
  await page.goto('/tricks/kickflip')
  await page.waitForLoadState('networkidle')
  expect(asked).toContain('/tricks/kickflip')
  expect(asked).not.toContain('/api/vitals')
})
