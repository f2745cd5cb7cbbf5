import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, expectAccessible, test } from './fixtures'

/** A page of another site that holds this markup. */
async function otherSite(body: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A blog</title><body>${body}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

test('a trick plays on another site, by any name and as asked for, and nothing else of here does @once', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/404/)
  complaints.expect(/frame|refused|ERR_BLOCKED/i)
  const site = await otherSite(
    `<script async src="${baseURL}/embed.js"></script>
     <darkslide-trick trick="Nollie Tre" stance="goofy" theme="dark"><a href="/">Nollie Tre</a></darkslide-trick>`,
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(site.url)
  const frame = page.frameLocator('iframe[title="Nollie Tre on DarkSlide"]')
  await expect(frame.getByRole('heading', { name: /Nollie 360 Flip/i })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-stance', 'goofy')
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(19, 18, 17)')
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('link', { name: 'More on DarkSlide' })).toHaveAttribute('target', '_blank')
  // Another name takes the place of the first.
  await page.locator('darkslide-trick').evaluate((element) => element.setAttribute('trick', 'kickflip'))
  const second = page.frameLocator('iframe[title="kickflip on DarkSlide"]')
  await expect(second.getByRole('heading', { name: 'Kickflip' })).toBeVisible()
  site.close()

  await test.step('a name that no one can read says so in its frame', async () => {
    const site = await otherSite(
      `<script async src="${baseURL}/embed.js"></script><darkslide-trick trick="zzxq"></darkslide-trick>`,
    )
    await page.goto(site.url)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'No trick goes by that' })).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    site.close()
  })

  await test.step('no other page can be framed', async () => {
    const site = await otherSite(`<iframe src="${baseURL}/tricks/kickflip" title="refused"></iframe>`)
    await page.goto(site.url)
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Kickflip' })).toHaveCount(0)
    site.close()
  })
})

test('a framed trick is accessible, stands still where motion is not welcome, and loads one script of its own @once', async ({
  page,
  request,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/embed/tricks/kickflip')
  await expect(page.getByRole('button', { name: 'Show it moving' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show it moving' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expectAccessible(page)

  await test.step('one script and no other', async () => {
    const scripts: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url())
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/embed/tricks/kickflip')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.getByText('Above', { exact: true }).click()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect(scripts.map((url) => url.replace(baseURL ?? '', ''))).toEqual([
      expect.stringMatching(/^\/_next\/static\/framed-\w+\.js$/),
    ])
    const packed = gzipSync(await (await request.get(scripts[0] ?? '')).body()).length
    expect(packed).toBeLessThan(45 * 1024)
  })

  // What it knows: tests/api/tricks/oembed.test.ts.
  await test.step('the page of the trick leads to its oEmbed', async () => {
    await page.goto('/tricks/kickflip')
    const address = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
    const found = await request.get(address ?? '')
    expect(found.headers()['access-control-allow-origin']).toBe('*')
    expect(await found.json()).toMatchObject({ version: '1.0', type: 'rich', title: 'Kickflip', width: 480 })
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/embed/')
  })
})
