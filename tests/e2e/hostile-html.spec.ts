import type { Page } from '@playwright/test'
import { sanitizeHtml } from '../../lib/html'
import { hostileTexts, hostileVectors } from '../setup/hostile-html'
import { publish, takeAway, uniqueTitle } from './editor'
import { expect, test } from './fixtures'

// Without the policy that would stop scripts a second time: what comes through is the sanitiser's fault alone.
test.use({ bypassCSP: true })

/** Records whatever a vector that got through would do. */
async function watch(page: Page, origin: string) {
  const recorded: string[] = []
  page.on('dialog', (dialog) => {
    recorded.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(origin) || /^(data|blob|about):/.test(request.url())
    if (!isOurs) recorded.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('recordHacked', (place: string) => recorded.push(`script ran at ${place}`))
  await page.addInitScript(() => {
    const hacked = () => Reflect.get(window, 'recordHacked')?.(location.href)
    Object.assign(window, { hacked })
  })
  return recorded
}

/** Touches everything that could be waiting for a touch. */
const provoke = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, head *')) {
      if (element.closest('form')) continue
      for (const name of ['mouseover', 'pointerenter', 'focus', 'animationstart', 'toggle', 'error', 'load'])
        element.dispatchEvent(new Event(name, { bubbles: false }))
    }
  })

test('hostile HTML in every field does nothing anywhere @once', async ({ page, baseURL }) => {
  const recorded = await watch(page, baseURL ?? '')
  const { together, alone } = hostileTexts(sanitizeHtml)
  const title = uniqueTitle('Hostile')
  const kept = await publish(page.request, {
    title: `${title} <script>hacked()</script><img src=x onerror=hacked()>`,
    excerpt: `"><svg onload=hacked()> ${hostileVectors.slice(0, 12).join(' ').slice(0, 400)}`,
    content: together,
    tags: ['<script>hacked()</script>', '"><img src=x onerror=hacked()>'],
    coverImage: '/art/covers/default-1600.webp',
    imageAttribution: hostileVectors.slice(20, 60).join('').slice(0, 490),
  })

  for (const path of [
    '/blog',
    `/blog/${kept.slug}`,
    '/blog/rss.xml',
    '/blog/atom.xml',
    `/preview/post/${kept.slug}.png`,
  ]) {
    await page.goto(path, { waitUntil: 'load' })
    await provoke(page)
  }
  await page.goto(`/blog/${kept.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>hacked()</script>')
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible()

  await page.goto('/admin/blog')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(page.getByRole('textbox', { name: 'Content' }).getByText('Before')).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible()
  await provoke(page)
  await page.waitForLoadState('networkidle')
  expect(recorded).toEqual([])
  await takeAway(page.request, kept)

  // What takes along what follows stands in a post of its own; of those that leave the same behind, one is enough.
  const left = new Map(
    alone.map((vector) => `<h2>Before</h2>${vector}`).map((content) => [sanitizeHtml(content), content]),
  )
  for (const content of left.values()) {
    const post = await publish(page.request, { title: uniqueTitle('Swallowing'), content })
    await page.goto(`/blog/${post.slug}`)
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await provoke(page)
    await takeAway(page.request, post)
  }
  expect(recorded).toEqual([])
})

test('what an editor pastes does nothing before it is saved @once', async ({ page, baseURL }) => {
  const recorded = await watch(page, baseURL ?? '')
  const post = await publish(page.request, { title: uniqueTitle('Paste'), content: '<p>Here.</p>' })
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  const field = page.getByRole('textbox', { name: 'Content' })
  await field.getByText('Here.').click()
  await field.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, hostileVectors.join('\n'))
  await page.getByRole('tab', { name: 'Preview' }).click()
  await provoke(page)
  await page.waitForLoadState('networkidle')
  expect(recorded).toEqual([])
  await takeAway(page.request, post)
})
