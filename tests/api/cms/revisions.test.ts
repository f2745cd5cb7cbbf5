import { describe, expect, it } from 'vitest'
import { POST as restore } from '@/app/api/cms/blog/posts/[id]/revisions/[version]/restore/route'
import { GET as history } from '@/app/api/cms/blog/posts/[id]/revisions/route'
import { db } from '@/lib/db/client'
import { createPost, updatePost } from '@/lib/posts/cms-data'
import { createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const text = {
  title: 'First words',
  excerpt: 'What it is about.',
  content: '<p>one two three</p>',
  tags: ['a'],
  published: true,
}

async function editedPost() {
  const { headers, user } = await createViewer({ role: 'ADMIN', username: 'Tony' })
  const { id } = await createPost(user.id, text)
  await updatePost(user.id, id, {
    ...text,
    title: 'Second words',
    content: '<p>four</p>',
    tags: ['b'],
    slug: 'second',
  })
  return {
    id,
    user,
    versions: async () => read(await send(history, { headers, params: { id } })),
    back: async (version: number) =>
      read(await send(restore, { method: 'POST', headers, params: { id, version } })),
  }
}

describe('the history of a post', () => {
  it('has every state with who saved it, the latest first', async () => {
    const { versions } = await editedPost()
    expect((await versions()).body).toEqual([
      { version: 2, title: 'Second words', words: 1, editor: 'Tony', createdAt: expect.stringMatching(/Z$/) },
      { version: 1, title: 'First words', words: 3, editor: 'Tony', createdAt: expect.stringMatching(/Z$/) },
    ])
  })

  it('brings a text back as a new version, at the address that the post has now', async () => {
    const { back, versions } = await editedPost()
    for (const expected of [3, 4]) {
      const { status, body } = await back(1)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        version: expected,
        title: 'First words',
        content: '<p>one two three</p>',
        slug: 'second',
        published: true,
      })
      expect(body.tags).toMatchObject([{ name: 'a' }])
    }
    expect((await versions()).body).toHaveLength(4)
  })

  it('begins with what a seeded post said before its first change', async () => {
    const { user } = await editedPost()
    const seeded = await db.post.create({
      data: { slug: 'seeded', title: 'Seeded', excerpt: 'Before.', content: '<p>old</p>' },
    })
    await updatePost(user.id, seeded.id, text)
    const kept = await db.postRevision.findMany({ where: { postId: seeded.id }, orderBy: { version: 'asc' } })
    expect(kept).toMatchObject([{ version: 1, editorId: null, values: { title: 'Seeded' } }, { version: 2 }])
  })

  it('has what a save without a version overwrote, to bring back', async () => {
    const { user, id, back } = await editedPost()
    // Such a client has not seen the second version.
    await updatePost(user.id, id, { title: 'Blind words', excerpt: 'Not looked at.', content: '<p>x</p>' })
    expect((await back(2)).body).toMatchObject({ version: 4, title: 'Second words', content: '<p>four</p>' })
  })

  it('has also what was changed past it, as a release of new texts does', async () => {
    const { user, id } = await editedPost()
    await db.post.update({
      where: { id },
      data: { content: '<p>Seeded anew</p>', version: { increment: 1 } },
    })
    await updatePost(user.id, id, { ...text, title: 'Third words' })
    const kept = await db.postRevision.findMany({ where: { postId: id }, orderBy: { version: 'asc' } })
    expect(kept.map(({ values }) => JSON.stringify(values)).join()).toContain('Seeded anew')
  })

  it('knows no other version, and none of a post that is not there', async () => {
    const { back, id } = await editedPost()
    expect((await back(9)).status).toBe(404)
    const { headers } = await createViewer({ role: 'ADMIN' })
    expect((await send(history, { headers, params: { id: id + 1 } })).status).toBe(404)
  })
})
