import pg from 'pg'
import { vi } from 'vitest'
import { POST as confirmEmail } from '@/app/api/account/email/confirm/route'
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
import { adapterFor } from '@/lib/auth/next-auth'
import { hashPassword } from '@/lib/auth/passwords'
import { createEmailLink, createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { deleteOldRows } from '@/lib/db/old-rows'
import { findPost, listNewestPosts, listPostSlugs, listRelatedPosts } from '@/lib/posts/data'
import { recordLiveness } from '@/lib/videos/own-data'
import { createPost, createTrick, createUser, createViewer } from './factories'
import { send } from './request'

const rows: [table: string, columns: string, values: string][] = [
  ['User', 'id, email, username, "usernameKey", "updatedAt"', `-1, '', 'none', '', now()`],
  ['OAuthAccount', 'provider, "providerAccountId", "userId"', `'', '', -1`],
  [
    'Session',
    'id, "userId", "cookieTokenHash", "headerTokenHash", "authMethod", "expiresAt"',
    `-1, -1, '', '', '', now()`,
  ],
  ['PasswordReset', '"tokenHash", "userId", "expiresAt"', `'', -1, now()`],
  ['EmailLink', '"tokenHash", "userId", email, "expiresAt"', `'', -1, '', now()`],
  ['RateLimit', 'key', `''`],
  ['AppliedRequest', '"userId", key', `-1, gen_random_uuid()`],
  [
    'Trick',
    'id, slug, name, category, "trickType", level, description, steps, family, stance, obstacles, "ownerId", "updatedAt"',
    `-1, 'none', 'None', 'Flips', 'BASE', 'Expert', '', '{}', '', 'regular', '{}', -1, now()`,
  ],
  ['TrickProgress', '"userId", "trickId", "updatedAt"', '-1, -1, now()'],
  ['TrickNote', 'id, "userId", "trickId", text, "updatedAt"', `-1, -1, -1, 'none', now()`],
  ['PracticeEntry', 'id, "userId", "trickId", tries, lands', '-1, -1, -1, 1, 1'],
  ['DiaryDay', '"userId", day', `-1, now()`],
  ['Line', 'id, "userId", name, "startingPosition"', `-1, -1, 'None', 'ramp'`],
  ['LineTrick', '"lineId", "order", "trickId", reasoning', `-1, 1, -1, ''`],
  ['TrickVideo', '"trickId", "videoId", position, source', `-1, '', 0, 'SEED'`],
  ['VideoReport', '"trickId", "videoId", "userId"', `-1, '', -1`],
  ['Transcript', '"videoId", "formattedText"', `'', ''`],
  ['TranscriptSegment', '"videoId", index, "startMs", "durationMs", text', `'', 0, 0, 0, ''`],
  ['ModelAnswer', 'key, answer', `'', '{}'`],
  ['Post', 'id, slug, title, excerpt, content, "updatedAt"', `-1, 'none', '', '', '', now()`],
  ['PostTag', '"postId", "tagId"', '-1, -1'],
  ['PostRevision', '"postId", version, values', `-1, 1, '{}'`],
  ['Upload', 'id, key, "contentType", width, height, bytes', `-1, '', '', 1, 1, 1`],
]

/** Tables that grow with the people who use the app, and with what is written. The rest is read whole. */
const growing = rows.map(([table]) => table)

// They refer to nothing that there is, which Postgres allows to what is copied from elsewhere.
/** SQL that puts a row into each of them, to be rolled back: of an empty table a planner believes nothing else. */
const oneRowEach = `set local session_replication_role = replica;
  ${rows.map(([table, columns, values]) => `insert into "${table}" (${columns}) values (${values})`).join(';\n')};
  set local session_replication_role = origin`

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
type Statement = { text: string; values?: unknown[] }

// This index has the tricks without an owner: they are the library, which stays small and is read whole.
const library = 'Trick_library_name_key'

// These take in everything below them before they give anything.
const thorough = /^(Sort|Hash|Aggregate|Materialize|WindowAgg|CTE Scan|SetOp)$/

/** Which tables a plan reads from end to end: by themselves, or by an index that nothing narrows or cuts short. */
export function readWhole(plan: Plan, isCutShort = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans: below = [] } = plan
  const isWhole = type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && !condition && !isCutShort)
  const isLimited = type === 'Limit' || (isCutShort && !thorough.test(type))
  return [
    ...(isWhole && table && plan['Index Name'] !== library ? [table] : []),
    ...below.flatMap((part) => readWhole(part, isLimited)),
  ]
}

/** Writes down what is asked while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>()
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as Statement | undefined)?.text
    const values = typeof first === 'object' ? (first as Statement).values : undefined
    if (text && /^\s*(select|update|delete|with)/i.test(text)) seen.set(text, { text, values })
    return Reflect.apply(query, this, args)
  } as typeof query)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return [...seen.values()]
}

const quoted = growing.map((name) => `"${name}"`).join(', ')
const named = growing.map((name) => `'${name}'`).join(', ')

// With a handful of rows any way to read them is as good as another: the planner is made to believe that there are a
// million, and a hundred of them with any value.
// Locked, since autovacuum could correct that at any moment.
const manyRows = `lock table ${quoted} in share update exclusive mode;
  analyze ${quoted};
  update pg_statistic set stadistinct = -0.01, stakind1 = 0, stakind2 = 0, stakind3 = 0, stakind4 = 0, stakind5 = 0
  from pg_class where pg_class.oid = starelid and relname in (${named});
  update pg_class set reltuples = 1e6, relpages = 1
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname in (${named})`

/** Those statements that read a growing table whole, with its name. */
export async function statementsThatScan(statements: Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(`begin; ${oneRowEach}; ${manyRows}`)
    const slow: string[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      const tables = readWhole(rows[0]['QUERY PLAN'][0].Plan).filter((name) => growing.includes(name))
      if (tables.length > 0) slow.push(`${tables.join(', ')}: ${text}`)
    }
    return slow
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** References from growing tables that no index of theirs serves: what they refer to is slow to delete. */
export async function unindexedReferences(): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; name: string }>(
      `select relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
       where contype = 'f' and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
       )`,
    )
    return rows.filter(({ table }) => growing.includes(table)).map(({ name }) => name)
  } finally {
    await client.end()
  }
}

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
  unseenWork('rows that are over', createUser, () => deleteOldRows()),
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
    'a new address',
    async () => (await createEmailLink(db, (await createUser()).id, 'new@example.com')).split('#')[1],
    (token) => send(confirmEmail, { method: 'POST', json: { token } }),
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
    async () => {
      const { id: trickId } = await createTrick({
        videoUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      })
      await db.trickVideo.create({ data: { trickId, videoId: 'dQw4w9WgXcQ', position: 0, source: 'SEED' } })
    },
    () => recordLiveness(db, 'dQw4w9WgXcQ', { isAlive: false }),
  ),
]
