// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EditedPost, UsedTag } from '@/lib/posts/schema'
import type { ListedUpload } from '@/lib/uploads/schema'
import { type Call, findToast, InTurn, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { BlogAdmin } from './blog-admin'

withScreens()

// The editor of the text asks where on the screen it is.
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const post = (id: number, given: Partial<EditedPost> = {}): EditedPost => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: 'Long enough to be one.',
  content: '<p>The first words.</p>',
  coverImage: null,
  imageAttribution: null,
  published: true,
  publishedAt: '2026-01-02T00:00:00.000Z',
  publishedOn: '2026-01-02',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  readingMinutes: 1,
  author: 'Somebody',
  tags: [],
  textSource: 'HAND',
  version: 1,
  ...given,
})

const posts = '/api/cms/blog/posts'
const nothing = () => new Response('<h1>no</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const findPress = (name: string | RegExp) => screen.findByRole('button', { name })
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name })
const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const focused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

/** What a screen reader says of a field after its name. */
const saidOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The desk of an editor whose server has these posts. */
function open(replies: Replies = {}, listed: EditedPost[] = [post(1)]) {
  const kept = [...listed]
  const at = ({ path }: Call) => kept.findIndex(({ id }) => path.endsWith(`/${id}`))
  return show(<BlogAdmin userId={1} preview={() => null} />, {
    at: '/admin/blog',
    replies: {
      [`GET ${posts}`]: () => kept,
      [`GET ${posts}/:id`]: (call: Call) => kept[at(call)],
      [`DELETE ${posts}/:id`]: (call: Call) => void kept.splice(at(call), 1),
      ...replies,
    },
  })
}

type Page = ReturnType<typeof open>

async function edit({ user }: Page, name = 'Post 1') {
  await user.click(await findPress(`Edit ${name}`))
  await waitFor(() => expect(title().value).toBe(name))
}

describe('the list of posts', () => {
  it('that cannot be read says so, and is read again', async () => {
    const { user } = open({ [`GET ${posts}`]: new InTurn(nothing(), [post(1)]) })
    await screen.findByText('Error Loading Posts')
    screen.getByText('Failed to load blog posts')
    await user.click(press('Try Again'))
    await screen.findByRole('heading', { name: 'Post 1' })
  })

  it('says what is a draft, what is yet to come, and leads to what is out', async () => {
    open({}, [
      post(1),
      post(2, { published: false, publishedAt: null }),
      post(3, { publishedAt: '2999-01-01T00:00:00.000Z' }),
    ])
    const items = await screen.findAllByRole('listitem')
    expect(items.map((item) => /Draft|Scheduled/.exec(item.textContent ?? '')?.[0])).toEqual([
      undefined,
      'Draft',
      'Scheduled',
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/post-1'])
  })

  it('asks before a post is deleted, and passes the focus on to the next one', async () => {
    const { user } = open({}, [post(1), post(2)])
    await user.click(await findPress('Delete Post 1'))
    screen.getByText('Are you sure you want to delete this blog post? This action cannot be undone.')
    await user.click(await inDialog('Delete'))
    await findToast('Blog post deleted')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Post 1' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(press('Delete Post 2')))
  })

  it('says when a post cannot be deleted, and keeps it', async () => {
    const { user } = open({ [`DELETE ${posts}/:id`]: nothing() })
    await user.click(await findPress('Delete Post 1'))
    await user.click(await inDialog('Delete'))
    await findToast('Failed to delete blog post')
    press('Delete Post 1')
  })

  it('says when a post cannot be opened', async () => {
    const { user } = open({ [`GET ${posts}/:id`]: nothing() })
    await user.click(await findPress('Edit Post 1'))
    await findToast('Error Loading Post')
    await findToast('Failed to fetch blog post')
  })
})

describe('tags', () => {
  const tags = '/api/cms/blog/tags'
  const tag = (id: number, name: string, used = 1): UsedTag => ({
    id,
    name,
    slug: name.toLowerCase(),
    posts: used,
  })
  const kept = [tag(1, 'Flip'), tag(2, 'Grind', 2), tag(3, 'Manual')]

  async function openTags(replies: Replies = {}) {
    const page = open({ [`GET ${tags}`]: kept, ...replies })
    await page.user.click(await findPress('Tags'))
    return page
  }

  async function rename({ user }: Page, from: string, to: string) {
    await user.click(await findPress(`Rename ${from}`))
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), `${to}{Enter}`)
  }

  it('that cannot be read say so, and are read again', async () => {
    const { user } = await openTags({ [`GET ${tags}`]: new InTurn(nothing(), kept) })
    await screen.findByText('Error Loading Tags')
    screen.getByText('Failed to fetch blog tags')
    await user.click(press('Try Again'))
    await screen.findByRole('list', { name: 'Tags' })
  })

  it('have the focus on the way back, which gives it back to the way in', async () => {
    const { user } = await openTags()
    await focused(await findPress('Back to the posts'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(press('Tags')))
  })

  it('pass the focus on when one is removed', async () => {
    const page = await openTags({
      [`GET ${tags}`]: new InTurn(kept, kept.slice(1)),
      [`DELETE ${tags}/:id`]: undefined,
    })
    await page.user.click(await findPress('Remove Flip'))
    screen.getByText('The tag is taken off 1 post. The posts stay.')
    await page.user.click(await inDialog('Remove'))
    await findToast('Tag removed')
    await waitFor(() => expect(document.activeElement).toBe(press('Remove Grind')))
  })

  it('are renamed', async () => {
    const page = await openTags({ [`PATCH ${tags}/:id`]: tag(1, 'Flips') })
    await rename(page, 'Flip', 'Flips')
    await findToast('Tag renamed')
    expect(page.calls(`PATCH ${tags}/1`).map(({ json }) => json)).toEqual([{ name: 'Flips' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are merged where the name is taken', async () => {
    const page = await openTags({ [`POST ${tags}/:id/merge`]: undefined })
    await rename(page, 'Flip', 'Grind')
    await screen.findByText(/^There is a tag Grind already/)
    await page.user.click(press('Merge'))
    await findToast('Tags merged')
    expect(page.calls(`POST ${tags}/1/merge`).map(({ json }) => json)).toEqual([{ into: 2 }])
  })

  it('that cannot be changed say so aloud, over the dialog', async () => {
    const page = await openTags({ [`PATCH ${tags}/:id`]: nothing() })
    await rename(page, 'Flip', 'Renamed')
    const said = await findToast('The tag could not be changed')
    expect(said.closest('[role=alert]')).not.toBeNull()
    screen.getByRole('dialog')
  })
})

describe('pictures', () => {
  const uploads = '/api/cms/uploads'
  const picture = (key: string, given: Partial<ListedUpload> = {}): ListedUpload => ({
    key,
    url: `/uploads/${key}.webp`,
    alt: `The ${key}`,
    width: 800,
    height: 600,
    bytes: 2048,
    createdAt: '2026-01-01T00:00:00.000Z',
    usedIn: [],
    earlierVersions: 0,
    removedAt: null,
    ...given,
  })

  async function openPictures(replies: Replies) {
    const page = open(replies)
    await page.user.click(await findPress('Pictures'))
    return page
  }

  it('pass the focus on when one is removed while another editor adds one', async () => {
    const { user } = await openPictures({
      [`GET ${uploads}`]: new InTurn(
        [picture('curb'), picture('hip')],
        [picture('ledge'), picture('hip')],
        [picture('ledge'), picture('rail')],
      ),
      [`DELETE ${uploads}/:key`]: undefined,
    })
    for (const name of ['curb', 'hip']) {
      await user.click(await findPress(`Remove The ${name}`))
      await user.click(await inDialog('Remove'))
      await waitFor(() => expect(screen.queryByRole('button', { name: `Remove The ${name}` })).toBeNull())
      const list = screen.getByRole('list', { name: 'Pictures' })
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    }
  })

  it('say where they are used, and stay while they are', async () => {
    await openPictures({
      [`GET ${uploads}`]: [picture('ledge', { usedIn: [{ id: 1, title: 'Wax' }] })],
    })
    await screen.findByText('Used in Wax')
    expect(press('Remove The ledge').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe('The ledge')
  })
})

describe('a new post of two fields', () => {
  const excerpt = 'The flick, the catch and what to change when the board flies away from you.'
  const draft = { content: '<p>Generated.</p>', source: 'coach' }

  async function begin(replies: Replies = {}) {
    const page = open(replies)
    await page.user.click(await findPress('New Post'))
    return page
  }

  async function fill({ user }: Page) {
    await user.click(title())
    await user.paste('How to Kickflip')
    await user.click(screen.getByLabelText('Meta Description'))
    await user.paste(excerpt)
  }

  it('says at its fields what is missing, and how much room there is', async () => {
    const page = await begin()
    await page.user.click(press('Publish Post'))
    await waitFor(() => expect(saidOf('Title')).toContain('Title must be at least 3 characters'))
    expect(saidOf('Meta Description')).toMatch(
      /Meta description must be at least 10 characters.*0 characters, 150 to go/,
    )
    await fill(page)
    await screen.findByText(/75 characters, 75 to go\./)
    expect(page.calls().filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('generates its text and publishes it, with default tags, cover and byline', async () => {
    const page = await begin({
      'POST /api/cms/blog/generate-content': draft,
      [`POST ${posts}`]: post(2, { title: 'How to Kickflip' }),
    })
    await fill(page)
    await page.user.click(press('Publish Post'))
    await findToast('Blog post created')
    await findToast('Your blog post has been created successfully')
    expect(page.calls(`POST ${posts}`).map(({ json }) => json)).toEqual([
      expect.objectContaining({
        title: 'How to Kickflip',
        excerpt,
        content: '<p>Generated.</p>',
        tags: ['skateboarding', 'tricks', 'learning'],
        imageAttribution: 'DarkSlide AI',
        textSource: 'COACH',
        published: true,
      }),
    ])
    expect(screen.getByRole('tab', { name: 'Posts List' }).getAttribute('aria-selected')).toBe('true')
  })

  it('says when its text cannot be generated, and when it cannot be kept', async () => {
    const page = await begin({
      'POST /api/cms/blog/generate-content': nothing(),
      [`POST ${posts}`]: nothing(),
    })
    await fill(page)
    await page.user.click(press('Publish Post'))
    await findToast('Content generation failed')
    await findToast('Failed to generate content')
    await page.user.click(press('Save Draft'))
    await findToast('Failed to create blog post')
    expect(title().value).toBe('How to Kickflip')
  })
})

describe('a post that is open', () => {
  it('says when it cannot be saved, and keeps what is written', async () => {
    const page = open({ [`PUT ${posts}/:id`]: nothing() })
    await edit(page)
    await page.user.type(title(), ' mine')
    await page.user.click(press('Update Post'))
    await findToast('Failed to update blog post')
    expect(title().value).toBe('Post 1 mine')
  })

  it('leaves Enter to what is being composed, in the title as in a dialog', async () => {
    const page = open()
    await edit(page)
    title().focus()
    const leaves = (field: Element, key: string, composing: object) =>
      fireEvent.keyDown(field, { key, bubbles: true, ...composing })
    // As browsers say it, and as Safari does.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(leaves(title(), 'Enter', composing)).toBe(true)
      expect(document.activeElement).toBe(title())
    }
    expect(leaves(title(), 'Enter', {})).toBe(false)
    await page.user.click(await findPress('Link'))
    const dialog = await screen.findByRole('dialog', { name: 'Link' })
    const address = within(dialog).getByLabelText('Address')
    for (const key of ['Enter', 'Escape']) leaves(address, key, { isComposing: true })
    expect(screen.queryByRole('dialog', { name: 'Link' })).not.toBeNull()
    leaves(address, 'Escape', {})
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Link' })).toBeNull())
  })

  it('is warned of links that lead nowhere and of pictures without a description', async () => {
    const content =
      '<p><a href="/tricks/no-such-trick">x</a> <img src="/art/covers/default-1600.webp" alt=""></p>'
    const page = open({ 'HEAD /tricks/no-such-trick': new Response(null, { status: 404 }) }, [
      post(1, { content }),
    ])
    await edit(page)
    const notes = screen.getByRole('status', { name: 'Notes on the content' })
    await within(notes).findByText('Nothing is at /tricks/no-such-trick')
    within(notes).getByText('1 picture has no alternative text')
  })

  it('that was deleted elsewhere can be saved as a new one', async () => {
    const page = open({
      [`PUT ${posts}/:id`]: refusal(404, 'Blog post not found', { code: 'not_found' }),
      [`POST ${posts}`]: post(2),
    })
    await edit(page)
    await page.user.type(title(), ' mine')
    await page.user.click(press('Update Post'))
    await findToast(/can be saved as a new post/)
    await page.user.click(press('Save Draft'))
    await findToast('Blog post created')
    expect(page.calls(`POST ${posts}`).map(({ json }) => json)).toEqual([
      expect.objectContaining({ title: 'Post 1 mine', content: '<p>The first words.</p>', published: false }),
    ])
  })
})

describe('two editors of one post', () => {
  const newer = 'You saved a newer version of this post'
  const taken = refusal(409, newer, {
    code: 'conflict',
    details: 'You saved version 2 at 2026-01-02T03:04:00.000Z',
  })
  const theirs = post(1, { title: 'Post 1 theirs', version: 2 })

  async function collide(...answers: unknown[]) {
    const page = open({
      [`GET ${posts}/:id`]: new InTurn(post(1), theirs),
      [`PUT ${posts}/:id`]: new InTurn(...answers),
    })
    await edit(page)
    await page.user.type(title(), ' mine')
    await page.user.click(press('Update Post'))
    await screen.findByRole('dialog', { name: newer })
    return page
  }

  it('never overwrite each other unasked', async () => {
    const page = await collide(taken, taken, post(1, { title: 'Post 1 mine', version: 3 }))
    const said = screen.getByRole('dialog').textContent
    expect(said).toMatch(/You saved version 2 at \d+\/\d+\/\d+, \d+:\d\d/)
    expect(said).toContain('What you wrote is not saved yet.')
    await page.user.click(await inDialog('Keep writing'))
    expect(title().value).toBe('Post 1 mine')
    await page.user.click(press('Update Post'))
    await page.user.click(await inDialog('Save this over it'))
    expect(screen.getByRole('dialog').textContent).toContain('Post 1 theirs')
    expect(page.calls(`PUT ${posts}/1`)).toHaveLength(2)
    await page.user.click(await inDialog('Yes, save this over it'))
    await findToast('Blog post updated')
    expect(page.calls(`PUT ${posts}/1`).map(({ json }) => json)).toEqual([
      expect.objectContaining({ version: 1 }),
      expect.objectContaining({ version: 1 }),
      expect.objectContaining({ title: 'Post 1 mine', version: 2 }),
    ])
  })

  it('can take what the other one wrote, and are offered what was theirs', async () => {
    const page = await collide(taken)
    await page.user.click(await inDialog('Load what was saved'))
    await waitFor(() => expect(title().value).toBe('Post 1 theirs'))
    await screen.findByText(/^You left something unsaved here on/)
    screen.getByText(/The post has been saved since then\./)
    await page.user.click(press('Discard'))
    await focused(title())
    expect(screen.queryByText(/^You left something unsaved here on/)).toBeNull()
  })

  it('find older words that come back a conflict too', async () => {
    const page = await collide(taken)
    await page.user.click(await inDialog('Load what was saved'))
    await page.user.click(await findPress('Restore'))
    expect(title().value).toBe('Post 1 mine')
    await page.user.click(press('Update Post'))
    await screen.findByRole('dialog', { name: newer })
    expect(page.calls(`PUT ${posts}/1`).map(({ json }) => json)).toEqual([
      expect.objectContaining({ version: 1 }),
      expect.objectContaining({ version: 1 }),
    ])
  })
})

describe('what was left unsaved', () => {
  it('is listed, and passes the focus on as it is discarded', async () => {
    const { user } = open()
    for (const name of ['Left alone', 'Left behind']) {
      await user.click(await findPress('New Post'))
      await user.type(title(), name)
      await user.click(screen.getByRole('tab', { name: 'Posts List' }))
    }
    await screen.findByRole('heading', { name: 'Unsaved in this browser' })
    // The latest comes first.
    await user.click(press('Discard Left behind'))
    await focused(press('Discard Left alone'))
    await user.keyboard('{Enter}')
    await focused(screen.getByRole('tab', { name: 'Posts List' }))
  })
})
