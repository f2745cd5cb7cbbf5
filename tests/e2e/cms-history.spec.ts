import type { Page } from '@playwright/test'
import { slugOf } from '../../lib/posts/slug'
import { toastOf, write } from './account'
import { publish, takeAway, uniqueTitle } from './editor'
import { expect, expectAccessible, test } from './fixtures'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByLabel('Title', { exact: true })

async function openForEditing(page: Page, about: string) {
  const name = uniqueTitle(about)
  const post = await publish(page.request, { title: name, content: '<p>The first words.</p>' })
  await page.goto('/admin/blog')
  await button(page, `Edit ${name}`).click()
  await expect(title(page)).toHaveValue(name)
  const read = async (): Promise<{ title: string; content: string; version: number }> =>
    (await page.request.get(`/api/cms/blog/posts/${post.id}`)).json()
  const change = (fields: object) =>
    write(page.request, 'PUT', `/api/cms/blog/posts/${post.id}`, {
      title: name,
      excerpt: 'Changed elsewhere.',
      ...fields,
    })
  return { name, post, read, change }
}

test('two editors of one post overwrite nothing unasked, and what was there comes back @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/409/)
  const { name, post, read, change } = await openForEditing(page, 'Conflict')
  await title(page).fill(`${name} mine`)
  await page.goto('/tricks')
  await change({ title: `${name} theirs`, content: '<p>Other words.</p>' })
  await page.goto('/admin/blog')
  await button(page, `Edit ${name} theirs`).click()
  await expect(page.getByText('The post has been saved since then.')).toBeVisible()
  await button(page, 'Restore').click()
  await expect(title(page)).toHaveValue(`${name} mine`)
  await button(page, 'Update Post').click()
  const dialog = page.getByRole('dialog', { name: 'You saved a newer version of this post' })
  await dialog.getByRole('button', { name: 'Save this over it', exact: true }).click()
  await expect(dialog).toContainText(`${name} theirs`)
  expect((await read()).title).toBe(`${name} theirs`)
  await dialog.getByRole('button', { name: 'Yes, save this over it' }).click()
  await expect(toastOf(page)).toContainText('Blog post updated')
  expect(await read()).toMatchObject({ title: `${name} mine`, version: 3 })

  await button(page, `Edit ${name} mine`).click()
  await button(page, 'Show earlier versions').press('Enter')
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeFocused()
  await expect(page.getByText(`Version 2: ${name} theirs`)).toBeVisible()
  await button(page, 'Restore version 2').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(toastOf(page)).toContainText('Version restored')
  await expect(title(page)).toHaveValue(`${name} theirs`)
  expect(await read()).toMatchObject({ content: '<p>Other words.</p>', version: 4 })
  await expectAccessible(page)
  await takeAway(page.request, post)
})

test('what is published shows at the very next request, and is served from the cache otherwise @once', async ({
  page,
}) => {
  const tag = uniqueTitle('Tag')
  const name = uniqueTitle('Fresh')
  const text = async (path: string) => (await page.request.get(path)).text()
  const places = [
    '/blog',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/sitemap.xml',
    '/api/blog/posts',
    '/api/blog/tags',
  ]
  for (const path of places) await text(path)
  const post = await publish(page.request, { title: name, content: '<p>First.</p>', tags: [tag] })
  for (const path of ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/api/blog/posts'])
    expect(await text(path), path).toContain(name)
  expect(await text('/api/blog/tags')).toContain(tag)
  expect(await text('/sitemap.xml')).toContain(`/blog/${post.slug}<`)
  expect(await text(`/blog/${post.slug}`)).toContain('First.')
  const found = page.getByRole('list', { name: 'Posts', exact: true }).getByRole('heading')
  await page.goto(`/blog?tag=${slugOf(tag)}`)
  await expect(found).toHaveText([name])

  const tags: { id: number; name: string }[] = await (await page.request.get('/api/blog/tags')).json()
  const id = tags.find((one) => one.name === tag)?.id
  await write(page.request, 'PATCH', `/api/cms/blog/tags/${id}`, { name: `${tag} again` })
  const old = await page.request.get(`/blog?tag=${slugOf(tag)}`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([308, `/blog?tag=${slugOf(tag)}-again`])
  await page.goto(`/blog?tag=${slugOf(tag)}`)
  await expect(page).toHaveURL(`/blog?tag=${slugOf(tag)}-again`)
  await expect(found).toHaveText([name])

  await write(page.request, 'PUT', `/api/cms/blog/posts/${post.id}`, {
    title: `${name} changed`,
    excerpt: 'Written by a test, and gone after it.',
    content: '<p>Second.</p>',
  })
  expect(await text(`/blog/${post.slug}`)).toContain('Second.')
  for (const path of ['/blog', '/blog/rss.xml', '/api/blog/posts'])
    expect(await text(path), path).toContain(`${name} changed`)

  for (const path of ['/blog', `/blog/${post.slug}`]) {
    await text(path)
    expect((await page.request.get(path)).headers()['cache-status'], path).toMatch(/hit$/)
  }

  await takeAway(page.request, post)
  expect((await page.request.get(`/blog/${post.slug}`)).status()).toBe(404)
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml', '/api/blog/posts'])
    expect(await text(path), path).not.toContain(name)
  expect(await text('/api/blog/tags')).not.toContain(tag)
})
