import type { Page } from '@playwright/test'
import { postsPerPage } from '@/lib/posts/list'
import { write } from './account'
import { editor, shipped, takeAway, uniqueTitle } from './editor'
import { expect, expectAccessible, test } from './fixtures'
import { button } from './player'

const cards = (page: Page) => page.getByRole('list', { name: 'Posts', exact: true }).getByRole('heading')

test('more posts than one part shows are read on, searched and filtered @crowded', async ({
  page,
  request,
}) => {
  const word = uniqueTitle('archive')
  const tag = word.replaceAll(' ', '-').toLowerCase()
  const titles = Array.from({ length: postsPerPage + 1 }, (_, index) => `${word} number ${index}`)
  await write(request, 'POST', '/api/auth/login', editor)
  const posts: { id: number }[] = await Promise.all(
    titles.map(async (title, index) => {
      // Older than what ships.
      const publishedAt = new Date(Date.UTC(2020, 0, 300 - index)).toISOString()
      const post = {
        title,
        excerpt: 'Written by a test, and gone after it.',
        tags: [tag],
        published: true,
        publishedAt,
      }
      return (await write(request, 'POST', '/api/cms/blog/posts', post)).json()
    }),
  )

  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(postsPerPage)
  await expect(cards(page)).toContainText(shipped.map(({ title }) => title))
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search posts' }).fill(titles[40] ?? '')
  await button(page, 'Search').click()
  await expect(cards(page)).toHaveText([titles[40] ?? ''])
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 post')

  await button(page, tag).click()
  await expect(cards(page)).toHaveText(titles.slice(0, postsPerPage))
  await button(page, 'More posts').click()
  await expect(cards(page)).toHaveText(titles)
  await expect(button(page, 'More posts')).toHaveCount(0)

  await button(page, 'Show all posts').click()
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\/blog\/older\//)
  await expect(cards(page).last()).toHaveText(titles.at(-1) ?? '')
  await expectAccessible(page)

  await Promise.all(posts.map((post) => takeAway(request, post)))
})
