import type { Locator, Page } from '@playwright/test'

// Speaks as the provider's player does: silent until greeted, then it tells its second and obeys.
const playerPage = `<!doctype html><title>Player</title><body style="background:#000;color:#fff">
<p id="at"></p>
<script>
  let at = Number(new URLSearchParams(location.search).get('start') ?? 0)
  const tell = () => {
    document.getElementById('at').textContent = 'at ' + at
    parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: at, playerState: 1 } }), '*')
  }
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data)
    if (func === 'seekTo') at = args[0]
    if (event === 'listening' || func === 'seekTo') tell()
  })
</script>`

const ours = /^(https?:\/\/localhost[:/]|data:|blob:)/

/** Answers for the outside world; gives the addresses that the page asked for there. */
export async function serveOutside(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => !ours.test(url.href),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: playerPage })
    },
  )
  return asked
}

export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

export const frame = (page: Page) => page.frameLocator('iframe[title^="Video:"]')

/** Opens a row of the list; the trick has no video of its own yet, whatever other tests have loaded. */
export async function openRow(page: Page, name: string): Promise<Locator> {
  await page.route('**/api/tricks/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), videoUrl: null, videoStart: null } })
  })
  await page.goto(`/tricks?q=${encodeURIComponent(name)}`)
  // The page arrives as the whole list and narrows itself.
  const table = page.getByRole('region', { name: 'Search results' }).getByRole('table')
  await table.getByRole('link', { name, exact: true }).click()
  return table
}
