import { describe, expect, it } from 'vitest'
import { POST as merge } from '@/app/api/cms/blog/tags/[id]/merge/route'
import { DELETE as remove, PATCH as rename } from '@/app/api/cms/blog/tags/[id]/route'
import { GET as list } from '@/app/api/cms/blog/tags/route'
import { db } from '@/lib/db/client'
import { findMovedTag } from '@/lib/posts/data'
import { createPost, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

async function tagged() {
  const { headers } = await createViewer({ role: 'ADMIN' })
  const both = await createPost({ tagNames: ['ledge', 'curbs'] })
  const one = await createPost({ tagNames: ['ledge'] })
  const tags = await db.tag.findMany()
  const idOf = (name: string) => tags.find((tag) => tag.name === name)?.id ?? 0
  const tagsOf = async (postId: number) =>
    (await db.postTag.findMany({ where: { postId }, include: { tag: true } })).map(({ tag }) => tag.name)
  return {
    both,
    one,
    idOf,
    tagsOf,
    list: async () => (await read(await send(list, { headers }))).body,
    rename: async (id: number, name: string) =>
      read(await send(rename, { method: 'PATCH', headers, params: { id }, json: { name } })),
    merge: async (id: number, into: number) =>
      read(await send(merge, { method: 'POST', headers, params: { id }, json: { into } })),
    remove: async (id: number) => (await send(remove, { method: 'DELETE', headers, params: { id } })).status,
  }
}

describe('tags', () => {
  it('are listed by name with the number of their posts', async () => {
    const { list: tags } = await tagged()
    expect(await tags()).toMatchObject([
      { name: 'curbs', slug: 'curbs', posts: 1 },
      { name: 'ledge', slug: 'ledge', posts: 2 },
    ])
  })

  it('are renamed on all of their posts, and their address follows', async () => {
    const { rename: change, idOf, tagsOf, one } = await tagged()
    expect(await change(idOf('ledge'), 'Ledges & Curbs')).toMatchObject({
      status: 200,
      body: { name: 'Ledges & Curbs', slug: 'ledges-curbs' },
    })
    expect(await tagsOf(one.id)).toEqual(['Ledges & Curbs'])
    expect((await change(idOf('ledge'), '!!!')).body.fields.name).toHaveLength(1)
    expect((await change(idOf('ledge'), 'Curbs')).status).toBe(409)
    expect((await change(99_999, 'Other')).status).toBe(404)
  })

  it('are merged: each post has the other one, once', async () => {
    const { merge: unite, idOf, tagsOf, both, one } = await tagged()
    expect((await unite(idOf('ledge'), idOf('ledge'))).status).toBe(422)
    expect((await unite(idOf('ledge'), 99_999)).status).toBe(404)
    expect((await unite(idOf('ledge'), idOf('curbs'))).status).toBe(204)
    expect([await tagsOf(both.id), await tagsOf(one.id)]).toEqual([['curbs'], ['curbs']])
    expect(await db.tag.count()).toBe(1)
    expect((await unite(idOf('ledge'), idOf('curbs'))).status).toBe(404)
  })

  it('are found under every address that they had, whether renamed or merged', async () => {
    const { rename: change, merge: unite, remove: drop, idOf } = await tagged()
    const movedTo = () => Promise.all(['ledge', 'ledges', 'curbs'].map(findMovedTag))
    await change(idOf('ledge'), 'Ledges')
    expect(await movedTo()).toEqual(['ledges', null, null])
    await unite(idOf('ledge'), idOf('curbs'))
    expect(await movedTo()).toEqual(['curbs', 'curbs', null])
    await change(idOf('curbs'), 'Ledge')
    expect(await movedTo()).toEqual([null, 'ledge', 'ledge'])
    expect(await Promise.all(['', 'no-such-tag', 'ledge\0s'].map(findMovedTag))).toEqual([
      null,
      null,
      'ledge',
    ])
    await drop(idOf('curbs'))
    expect(await movedTo()).toEqual([null, null, null])
  })

  it('leave no address to a name that is taken', async () => {
    const { rename: change, idOf } = await tagged()
    expect((await change(idOf('ledge'), 'Curbs')).status).toBe(409)
    expect(await db.tagRedirect.count()).toBe(0)
  })

  it('are removed, and their posts stay', async () => {
    const { remove: drop, idOf, tagsOf, both } = await tagged()
    expect(await drop(idOf('ledge'))).toBe(204)
    expect(await tagsOf(both.id)).toEqual(['curbs'])
    expect(await db.post.count()).toBe(2)
    expect(await drop(idOf('ledge'))).toBe(404)
  })
})
