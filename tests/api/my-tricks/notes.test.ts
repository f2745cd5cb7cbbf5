import { describe, expect, it } from 'vitest'
import { DELETE as remove, PATCH as reword } from '@/app/api/tricks/[id]/notes/[noteId]/route'
import { POST as write } from '@/app/api/tricks/[id]/notes/route'
import { GET as progress } from '@/app/api/tricks/[id]/progress/route'
import { db } from '@/lib/db/client'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

async function skater() {
  const { headers } = await createViewer()
  const id = (await createTrick()).id
  const note = (text: unknown, key: string = crypto.randomUUID()) =>
    send(write, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      params: { id },
      json: { text },
    })
  const change = (noteId: number, json: unknown) =>
    send(reword, { method: 'PATCH', headers, params: { id, noteId }, json })
  return { headers, id, note, change }
}

describe('notes', () => {
  it('are kept word for word, in order', async () => {
    const { headers, id, note } = await skater()
    for (const text of ['Lean back ', 'Überdreht 🛹\nzweite Zeile', '\'); drop table "User"; --'])
      await note(text)
    const { body } = await read(await send(progress, { headers, params: { id } }))
    expect(body.notes.map((kept: { text: string }) => kept.text)).toEqual([
      'Lean back',
      'Überdreht 🛹\nzweite Zeile',
      '\'); drop table "User"; --',
    ])
  })

  it.each([
    ['', 'Write something first'],
    ['   ', 'Write something first'],
    ['x'.repeat(2001), 'A note can have at most 2000 characters'],
    ['NUL \0', 'This text has characters that cannot be stored'],
    ['half \udc00', 'This text has characters that cannot be stored'],
  ])('refuse %j', async (text, message) => {
    const { status, body } = await read(await (await skater()).note(text))
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { text: [message] } })
  })

  it('are written once by a repeated request', async () => {
    const { note } = await skater()
    const key = crypto.randomUUID()
    const [first, again] = [await read(await note('once', key)), await read(await note('once', key))]
    expect(again).toEqual(first)
    expect(await db.trickNote.count()).toBe(1)
  })

  it('survive two devices that write at once', async () => {
    const { note } = await skater()
    await Promise.all(Array.from({ length: 20 }, (_, index) => note(`note ${index}`)))
    expect(await db.trickNote.count()).toBe(20)
  })

  it('are reworded, but not over the words of another device', async () => {
    const { note, change } = await skater()
    const { body: first } = await read(await note('first'))
    const second = await read(await change(first.id, { text: 'second', updatedAt: first.updatedAt }))
    expect(second.body.text).toBe('second')
    const late = await read(await change(first.id, { text: 'late', updatedAt: first.updatedAt }))
    expect(late.status).toBe(409)
    expect((await db.trickNote.findFirst())?.text).toBe('second')
  })

  it('are deleted once, however often one request arrives, and are not there for another', async () => {
    const { headers, id, note } = await skater()
    const { body } = await read(await note('gone'))
    const drop = async (key: string) => {
      const options = { method: 'DELETE', params: { id, noteId: body.id } }
      return (await send(remove, { ...options, headers: { ...headers, 'idempotency-key': key } })).status
    }
    const key = crypto.randomUUID()
    expect([await drop(key), await drop(key), await drop(crypto.randomUUID())]).toEqual([204, 204, 404])
    expect(await db.trickNote.count()).toBe(0)
  })

  it('are as many as fit', async () => {
    const { headers, id, note } = await skater()
    await note('first')
    const { userId } = await db.trickNote.findFirstOrThrow()
    const row = { userId, trickId: id, text: 'one of many' }
    await db.trickNote.createMany({ data: Array.from({ length: 1998 }, () => row) })
    expect((await note('the last')).status).toBe(200)
    expect(await read(await note('one too many'))).toEqual({
      status: 409,
      body: {
        message: 'You have 2000 notes, which is all that fits. Delete one to write another.',
        code: 'conflict',
      },
    })
    const { id: noteId } = await db.trickNote.findFirstOrThrow()
    await send(remove, { method: 'DELETE', headers, params: { id, noteId } })
    expect((await note('room again')).status).toBe(200)
  })

  it('are out of reach for other users', async () => {
    const { id, note } = await skater()
    const { body } = await read(await note('mine'))
    const { headers } = await createViewer()
    const params = { id, noteId: body.id }
    const json = { text: 'theirs', updatedAt: body.updatedAt }
    expect((await send(reword, { method: 'PATCH', headers, params, json })).status).toBe(404)
    expect((await send(remove, { method: 'DELETE', headers, params })).status).toBe(404)
    expect((await db.trickNote.findFirst())?.text).toBe('mine')
    const foreign = await createTrick({ ownerId: (await createUser()).id })
    const intruding = { method: 'POST', headers, params: { id: foreign.id }, json: { text: 'x' } }
    expect((await send(write, intruding)).status).toBe(404)
  })
})
