import { expect, test } from './fixtures'

test('a visit tells how fast its page was when it ends @once', async ({ page }) => {
  await page.goto('/tricks/kickflip')
  await page.getByRole('link', { name: 'Trick Library' }).first().hover()
  const told = page.waitForRequest('**/api/vitals')
  await page.goto('/privacy-policy')
  const report = (await told).postDataJSON()
  expect(report.page).toBe('trick')
  expect(report.vitals.map(({ name }: { name: string }) => name)).toContain('LCP')
  expect((await (await told).response())?.status()).toBe(204)
})

test('a browser that asks not to be tracked tells nothing @once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/tricks/kickflip')
  await page.goto('/privacy-policy')
  await page.waitForLoadState('networkidle')
  expect(asked).toContain('/privacy-policy')
  expect(asked).not.toContain('/api/vitals')
})
