import { DELETE as deleteAccount } from '@/app/api/account/route'
import { POST as logIn } from '@/app/api/auth/login/route'
import { POST as confirmReset } from '@/app/api/auth/password-reset/confirm/route'
import { GET as whoAmI } from '@/app/api/auth/user/route'
import { GET as listPosts } from '@/app/api/blog/posts/route'
import { GET as listAllPosts } from '@/app/api/cms/blog/posts/route'
import { DELETE as dropLine } from '@/app/api/runs/[id]/route'
import { POST as shareLine } from '@/app/api/runs/[id]/share/route'
import { GET as readLine } from '@/app/api/runs/shared/[token]/route'
import { POST as logPractice } from '@/app/api/tricks/[id]/practice/route'
import { adapterFor } from '@/lib/auth/adapter'
import { hashPassword } from '@/lib/auth/passwords'
import { createResetLink } from '@/lib/auth/reset-link'
import { db } from '@/lib/db'
import { findPost, listNewestPosts, listPostSlugs } from '@/lib/posts/data'
import { listRelatedPosts } from '@/lib/posts/related-data'
import { saveLiveness } from '@/lib/videos/candidate-data'
import { createPost, createTrick, createUser, createViewer } from '../factories'
import { send } from './request'

type Unseen<Prepared = unknown> = {
  what: string
  prepare: () => Promise<Prepared>
  work: (prepared: Prepared) => Promise<unknown>
}

const unseenWork = <Prepared>(
  what: string,
  prepare: Unseen<Prepared>['prepare'],
  work: Unseen<Prepared>['work'],
) => ({ what, prepare, work }) as Unseen

const aPost = () => createPost({ tagNames: ['ollie', 'street'] })
const middle = '2026-01-01T00:00:00.000Z,100'
const posts = (query: Record<string, string>) => () => send(listPosts, { query })
const password = 'a secret'

async function aLine() {
  const { user, headers } = await createViewer()
  const { id } = await createTrick()
  const { id: lineId } = await db.line.create({
    data: {
      userId: user.id,
      name: 'Mine',
      startingPosition: 'ramp',
      shareToken: 'b'.repeat(22),
      tricks: { create: [{ order: 1, trickId: id, reasoning: 'First.' }] },
    },
  })
  return { headers, params: { id: lineId, token: 'b'.repeat(22) } }
}

/** What tests of single calls do not meet: what pages read, and calls that find what they look for. */
export const unseen: Unseen[] = [
  unseenWork('a post and what belongs to it', aPost, async ({ id, slug }) => {
    await findPost(slug)
    await listRelatedPosts(id)
    await listNewestPosts(20)
  }),
  unseenWork('the addresses of all posts', aPost, listPostSlugs),
  unseenWork('posts from the middle', aPost, posts({ before: middle })),
  unseenWork('posts with a tag', aPost, posts({ tag: 'ollie' })),
  unseenWork('posts with a tag from the middle', aPost, posts({ tag: 'ollie', before: middle })),
  unseenWork('posts with a text', aPost, posts({ q: 'post', before: middle })),
  unseenWork(
    'posts for editors from the middle',
    () => createViewer({ role: 'ADMIN' }),
    ({ headers }) => send(listAllPosts, { headers, query: { before: middle } }),
  ),
  unseenWork('a shared line', aLine, async ({ headers, params }) => {
    await send(readLine, { headers, params })
    await send(shareLine, { method: 'POST', headers, params })
    await send(dropLine, { method: 'DELETE', headers, params })
  }),
  unseenWork(
    'a write that comes twice',
    async () => ({ ...(await createViewer()), trick: await createTrick() }),
    async ({ headers, trick: { id } }) => {
      const again = { ...headers, 'idempotency-key': '00000000-0000-4000-8000-000000000001' }
      const call = { method: 'POST', headers: again, params: { id }, json: { tries: 2, lands: 1 } }
      await send(logPractice, call)
      await send(logPractice, call)
    },
  ),
  unseenWork(
    'signing in',
    async () => createUser({ passwordHash: await hashPassword(password) }),
    ({ email }) => send(logIn, { method: 'POST', json: { email, password } }),
  ),
  unseenWork(
    'a session that has ended',
    async () => {
      const { headers } = await createViewer()
      await db.session.updateMany({ data: { expiresAt: new Date(0) } })
      return headers
    },
    (headers) => send(whoAmI, { headers }),
  ),
  unseenWork(
    'a new password',
    async () => (await createResetLink(db, (await createUser()).email))?.split('#')[1],
    (token) => send(confirmReset, { method: 'POST', json: { token, password } }),
  ),
  unseenWork(
    'an account from elsewhere',
    () => createUser({ oauthAccounts: { create: { provider: 'github', providerAccountId: '1' } } }),
    async ({ email }) => {
      const adapter = adapterFor('github', new Headers())
      await adapter.getUserByAccount?.({ provider: 'github', providerAccountId: '1' })
      await adapter.getUserByEmail?.(email)
      await adapter.getSessionAndUser?.('token')
      await adapter.deleteSession?.('token')
    },
  ),
  unseenWork('the end of an account', createViewer, ({ headers, user: { username } }) =>
    send(deleteAccount, { method: 'DELETE', headers, json: { username } }),
  ),
  unseenWork(
    'a video that is gone',
    () => createTrick({ videoUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }),
    () => saveLiveness('dQw4w9WgXcQ', { isAlive: false }),
  ),
]
