import { toastOf } from './account'
import { expect, isOver, test } from './fixtures'

// How long it stays, what it waits for and what takes its place: components/ui/overlays/toaster.test.tsx.
test('a toast stands aside where it would cover what has the focus, on either width @once', async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await page.goto('/trickbot/parkflow')
      await page.getByText('Edge', { exact: true }).click()
      await page.mouse.move(0, 0)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('checkbox', { name: 'Flatground', exact: true }).check()
      await expect(toastOf(page)).toContainText('Flatground has been added to your selection.')
      const about = page.getByRole('button', { name: 'About Jersey Barrier' })
      const toast = toastOf(page).locator('[data-toast]')
      const [from, to] = [await about.boundingBox(), await toast.boundingBox()]
      await page.evaluate((by) => window.scrollBy(0, by), (from?.y ?? 0) - (to?.y ?? 0))
      expect(await isOver(toast, about)).toBe(true)
      await about.evaluate((button) => button.focus({ preventScroll: true }))
      expect(await isOver(toast, about)).toBe(false)
      await expect(toastOf(page)).toContainText('Feature Added')
      await expect(toastOf(page).getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
    })
})
