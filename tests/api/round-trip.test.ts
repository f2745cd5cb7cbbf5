import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as exportOf } from '@/app/api/account/export/route'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as register } from '@/app/api/auth/register/route'
import { GET as status } from '@/app/api/auth/user/route'
import { GET as publicPost } from '@/app/api/blog/posts/[slug]/route'
import { GET as editedPost } from '@/app/api/cms/blog/posts/[id]/route'
import { POST as createPost } from '@/app/api/cms/blog/posts/route'
import { GET as runs, POST as saveRun } from '@/app/api/runs/route'
import { PATCH as changeNote } from '@/app/api/tricks/[id]/notes/[noteId]/route'
import { POST as writeNote } from '@/app/api/tricks/[id]/notes/route'
import { GET as progress } from '@/app/api/tricks/[id]/progress/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from '../setup/factories'
import { naughtyStrings } from '../setup/odd-inputs'
import { type Handler, read, send } from '../setup/request'

// Each text is sent by the same skater, which would soon be too many.
vi.mock('@/lib/auth/rate-limit', () => ({
  countCall: vi.fn(),
  countAttempt: vi.fn(),
  resetAttempts: vi.fn(),
  countGuess: vi.fn(),
  takeBackGuess: vi.fn(),
}))

type Options = Parameters<typeof send>[1]
type Field = {
  /** Stores the text; returns the status, and where it can be read again. */
  keep(text: string): Promise<{ status: number; shown: unknown[] }>
  shortest: number
  longest: number
  isFit?: (text: string) => boolean
  isTrimmed?: false
}

let id: number
let headers: Record<string, string>

beforeEach(async () => {
  id = (await createTrick()).id
  headers = (await createViewer({ role: 'ADMIN' })).headers
})

const call = async (handler: Handler, options: Options = {}) =>
  read(await send(handler, { headers, method: options.json === undefined ? 'GET' : 'POST', ...options }))

const refused = (status: number) => ({ status, shown: [] })

async function keepPost(fields: Record<string, unknown>) {
  const json = { title: 'A title', excerpt: 'What it is about.', published: true, ...fields }
  const { status, body } = await call(createPost, { json })
  if (status !== 200) return { status, posts: [] }
  const edited = await call(editedPost, { params: { id: body.id } })
  const shown = await call(publicPost, { params: { slug: body.slug } })
  await db.post.deleteMany()
  await db.tag.deleteMany()
  return { status, posts: [body, edited.body, shown.body] }
}

const [before, after] = ['Say: ', ' (end of it)']
const around =
  (keep: Field['keep']): Field['keep'] =>
  async (text) => {
    const { status, shown } = await keep(before + text + after)
    const inner = (value: unknown) => String(value).slice(before.length, -after.length)
    return { status, shown: shown.map(inner) }
  }

const fields: Record<string, Field> = {
  'a note': {
    shortest: 1,
    longest: 2000,
    async keep(text) {
      const { status, body } = await call(writeNote, { params: { id }, json: { text } })
      if (status >= 400) return refused(status)
      const notes = async () => (await call(progress, { params: { id } })).body.notes
      const [first] = await notes()
      await call(changeNote, {
        method: 'PATCH',
        params: { id, noteId: first.id },
        json: { text: 'other', updatedAt: first.updatedAt },
      })
      const [changed] = await notes()
      const again = {
        method: 'PATCH',
        params: { id, noteId: first.id },
        json: { text, updatedAt: changed.updatedAt },
      }
      await call(changeNote, again)
      const exported = await call(exportOf)
      const shown = [body.text, first.text, (await notes())[0].text, exported.body.tricks[0].notes[0].text]
      await db.trickNote.deleteMany()
      return { status, shown }
    },
  },
  'the name of a line': { shortest: 1, longest: 80, keep: (name) => keepLine({ name }) },
  'a reason in a line': { shortest: 0, longest: 1000, keep: (reasoning) => keepLine({ reasoning }) },
  'a username': {
    shortest: 3,
    longest: 40,
    isFit: (text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text.trim()),
    async keep(username) {
      const json = { username, email: 'new@example.com', password: 'correct horse' }
      const { status: code, body } = await call(register, { headers: {}, json })
      if (code !== 201) return refused(code)
      const seen = await call(status, { headers: { 'x-session-id': body.sessionId } })
      await db.user.deleteMany({ where: { email: json.email } })
      return { status: code, shown: [body.user.username, seen.body.user.username] }
    },
  },
  'a password': {
    shortest: 6,
    longest: 200,
    isTrimmed: false,
    async keep(password) {
      const json = { username: 'new skater', email: 'new@example.com', password }
      const made = await call(register, { headers: {}, json })
      if (made.status !== 201) return refused(made.status)
      const [right, wrong] = [password, `${[...password].slice(0, 199).join('')} `]
      const known = await call(login, { headers: {}, json: { email: json.email, password: right } })
      const unknown = await call(login, { headers: {}, json: { email: json.email, password: wrong } })
      await db.user.deleteMany({ where: { email: json.email } })
      return {
        status: made.status,
        shown: known.status === 200 && unknown.status === 401 ? [password] : [null],
      }
    },
  },
  'the title of a post': {
    shortest: 0,
    longest: 133,
    isTrimmed: false,
    keep: around(async (title) => {
      const { status, posts } = await keepPost({ title })
      return { status, shown: posts.map((post) => post.title) }
    }),
  },
  'the other texts of a post': {
    shortest: 0,
    longest: 483,
    isTrimmed: false,
    // Markup is the sanitiser's, which has its own tests; carriage returns are none in HTML.
    isFit: (text) => !/[<>&\r]/.test(text),
    keep: around(async (text) => {
      const { status, posts } = await keepPost({ excerpt: text, content: text, imageAttribution: text })
      return { status, shown: posts.flatMap((post) => [post.excerpt, post.content, post.imageAttribution]) }
    }),
  },
  'the tag of a post': {
    shortest: 1,
    longest: 40,
    isFit: (text) => /[\p{L}\p{N}]/u.test(text),
    async keep(text) {
      const { status, posts } = await keepPost({ tags: [text] })
      return { status, shown: posts.map((post) => post.tags[0].name) }
    },
  },
}

async function keepLine({ name = 'A line', reasoning = 'First.' }) {
  const isNamed = name !== 'A line'
  const json = { name, startingPosition: 'ramp', tricks: [{ id, reasoning }] }
  const { status } = await call(saveRun, { json })
  if (status >= 400) return refused(status)
  const lines = [(await call(runs)).body[0], (await call(exportOf)).body.lines[0]]
  await db.line.deleteMany()
  return { status, shown: lines.map((line) => (isNamed ? line.name : line.tricks[0].reasoning)) }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Every third text, beginning elsewhere for each field, so that together they meet all of them more than once. */
const textsFor = (name: string) =>
  naughtyStrings.filter((_, at) => (at + Object.keys(fields).indexOf(name)) % 3 === 0)

describe.each(Object.entries(fields))('%s', (name, field) => {
  it('keeps any text as it is, byte for byte, or refuses it', async () => {
    const wrong: unknown[] = []
    for (const text of textsFor(name)) {
      const expected = field.isTrimmed === false ? text : text.trim()
      const isFit =
        isStorable(text) &&
        // A character counts once, however it is encoded.
        [...expected].length >= field.shortest &&
        [...expected].length <= field.longest &&
        (field.isFit?.(text) ?? true)
      const { status, shown } = await field.keep(text)
      const isRight = isFit
        ? status < 300 && shown.length > 0 && shown.every((value) => value === expected)
        : status === 422 || (status < 300 && isStorable(text) && field.isFit?.(text) === false)
      if (!isRight) wrong.push({ text: JSON.stringify(text).slice(0, 60), isFit, status, shown })
    }
    expect(wrong).toEqual([])
  })
})
