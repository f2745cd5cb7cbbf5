import type { Locator, Page } from '@playwright/test'
import { write } from './account'
import { expect, readTricks } from './fixtures'

// Speaks as the provider's player does: silent until greeted, then it reports its second and obeys, or refuses.
const playerPage = (
  refusal: number | null,
) => `<!doctype html><title>Player</title><body style="background:#000;color:#fff">
<p id="at"></p>
<script>
  let at = Number(new URLSearchParams(location.search).get('start') ?? 0)
  const report = () => {
    document.getElementById('at').textContent = 'at ' + at
    parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: at, playerState: 1 } }), '*')
  }
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data)
    if (${refusal}) {
      if (args?.[0] === 'onError') parent.postMessage('{"event":"onError","info":${refusal},"id":1}', '*')
      return
    }
    if (func === 'seekTo') at = args[0]
    if (event === 'listening' || func === 'seekTo') report()
  })
</script>`

const ours = /^(https?:\/\/localhost[:/]|data:|blob:)/

/**
 * Answers for the outside world, where the player may refuse, always or so many times; gives the addresses that the page
 * asked for there.
 */
export async function serveOutside(
  page: Page,
  refusal: number | null = null,
  times = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => !ours.test(url.href),
    (route) => {
      asked.push(route.request().url())
      const body = playerPage(asked.length <= times ? refusal : null)
      return route.fulfill({ contentType: 'text/html', body })
    },
  )
  return asked
}

const tutorialCall = '**/api/tricks/*/find-tutorial*'

/** The server gives YouTube a few seconds; where a busy machine answers for YouTube, that is not always enough. */
export const waitForTutorials = (page: Page) =>
  page.route(tutorialCall, async (route) => {
    let response = await route.fetch()
    for (let tries = 1; response.status() === 503 && tries < 5; tries += 1) response = await route.fetch()
    await route.fulfill({ response })
  })

export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

export const frame = (page: Page) => page.frameLocator('iframe[title^="Video:"]')

/** Opens a row of the list, ready to be pressed; the trick has no video of its own yet, whatever other tests have loaded. */
export async function openRow(page: Page, name: string): Promise<Locator> {
  await waitForTutorials(page)
  await page.route(/\/api\/tricks\/\d+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), videoUrl: null, videoStart: null } })
  })
  await page.goto(`/tricks?q=${encodeURIComponent(name)}`)
  // The page arrives as the whole list and narrows itself.
  const table = page.getByRole('region', { name: 'Search results' }).getByRole('table')
  await table.getByRole('link', { name, exact: true }).click()
  // A key pressed while its code is on its way would go to the link, and close the row.
  await expect(button(table, 'Load Tutorial')).toBeEnabled()
  return table
}

/** The ids of three tutorials of a trick, as they are found one after another. */
export async function lessonsOf(page: Page, slug: string): Promise<string[]> {
  const id = (await readTricks(page)).find((trick) => trick.slug === slug)?.id
  const find = async (query: string): Promise<string> =>
    (await (await write(page.request, 'POST', `/api/tricks/${id}/find-tutorial${query}`)).json()).videoId
  const first = await find('')
  const second = await find(`?after=${first}`)
  return [first, second, await find(`?after=${second}`)]
}

/** The id of a video that is one of the trick's tutorials, and not the one that its page shows by itself. */
export async function lessonOf(page: Page, slug: string): Promise<string> {
  const [, second = ''] = await lessonsOf(page, slug)
  return second
}
