import { usernameKeyOf } from '@/lib/accounts/schema'
import { createSession } from '@/lib/auth/sessions'
import { hashToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/prisma/generated/client'

let serial = 0
const next = () => ++serial

type UserFields = Partial<Omit<Prisma.UserUncheckedCreateInput, 'usernameKey'>>

export async function createUser(fields: UserFields = {}) {
  const username = fields.username ?? `skater${next()}`
  const email = fields.email ?? `${username.toLowerCase()}@example.com`
  return db.user.create({ data: { ...fields, username, usernameKey: usernameKeyOf(username), email } })
}

type TrickFields = Partial<Omit<Prisma.TrickUncheckedCreateInput, 'prerequisites'>> & {
  learnFirst?: number[]
}

export async function createTrick({ learnFirst = [], ...fields }: TrickFields = {}) {
  const number = next()
  return db.trick.create({
    data: {
      slug: `trick-${number}`,
      name: `Trick ${number}`,
      category: 'Flatground',
      trickType: 'BASE',
      level: 'Beginner',
      description: `What trick ${number} is.`,
      steps: ['Roll.', 'Pop.'],
      family: 'ollie',
      stance: 'regular',
      obstacles: [],
      ...fields,
      prerequisites: { create: learnFirst.map((requiresId) => ({ requiresId })) },
    },
  })
}

/** A signed-in device: the headers that it sends, by cookie or by X-Session-ID. */
export async function signIn(user: { id: number }, authMethod = 'password') {
  const opened = await createSession(user.id, authMethod, new Headers({ 'user-agent': 'tests' }))
  return {
    ...opened,
    byCookie: { cookie: `__Secure-next-auth.session-token=${opened.cookieToken}` },
    byHeader: { 'x-session-id': opened.headerToken },
  }
}

/** A user who is signed in, and the headers to call with. */
export async function createViewer(fields: UserFields = {}) {
  const user = await createUser(fields)
  return { user, headers: (await signIn(user)).byHeader }
}

type PostFields = Partial<Omit<Prisma.PostUncheckedCreateInput, 'tags'>> & { tagNames?: string[] }

/** A post that is out, unless the fields say otherwise. */
export async function createPost({ tagNames = [], ...fields }: PostFields = {}) {
  const number = next()
  const tags = tagNames.map((name) => ({
    tag: { connectOrCreate: { where: { name }, create: { name, slug: name } } },
  }))
  return db.post.create({
    data: {
      slug: `post-${number}`,
      title: `Post ${number}`,
      excerpt: `What post ${number} is about.`,
      content: `<p>What post ${number} says.</p>`,
      published: true,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...fields,
      tags: { create: tags },
    },
  })
}

export type Params = Record<string, string | number | string[]>

/** A game by link in which the one with this secret sets first. */
export async function createGame(token: string, secret: string): Promise<void> {
  const options = { twoLastTries: true, flatOnly: true, noRepeats: true }
  const seats = { create: { seat: 0, name: 'Ada', secretHash: hashToken(secret) } }
  await db.linkedGame.create({ data: { token, players: 2, options, seats } })
}

/** An admin who owns one of everything, and the parameters by which any call finds it. */
export async function createOwnRows(): Promise<{ params: Params; headers: Record<string, string> }> {
  const trick = await createTrick()
  const { user, headers } = await createViewer({ role: 'ADMIN' })
  const own = { userId: user.id, trickId: trick.id }
  await db.trickProgress.create({ data: own })
  const note = await db.trickNote.create({ data: { ...own, text: 'kept' } })
  const entry = await db.practiceEntry.create({ data: { ...own, tries: 3, lands: 1 } })
  const post = await createPost({ tagNames: ['ollie'] })
  await createGame('a'.repeat(22), 's'.repeat(43))
  const params = {
    id: trick.id,
    noteId: note.id,
    entryId: entry.id,
    version: 1,
    slug: post.slug,
    token: 'a'.repeat(22),
    videoId: 'dQw4w9WgXcQ',
    tag: 'tricks',
    key: `${'a'.repeat(22)}.webp`,
    nextauth: ['providers'],
  }
  return { params, headers }
}
