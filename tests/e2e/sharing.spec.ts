import type { Page } from '@playwright/test'
import { expect, readTricks, test } from './fixtures'
import { pages } from './pages'

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

async function pictureAt(page: Page, address: string) {
  const response = await page.request.get(address)
  const bytes = await response.body()
  return {
    status: response.status(),
    type: response.headers()['content-type'],
    isPng: bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  }
}

const picture = { status: 200, type: 'image/png', isPng: true, width: 1200, height: 630 }

const dataOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))

// Whoever shows links runs no scripts.
test.describe('where it is shown', () => {
  test.use({ javaScriptEnabled: false })

  test('it shows its title and a picture, of every page @once', async ({ page, baseURL }) => {
    for (const { path, title, preview } of pages) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      expect(await meta(page, 'description')).toBeTruthy()
      for (const name of ['og:title', 'twitter:title']) expect(await meta(page, name)).toBe(title)
      expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'))
      expect(await meta(page, 'twitter:description')).toBe(await meta(page, 'description'))
      expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
      expect(await meta(page, 'og:image:width')).toBe('1200')
      expect(await meta(page, 'og:image:height')).toBe('630')
      for (const name of ['og:image', 'twitter:image'])
        expect(await meta(page, name)).toBe(`${baseURL}${preview}`)
      expect(await pictureAt(page, preview)).toEqual(picture)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(canonical?.replace(/\/$/, '')).toBe(`${baseURL}${path}`.replace(/\/$/, ''))
    }
  })
})

test('search engines find every page and read what it is about, phones their icons, and a trick its picture @once', async ({
  page,
  baseURL,
}) => {
  await test.step('every page in the sitemap', async () => {
    const robots = await (await page.request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = new Set(
      [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.replace(/\/$/, '')),
    )
    const wanted = [
      ...pages.map(({ path }) => path),
      ...(await readTricks(page)).map(({ slug }) => `/tricks/${slug}`),
    ]
    const missing = wanted.filter((path) => !listed.has(`${baseURL}${path}`.replace(/\/$/, '')))
    expect(missing).toEqual([])
  })

  await test.step('what pages are about', async () => {
    await page.goto('/')
    const [site] = await dataOf(page)
    expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
    const search = site.potentialAction.target.urlTemplate.replace('{search_term_string}', 'tre+flip')
    await page.goto(search)
    await expect(page.getByRole('region', { name: 'Search results' }).getByRole('link').first()).toHaveText(
      '360 Flip',
    )
    const typesOf = async () => (await dataOf(page)).map((data) => data['@type'])
    expect(await typesOf()).toEqual(['ItemList'])
    await page.goto('/tricks/tree')
    expect(await typesOf()).toContain('BreadcrumbList')
    await page.goto('/tricks/kickflip')
    const [howTo] = (await dataOf(page)).filter((data) => data['@type'] === 'HowTo')
    expect(howTo).toMatchObject({
      name: expect.stringContaining('Kickflip'),
      image: `${baseURL}/preview/trick/kickflip.png`,
    })
    expect(howTo.step.length).toBeGreaterThanOrEqual(4)
  })

  await test.step('the manifest and its icons', async () => {
    await page.goto('/')
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = await (await page.request.get(href ?? '')).json()
    expect(manifest.name).toContain('DarkSlide')
    expect(manifest.icons.length).toBeGreaterThanOrEqual(2)
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200)
    const icons = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all()
    expect(icons.length).toBeGreaterThanOrEqual(2)
    for (const icon of icons)
      expect((await page.request.get((await icon.getAttribute('href')) ?? '')).status()).toBe(200)
  })

  await test.step('a trick by hand, from the search to the picture with its name', async () => {
    await page.goto('/tricks?q=tre+flip')
    const first = page.getByRole('region', { name: 'Search results' }).getByRole('link').first()
    await expect(first).toHaveText('360 Flip')
    await page.goto((await first.getAttribute('href')) ?? '')
    expect(await meta(page, 'og:title')).toContain('360 Flip')
    expect(await pictureAt(page, (await meta(page, 'og:image')) ?? '')).toEqual(picture)
  })

  await test.step('the longest name', async () => {
    const tricks = await readTricks(page)
    const longest = tricks.toSorted((a, b) => b.name.length - a.name.length)[0]
    expect(await pictureAt(page, `/preview/trick/${longest?.slug}.png`)).toEqual(picture)
    for (const path of [
      '/preview/trick/no-such-trick.png',
      '/preview/page/no-such-page.png',
      '/preview/kickflip.png',
    ])
      expect((await page.request.get(path)).status(), path).toBe(404)
  })
})
