import { publish, shipped, takeAway, uniqueTitle } from './editor'
import { expect, expectAccessible, test } from './fixtures'

test('what is not there returns 404 and leads back, and so do drafts and plans, by every door @once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/404/)
  await test.step('an address that no post has', async () => {
    const response = await page.goto('/blog/no-such-post')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expect(page).toHaveTitle('DarkSlide | Post not found')
    const families = page.evaluate(() => [...document.fonts].map(({ family }) => family))
    expect(await families).toEqual(expect.arrayContaining(['body', 'display']))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
  })
  await test.step('drafts and what is yet to come', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const posts = [
      await publish(request, { title: uniqueTitle('A draft'), content: '<p>No.</p>', published: false }),
      await publish(request, { title: uniqueTitle('A plan'), content: '<p>No.</p>', publishedAt: soon }),
    ]
    for (const { slug, title } of posts) {
      for (const path of [`/blog/${slug}`, `/api/blog/posts/${slug}`, `/preview/post/${slug}.png`])
        expect((await page.request.get(path)).status(), path).toBe(404)
      for (const path of ['/blog', '/api/blog/posts', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'])
        expect(await (await page.request.get(path)).text(), path).not.toContain(title)
    }
    for (const post of posts) await takeAway(request, post)
  })
  await test.step('addresses that are hardly any', async () => {
    for (const path of [
      '/blog/HOW-TO-OLLIE',
      '/blog/%C3%BC',
      '/blog/%25',
      '/blog/a%2Fb',
      `/blog/${'x'.repeat(300)}`,
    ])
      expect((await page.request.get(path)).status(), path).toBe(404)
  })
})

test('feeds are named by the pages and hold the newest posts whole, and any script makes an address @once', async ({
  page,
  request,
  baseURL,
}) => {
  await test.step('feeds', async () => {
    await page.goto('/blog/how-to-ollie')
    const [newest] = shipped
    for (const type of ['rss', 'atom']) {
      const link = page.locator(`head link[rel="alternate"][type="application/${type}+xml"]`)
      await expect(link).toHaveAttribute('href', `${baseURL}/blog/${type}.xml`)
      const response = await page.request.get(`/blog/${type}.xml`)
      expect(response.headers()['content-type']).toContain(`application/${type}+xml`)
      const feed = await response.text()
      expect(feed).toContain(newest?.title)
      expect(feed).toContain(`${baseURL}/blog/${newest?.slug}`)
      const isXml = await page.evaluate(
        (xml) => !new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror'),
        feed,
      )
      expect(isXml).toBe(true)
    }
  })
  await test.step('an address in any script', async () => {
    const post = await publish(request, { title: uniqueTitle('Früh übt sich 滑板'), content: '<p>Ja.</p>' })
    expect(post.slug).toMatch(/滑板/)
    await page.goto(`/blog/${post.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(preview ?? '')).status()).toBe(200)
    await takeAway(request, post)
  })
})
