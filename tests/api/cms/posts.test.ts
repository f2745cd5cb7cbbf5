import { revalidateTag } from 'next/cache'
import { describe, expect, it, vi } from 'vitest'
import { PUT as change, GET as open, DELETE as remove } from '@/app/api/cms/blog/posts/[id]/route'
import { POST as create, GET as list } from '@/app/api/cms/blog/posts/route'
import { db } from '@/lib/db/client'
import { findMovedPost, findPost } from '@/lib/posts/data'
import { createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const text = {
  title: 'How to Ollie',
  excerpt: 'The first trick, step by step.',
  content: '<h2>Feet</h2><p>Stand on it.</p>',
  tags: ['Tricks', 'First steps'],
  published: true,
}

async function editor(username?: string) {
  const { headers, user } = await createViewer({ role: 'ADMIN', ...(username ? { username } : {}) })
  return {
    user,
    add: async (json: object = {}) =>
      read(await send(create, { method: 'POST', headers, json: { ...text, ...json } })),
    list: async () => (await read(await send(list, { headers }))).body,
    open: async (id: number) => read(await send(open, { headers, params: { id } })),
    put: async (id: number, json: object) =>
      read(await send(change, { method: 'PUT', headers, params: { id }, json: { ...text, ...json } })),
    drop: async (id: number) => (await send(remove, { method: 'DELETE', headers, params: { id } })).status,
  }
}

describe('a new post', () => {
  it('is kept, with an address of its title, and out at once', async () => {
    const { add, list: posts, user } = await editor()
    const { status, body } = await add()
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...text,
        id: body.id,
        version: 1,
        slug: 'how-to-ollie',
        coverImage: null,
        imageAttribution: null,
        publishedAt: expect.stringMatching(/^20/),
        publishedOn: expect.stringMatching(/^20/),
        createdAt: expect.stringMatching(/^20/),
        updatedAt: expect.stringMatching(/^20/),
        readingMinutes: 1,
        author: 'DarkSlide Crew',
        textSource: null,
        tags: [
          { id: expect.any(Number), name: 'Tricks', slug: 'tricks' },
          { id: expect.any(Number), name: 'First steps', slug: 'first-steps' },
        ].toSorted((one, other) => one.slug.localeCompare(other.slug)),
      },
    })
    expect(await posts()).toEqual([body])
    expect(await db.post.findFirst()).toMatchObject({ authorId: user.id })
    expect(vi.mocked(revalidateTag).mock.calls.at(-1)).toEqual(['posts', { expire: 0 }])
  })

  it('is a draft without a day unless it says so', async () => {
    const { add } = await editor()
    expect((await add({ published: undefined })).body).toMatchObject({ published: false, publishedAt: null })
  })

  it('can be scheduled', async () => {
    const { add } = await editor()
    const { body } = await add({ publishedAt: '2031-05-01T09:00:00+02:00' })
    expect(body).toMatchObject({ published: true, publishedAt: '2031-05-01T07:00:00.000Z' })
  })

  it('gets a number behind an address that is taken, unless it was asked for', async () => {
    const { add } = await editor()
    const slugs = [await add(), await add(), await add({ title: 'How: to… OLLIE?!' })]
    expect(slugs.map(({ body }) => body.slug)).toEqual(['how-to-ollie', 'how-to-ollie-2', 'how-to-ollie-3'])
    expect((await add({ title: '!!!' })).body.slug).toBe('post')
    expect((await add({ slug: 'how-to-ollie' })).body).toMatchObject({
      code: 'invalid',
      fields: { slug: ['This address is taken by another post'] },
    })
    expect(await db.post.count()).toBe(4)
  })

  it('shares its tags with others, by any spelling', async () => {
    const { add } = await editor()
    await add()
    const { body } = await add({ tags: ['TRICKS', 'tricks!', 'Rails'] })
    expect(body.tags.map(({ name }: { name: string }) => name).sort()).toEqual(['Rails', 'Tricks'])
    expect(await db.tag.count()).toBe(3)
  })

  it('keeps a tag whose address was spelled in another way once', async () => {
    const { add } = await editor()
    await db.tag.create({ data: { name: 'Уличный', slug: 'уличныи' } })
    const { body } = await add({ tags: ['Уличный', 'Rails'] })
    expect(body.tags.map(({ name }: { name: string }) => name).sort()).toEqual(['Rails', 'Уличный'])
  })

  it('can do nothing but be read', async () => {
    const { add } = await editor()
    const { body } = await add({
      content: '<p onclick="x()">Hi<script>alert(1)</script></p><iframe src="https://evil.test"></iframe>',
      imageAttribution: 'By <a href="javascript:x()">me</a><img src=x onerror=x()>',
    })
    expect(body.content).toBe('<p>Hi</p>')
    expect(body.imageAttribution).toBe('By <a>me</a>')
  })

  it.each([
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ title: undefined }, 'title', 'Title must be at least 3 characters'],
    [{ excerpt: undefined }, 'excerpt', 'Meta description must be at least 10 characters'],
    [{ excerpt: 'short' }, 'excerpt', 'Meta description must be at least 10 characters'],
    [{ coverImage: 'nothing' }, 'coverImage', 'Cover image must be a valid URL'],
    [{ coverImage: 'javascript:alert(1)' }, 'coverImage', 'Cover image must be a valid URL'],
    [{ slug: 'No Address' }, 'slug', 'An address has lowercase letters, digits and single hyphens'],
    [{ tags: ['!!!'] }, 'tags', 'A tag needs letters or digits'],
    [{ content: 'x'.repeat(200_001) }, 'content', 'This post is too long'],
    [{ publishedAt: 'tomorrow' }, 'publishedAt', expect.any(String)],
    [{ title: 'a\0bc' }, 'title', 'This text has characters that cannot be stored'],
  ])('names what is wrong: %j', async (wrong, field, message) => {
    const { add } = await editor()
    const { status, body } = await add(wrong)
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: [message] } })
    expect(await db.post.count()).toBe(0)
  })
})

describe('a change', () => {
  it('shows, and keeps the day on which the post went out', async () => {
    const { add, put, open: get } = await editor()
    const { body: first } = await add()
    const { status, body } = await put(first.id, { title: 'Ollie', slug: 'ollie', tags: [], version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Ollie',
      slug: 'ollie',
      tags: [],
      version: 2,
      publishedAt: first.publishedAt,
    })
    expect((await get(first.id)).body).toEqual(body)
  })

  it('leaves alone what it does not mention', async () => {
    const { add, put } = await editor()
    const { body: first } = await add({ coverImage: '/art/a.webp', imageAttribution: 'me' })
    const { body } = await put(first.id, { content: undefined, tags: undefined, published: undefined })
    expect(body).toEqual({ ...first, version: 2, updatedAt: body.updatedAt })
    const cleared = await put(first.id, { coverImage: '', imageAttribution: null, content: '' })
    expect(cleared.body).toMatchObject({ coverImage: null, imageAttribution: null, content: '' })
  })

  it('of an old state is a conflict that says who and when, and changes nothing', async () => {
    const mine = await editor()
    const theirs = await editor('Tony')
    const { id } = (await mine.add()).body
    await theirs.put(id, { title: 'Theirs', version: 1 })
    const { status, body } = await mine.put(id, { title: 'Mine', version: 1 })
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Someone else saved this post in the meantime',
        details: expect.stringMatching(/^Tony saved version 2 at 20\d\d-.*Z$/),
      },
    })
    expect((await mine.open(id)).body.title).toBe('Theirs')
    expect((await mine.put(id, { title: 'Mine', version: 2 })).body).toMatchObject({
      title: 'Mine',
      version: 3,
    })
  })

  it('of an old state says so when the editor has saved a newer one, in another tab', async () => {
    const { add, put } = await editor()
    const { id } = (await add()).body
    await put(id, { title: 'In one tab', version: 1 })
    expect((await put(id, { title: 'In another', version: 1 })).body).toEqual({
      code: 'conflict',
      message: 'You saved a newer version of this post',
      details: expect.stringMatching(/^You saved version 2 at 20\d\d-.*Z$/),
    })
  })

  it('wins once when many are made at the same moment', async () => {
    const { add, put } = await editor()
    const { id } = (await add()).body
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, number) => put(id, { title: `Number ${number}`, version: 1 })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await db.postRevision.count()).toBe(2)
  })

  it('cannot take the address of another post', async () => {
    const { add, put } = await editor()
    await add()
    const { id } = (await add()).body
    expect((await put(id, { slug: 'how-to-ollie' })).body.fields.slug).toHaveLength(1)
  })
})

it('is deleted once', async () => {
  const { add, drop, list: posts, open: get } = await editor()
  const { id } = (await add()).body
  expect([await drop(id), await drop(id), (await get(id)).status]).toEqual([204, 404, 404])
  expect(await posts()).toEqual([])
  expect(await db.postRevision.count()).toBe(0)
})

describe('a changed address', () => {
  it('leads from the old one to the post, over any number of changes', async () => {
    const { add, put } = await editor()
    const { id } = (await add()).body
    await put(id, { slug: 'ollie' })
    await put(id, { slug: 'the-ollie' })
    expect([await findMovedPost('how-to-ollie'), await findMovedPost('ollie')]).toEqual([
      'the-ollie',
      'the-ollie',
    ])
    expect(await findMovedPost('the-ollie')).toBeNull()
    await put(id, { slug: 'ollie' })
    expect([await findMovedPost('ollie'), await findMovedPost('the-ollie')]).toEqual([null, 'ollie'])
  })

  it('leads nowhere while the post is a draft, and never was one of a draft that no one saw', async () => {
    const { add, put } = await editor()
    const draft = (await add({ published: false })).body
    await put(draft.id, { slug: 'unseen', published: false })
    expect(await db.postRedirect.count()).toBe(0)
    const { id } = (await add({ slug: 'seen' })).body
    await put(id, { slug: 'moved', published: false })
    expect(await findMovedPost('seen')).toBeNull()
    await put(id, { slug: 'moved', published: true })
    expect(await findMovedPost('seen')).toBe('moved')
  })

  it('belongs to another post once that post takes it, which a title alone does not', async () => {
    const { add, put, drop } = await editor()
    const { id } = (await add()).body
    await put(id, { slug: 'moved' })
    expect((await add()).body.slug).toBe('how-to-ollie-2')
    expect((await add({ slug: 'how-to-ollie' })).body.slug).toBe('how-to-ollie')
    expect(await findMovedPost('how-to-ollie')).toBeNull()
    await drop(id)
    expect(await db.postRedirect.count()).toBe(0)
  })
})

it('who drafted a text is kept, for editors and not for readers', async () => {
  const { add, put, open: openPost } = await editor()
  const { id, slug } = (await add({ textSource: 'MODEL' })).body
  await put(id, { title: 'How to ollie well' })
  expect((await openPost(id)).body.textSource).toBe('MODEL')
  expect(await findPost(slug)).not.toHaveProperty('textSource')
  expect((await add({ textSource: 'ROBOT' })).body.fields.textSource).toHaveLength(1)
})
