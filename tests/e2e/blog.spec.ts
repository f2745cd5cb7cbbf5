import type { Page } from '@playwright/test'
import { publish, shipped, takeAway, uniqueTitle } from './editor'
import { expect, expectAccessible, test } from './fixtures'
import { button, frame, serveOutside } from './player'

const cards = (page: Page) => page.getByRole('list', { name: 'Posts', exact: true }).getByRole('heading')
const chip = (page: Page, name: string) => button(page, name)
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' })
const titles = shipped.map(({ title }) => title)
const withTag = (name: string) => shipped.filter(({ tags }) => tags.includes(name)).map(({ title }) => title)

test.describe('on the densest phones', () => {
  test.use({ deviceScaleFactor: 3 })

  test('a cover comes in the width for phones @phone', async ({ page }) => {
    for (const path of ['/blog', '/blog/how-to-ollie']) {
      await page.goto(path)
      const cover = page.locator('main img').first()
      await expect
        .poll(() => cover.evaluate((image) => (image as HTMLImageElement).currentSrc))
        .toMatch(/-800\.avif$/)
    }
  })
})

test('a reader jumps by the contents, follows tricks, related posts and tags, and gets to the end @once', async ({
  page,
}) => {
  await test.step('contents and tricks', async () => {
    await page.goto('/blog/how-to-ollie', { referer: 'https://search.example/' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('How to Ollie')
    await expect(page.getByText('DarkSlide Crew').first()).toBeVisible()
    await expect(page.getByText(/^September 14, 2026/)).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Table of Contents' })
    await contents.getByRole('link', { name: 'Where the feet go' }).click()
    await expect(page).toHaveURL(/#where-the-feet-go$/)
    await expect(page.getByRole('heading', { name: 'Where the feet go' })).toBeInViewport()
    const tricks = page.getByRole('region', { name: 'Tricks in this post' })
    await tricks
      .getByRole('link', { name: /Kickflip/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/tricks\/kickflip$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/blog\/how-to-ollie#where-the-feet-go$/)
    await expect(page.getByRole('heading', { name: 'Where the feet go' })).toBeVisible()
    await page
      .locator('article')
      .getByRole('link', { name: /frontside 180/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Frontside 180' })).toBeVisible()
  })
  await test.step('related posts, tags and the end with one key', async () => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await page.goto('/blog/how-to-kickflip')
    const related = page.getByRole('region', { name: 'Related posts' }).getByRole('link')
    await expect(related).toHaveCount(3)
    const next = (await related.first().textContent()) ?? ''
    await related.first().click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).first().click()
    await expect(page).toHaveURL(/\/blog$/)
    await page.goto('/blog/how-to-kickflip')
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: 'Back to Blog' }).last()).toBeInViewport()
    await page.getByRole('list', { name: 'Tags' }).first().getByRole('link', { name: 'flip tricks' }).click()
    await expect(page).toHaveURL(/\/blog\?tag=flip-tricks$/)
    await expect(cards(page)).toHaveText(withTag('flip tricks'))
  })
})

test('the list is searched and filtered, which its address keeps, and says when nothing is found @once', async ({
  page,
}) => {
  await test.step('by a tag, and let go of again', async () => {
    await page.goto('/blog')
    await expect(cards(page)).toContainText(titles)
    await searchBox(page).fill('ollie')
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBe(widths[1])
    await chip(page, 'street').click()
    await expect(page).toHaveURL(/\/blog\?tag=street$/)
    await expect(searchBox(page)).toHaveValue('')
    await expect(cards(page)).toHaveText(withTag('street'))
    await page.reload()
    await expect(chip(page, 'street')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveText(withTag('street'))
    await chip(page, 'street').click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(cards(page)).toContainText(titles)
  })
  await test.step('in titles and excerpts, not by blanks', async () => {
    const found = shipped.filter(({ title, excerpt }) => /SKATEPARK/i.test(`${title} ${excerpt}`))
    expect(found.length).toBeGreaterThan(0)
    await page.goto('/blog')
    await searchBox(page).fill('   ')
    await button(page, 'Search').click()
    await expect(page).toHaveURL(/\/blog$/)
    await searchBox(page).fill('SKATEPARK')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(/\/blog\?q=SKATEPARK$/)
    await expect(cards(page)).toHaveText(found.map(({ title }) => title))
    await page.reload()
    await expect(searchBox(page)).toHaveValue('SKATEPARK')
    await expect(cards(page)).toHaveText(found.map(({ title }) => title))
  })
  await test.step('for nothing', async () => {
    await page.goto('/blog?q=xyzzyplugh')
    await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
    await button(page, 'Show all posts').click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(searchBox(page)).toHaveValue('')
    await expect(cards(page)).toContainText(titles)
    await page.goto('/blog?tag=no-such-tag')
    await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('a video in a post plays on a press, with its transcript below @once', async ({ page, request }) => {
  const video = '<iframe src="https://www.youtube.com/embed/lesson_one_" title="A lesson"></iframe>'
  const content = `<p>Watch this.</p>${video}<h2>After it</h2><p>Now you.</p>`
  const post = await publish(request, { title: uniqueTitle('A lesson to read'), content })
  const asked = await serveOutside(page)
  await page.goto(`/blog/${post.slug}`)
  await page.getByText('Video Transcript').click()
  await expect(button(page, /The front foot hangs off/)).toBeVisible()
  expect(asked).toEqual([])
  await button(page, /Pop first/).click()
  await expect(frame(page).getByText('at 15')).toBeVisible()
  await page.goto(`/blog/${post.slug}?v=lesson_one_&t=10#video-lesson_one_`)
  await expect(button(page, 'Play from 0:10: A lesson')).toBeInViewport()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual([
    'BlogPosting',
    'BreadcrumbList',
    'VideoObject',
  ])
  await expectAccessible(page)
  await takeAway(request, post)
})

test('a tall picture is seen whole, and moves nothing when it comes @once', async ({ page, request }) => {
  const figure = `<figure><img src="/art/tall.svg" alt="A rail" width="1200" height="1600"><figcaption>Tall</figcaption></figure>`
  const post = await publish(request, { title: uniqueTitle('A tall picture'), content: figure })
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 1200 1600"/>`
  let send = () => {}
  const isAsked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/art/tall.svg', async (route) => {
    await isAsked
    await route.fulfill({ contentType: 'image/svg+xml', body: shape })
  })
  await page.goto(`/blog/${post.slug}`, { waitUntil: 'domcontentloaded' })
  const picture = page.getByAltText('A rail')
  await picture.scrollIntoViewIfNeeded()
  const before = await picture.boundingBox()
  send()
  await expect(picture).toHaveJSProperty('naturalHeight', 1600)
  const after = await picture.boundingBox()
  expect(after).toEqual(before)
  const { width, height } = after ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(0.75, 1)
  const window = page.viewportSize()?.height ?? 0
  expect(height).toBeGreaterThan(0.7 * window)
  expect(height).toBeLessThan(0.85 * window)
  await takeAway(request, post)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list and every post can be read, and a tag leads to its posts @once', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page)).toContainText(titles)
    await cards(page).getByRole('link', { name: titles[0] }).click()
    await expect(page.getByRole('heading', { level: 1, name: titles[0] })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Table of Contents' })).toBeVisible()
    await page.goto('/blog?tag=street')
    await expect(cards(page)).toHaveText(withTag('street'))
  })
})
