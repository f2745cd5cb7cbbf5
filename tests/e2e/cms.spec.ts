import type { Page } from '@playwright/test'
import { toastOf, write } from './account'
import { editor, publish, takeAway, uniqueTitle } from './editor'
import { expect, expectAccessible, test } from './fixtures'

const excerpt = 'The flick, the catch and what to change when the board flies away from you.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const title = (page: Page) => page.getByLabel('Title', { exact: true })

/** Opens the CMS as an editor who has just signed in. */
async function openDesk(page: Page) {
  await write(page.request, 'POST', '/api/auth/login', editor)
  await page.goto('/admin/blog')
  await expect(tab(page, 'Posts List')).toBeVisible()
}

async function openAdvanced(page: Page) {
  await button(page, 'Advanced').click()
  await expect(content(page)).toBeVisible()
}

async function edit(page: Page, name: string) {
  await button(page, `Edit ${name}`).click()
  await expect(title(page)).toHaveValue(name)
}

test.describe('an editor', () => {
  test('publishes with two fields', async ({ page }) => {
    const name = uniqueTitle('How to Kickflip')
    await openDesk(page)
    await button(page, 'New Post').click()
    await button(page, 'Publish Post').click()
    await expect(title(page)).toHaveAccessibleDescription('Title must be at least 3 characters')
    await expect(page.getByLabel('Meta Description')).toHaveAccessibleDescription(
      /Meta description must be at least 10 characters.*0 characters, 150 to go/,
    )
    await title(page).fill(name)
    await page.getByLabel('Meta Description').fill(excerpt)
    await expect(page.getByText('75 characters, 75 to go.')).toBeVisible()
    await button(page, 'Publish Post').click()
    await expect(toastOf(page)).toContainText('Blog post created')
    await expect(toastOf(page)).toContainText('Your blog post has been created successfully')
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    for (const tag of ['skateboarding', 'tricks', 'learning'])
      await expect(item.getByRole('list', { name: 'Tags' }).getByText(tag, { exact: true })).toBeVisible()
    await expect(item.getByText('Draft')).toHaveCount(0)
    await item.getByRole('link', { name: /^\/blog\// }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('DarkSlide AI')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kickflip, step by step' })).toBeVisible()
    await page.goBack()
    await button(page, `Delete ${name}`).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'Are you sure you want to delete this blog post? This action cannot be undone.',
    )
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Blog post deleted')
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  })

  test('generates, edits, previews, keeps a draft, publishes it', async ({ page }) => {
    const name = uniqueTitle('How to Heelflip')
    await openDesk(page)
    await button(page, 'New Post').click()
    await title(page).fill(name)
    await page.getByLabel('Meta Description').fill(excerpt)
    await openAdvanced(page)
    await button(page, 'Generate Content').click()
    await expect(content(page).getByRole('heading', { name: 'Heelflip, step by step' })).toBeVisible()
    await content(page).getByText('Heelflip, step by step').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Written by hand. ')
    await page.getByLabel('Tags').fill('Flip tricks, by hand')
    await tab(page, 'Preview').click()
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
    await expect(page.getByText(/^Written by hand\. /).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Tags' })).toHaveText(/Flip tricks.*by hand/s)
    await tab(page, 'Post Editor').click()
    await button(page, 'Save as Draft').click()
    await expect(toastOf(page)).toContainText('Blog post created')
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(item.getByText('Draft')).toBeVisible()
    const { posts } = await readPosts(page)
    const post = posts.find((one) => one.title === name)
    expect((await page.request.get(`/blog/${post?.slug}`)).status()).toBe(404)
    await edit(page, name)
    await button(page, 'Update Post').click()
    await expect(toastOf(page)).toContainText('Blog post updated')
    expect(await (await page.request.get(`/blog/${post?.slug}`)).text()).toContain('Written by hand.')
    await takeAway(page.request, { id: post?.id ?? 0 })
  })

  test('loses nothing of a post by opening it, and can put in what a post may hold @once', async ({
    page,
  }) => {
    const html = [
      '<h2>One</h2><p>a <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code><br>d</p><h3>Two</h3><h4>Three</h4>',
      '<blockquote><p>q</p></blockquote><pre><code>pre</code></pre><hr><ol start="3"><li><p>l</p></li></ol><ul><li><p>m</p></li></ul>',
      '<p><a href="/tricks/ollie" title="t">x</a> <img src="/art/covers/default-1600.webp" alt="A deck" width="160" height="90"></p>',
      '<table><tbody><tr><th scope="col" colspan="2"><p>h</p></th></tr><tr><td><p>1</p></td><td rowspan="1"><p>2</p></td></tr></tbody></table>',
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5" title="A film"></iframe>',
    ].join('')
    const name = uniqueTitle('Everything')
    const post = await publish(page.request, { title: name, content: html })
    const before = await readPost(page, post.id)
    await openDesk(page)
    await edit(page, name)
    await openAdvanced(page)
    await content(page).getByText('One').click()
    await page.keyboard.press('Home')
    await page.keyboard.type('X')
    await button(page, 'Update Post').click()
    await expect(toastOf(page)).toContainText('Blog post updated')
    const after = await readPost(page, post.id)
    const tagsIn = (text: string) => [...text.matchAll(/<([a-z]+\d?)/g)].map(([, tag]) => tag).sort()
    expect(tagsIn(after.content.replace('<h2>XOne', '<h2>One'))).toEqual(tagsIn(before.content))
    for (const kept of [
      'start="3"',
      'title="t"',
      'alt="A deck"',
      'width="160"',
      'scope="col"',
      'colspan="2"',
      'start=5',
      'A film',
    ])
      expect(after.content).toContain(kept)
    await takeAway(page.request, post)
  })

  test('is warned of broken links and of pictures without a description @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/)
    const html =
      '<p><a href="/tricks/no-such-trick">x</a> <img src="/art/covers/default-1600.webp" alt=""></p>'
    const name = uniqueTitle('Broken')
    const post = await publish(page.request, { title: name, content: html })
    await openDesk(page)
    await edit(page, name)
    await openAdvanced(page)
    const notes = page.getByRole('status', { name: 'Notes on the content' })
    await expect(notes).toContainText('Nothing is at /tricks/no-such-trick')
    await expect(notes).toContainText('One picture has no alternative text')
    await takeAway(page.request, post)
  })

  test('uploads a cover', async ({ page }) => {
    await openDesk(page)
    await button(page, 'New Post').click()
    await openAdvanced(page)
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
    const file = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
    await page.getByLabel('Upload a cover').setInputFiles(file)
    await expect(page.getByLabel('Cover Image')).toHaveValue(/^\/uploads\/[\w-]{22}\.webp$/)
    const shown = await page.request.get(await page.getByLabel('Cover Image').inputValue())
    expect(shown.headers()['content-type']).toBe('image/webp')
    await expectAccessible(page)
  })

  test('finds what was left when the tab closed @once', async ({ page }) => {
    const name = uniqueTitle('Half a post')
    await openDesk(page)
    await button(page, 'New Post').click()
    await title(page).fill(name)
    await page.goto('/tricks')
    await page.goto('/admin/blog')
    await tab(page, 'Post Editor').click()
    await expect(title(page)).toHaveValue('')
    await expect(page.getByText(/^You left something unsaved here at/)).toBeVisible()
    await button(page, 'Restore').click()
    await expect(title(page)).toHaveValue(name)
    await expectAccessible(page)
  })
})

type Listed = { id: number; slug: string; title: string }
const readPosts = async (page: Page) => ({
  posts: (await (await page.request.get('/api/cms/blog/posts')).json()) as Listed[],
})
const readPost = async (page: Page, id: number): Promise<{ content: string; version: number }> =>
  (await page.request.get(`/api/cms/blog/posts/${id}`)).json()
