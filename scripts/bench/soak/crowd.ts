import type pg from 'pg'
import { hashPassword } from '../../../lib/auth/passwords.ts'
import { hashToken, newToken } from '../../../lib/auth/tokens.ts'
import { listForeignKeys } from '../../database/catalog.ts'
import { withClient } from '../../database/connect.ts'
import type { Database } from '../../database/open.ts'
import { withBuilt, withScratch } from '../contenders.ts'
import type { Visitor, World } from './mix.ts'

/** How much of what grows there is. */
type Size = { users: number; practice: number; posts: number }

/** A busy product after its first year. */
const size: Size = { users: 1000, practice: 100_000, posts: 100 }

/** A part of the work with the statement that does it. */
type Step = { what: string; sql: string }

const known =
  'the and you your board foot it to a back on of is in off with front tail wheels over ramp turn feet weight knees shoulders grind trucks ledge roll push kickflip land edge slide manual rail nose spin line'.split(
    ' ',
  )
const syllables = 'ba ke lo mi nu ra se ti vo za du fe gi ho pa'.split(' ')

const list = (texts: string[]) => `array[${texts.map((text) => `'${text}'`).join(',')}]`
const syllable = (by: number) => `(${list(syllables)})[1 + n / ${15 ** by} % 15]`

/**
 * What the other steps draw from. `dice(n, k)` is the same number between 0 and 1 whenever it is asked for;
 * words come as in a language, few of them often and most of them rarely.
 */
const words: Step[] = [
  {
    what: 'words',
    sql: `
    create function pg_temp.dice(n bigint, k int) returns float8 language sql immutable as
      $$ select (hashint8extended(n, k) & 2147483647) / 2147483648.0 $$;
    create temp table word as
      select place, coalesce((${list(known)})[place + 1], ${syllable(0)} || ${syllable(1)} || ${syllable(2)}) as text
      from (select place, place as n from generate_series(0, 2999) place) places;
    create temp table sentence as
      select n as place, string_agg(word.text, ' ' order by at) as text
      from generate_series(0, 3999) n, generate_series(1, 9) at,
        lateral (select floor(3000 * power(pg_temp.dice(n * 100 + at, 1), 3))::int as place) picked
        join word using (place)
      group by n;
    create temp table book as
      select id as "trickId", row_number() over (order by sources desc, id) - 1 as place
      from "Trick" where "ownerId" is null;
    analyze word; analyze sentence; analyze book`,
  },
]

/** The ids of those who come with the content are below. */
const first = 1000
const someTime = `interval '2 years'`
const token = (kind: string) => `encode(sha256(('${kind} ' || n || ' ' || k)::bytea), 'base64')`

/** Accounts with what hangs on each of them. */
const people = ({ users }: Size): Step[] => [
  {
    what: 'accounts',
    sql: `insert into "User" (id, email, username, "usernameKey", "createdAt", "updatedAt")
      select ${first} + n, 'skater' || n || '@example.com', 'skater' || n, 'skater' || n, at, at
      from generate_series(1, ${users}) n, lateral (select now() - pg_temp.dice(n, 2) * ${someTime} as at) moment`,
  },
  {
    what: 'sessions',
    sql: `insert into "Session" ("userId", "cookieTokenHash", "headerTokenHash", "authMethod", "expiresAt")
      select ${first} + n, ${token('cookie')}, ${token('header')}, 'password', now() + interval '20 days'
      from generate_series(1, ${users}) n, generate_series(1, 1 + (n % 3 = 0)::int) k;
      insert into "OAuthAccount" (provider, "providerAccountId", "userId")
      select 'github', n, ${first} + n from generate_series(1, ${users}, 3) n;
      insert into "PasswordReset" ("tokenHash", "userId", "expiresAt")
      select md5(n::text), ${first} + n, now() + interval '1 hour' from generate_series(1, ${users}, 100) n`,
  },
  {
    what: 'counters and applied writes',
    sql: `insert into "RateLimit" (key, points, expire)
      select 'limit:my-tricks:user ' || ${first} + n, 1, extract(epoch from now()) * 1000 + 600000
      from generate_series(1, ${users}) n;
      insert into "AppliedRequest" ("userId", key, "createdAt")
      select ${first} + n, md5(n || ' ' || k)::uuid, now() - pg_temp.dice(n * 10 + k, 3) * interval '30 days'
      from generate_series(1, ${users}) n, generate_series(1, 5) k`,
  },
  {
    what: 'lines',
    sql: `insert into "Line" ("userId", name, "startingPosition", "shareToken", "createdAt")
      select ${first} + n, 'Line ' || k, 'flatground', case when k = 1 then left(md5('line' || n), 22) end,
        now() - pg_temp.dice(n * 100 + k, 4) * ${someTime}
      from generate_series(1, ${users}) n,
        generate_series(1, least(40, floor(0.5 / power(pg_temp.dice(n, 5), 0.7)))::int) k;
      insert into "LineTrick" ("lineId", "order", "trickId", reasoning)
      select line.id, at, book."trickId", 'It leaves you where the next one begins.'
      from "Line" line, generate_series(1, 4) at
        join book on true
      where book.place = (line.id * 7 + at) % (select count(*) from book)`,
  },
]

const trainingTime = `interval '2 years'`

/** Most skaters have a few tricks, one in a hundred has some hundred; well-known tricks come first. */
const progress = `insert into "TrickProgress"
    ("userId", "trickId", "isSaved", "masteryLevel", "lastPracticed", "savedAt", "updatedAt")
  select user_id, book."trickId", pg_temp.dice(seed, 11) < 0.93,
    (array['LEARNING', 'LEARNING', 'CONSISTENT', 'MASTERED']::"Mastery"[])[1 + floor(4 * pg_temp.dice(seed, 12))::int],
    case when pg_temp.dice(seed, 13) < 0.2 then now() - pg_temp.dice(seed, 14) * ${trainingTime} end,
    now() - pg_temp.dice(seed, 15) * ${trainingTime}, now()
  from (
    select id as user_id, id::bigint * 1000 + j as seed,
      (floor(316 * power(pg_temp.dice(id, 16), 3))::int + j) as wanted
    from "User", generate_series(0, least(300, floor(2.5 / power(pg_temp.dice(id, 17), 0.75)))::int - 1) j
    where id > 1000
  ) wish join book on book.place = wish.wanted`

/** Every saved trick is practiced, some a hundred times; as in real life, the rows of all users lie mixed. */
const practice = (
  rows: number,
) => `insert into "PracticeEntry" ("userId", "trickId", tries, lands, "practicedAt")
  select "userId", "trickId", tries, floor(tries * pg_temp.dice(seed, 21))::int, at
  from (
    select "userId", "trickId", seed, 1 + floor(20 * power(pg_temp.dice(seed, 22), 2))::int as tries,
      now() - pg_temp.dice(seed, 23) * ${trainingTime} as at
    from (select *, row_number() over () as place from "TrickProgress") own,
      lateral (select place * 2000 + j as seed
        from generate_series(1, least(1500, floor(8 / sqrt(pg_temp.dice(place, 24) + 0.00001)))::int) j) entry
    order by at desc limit ${rows}
  ) drawn`

/** One in five has a trick that was composed for them. */
const composed = `insert into "Trick" (slug, name, category, "trickType", level, description, steps, family, stance,
    obstacles, "ownerId", "updatedAt")
  select 'own-' || id || '-trick', 'A trick of mine', 'Flatground', 'VARIATION', 'Advanced', 'Put together.',
    array['Roll.', 'Pop.'], 'own', 'regular', '{}', id, now()
  from "User" where id > 1000 and id % 5 = 0`

/** What skaters keep of their tricks. */
const practiced = ({ practice: rows }: Size): Step[] => [
  { what: 'own tricks', sql: composed },
  { what: 'tricks of skaters', sql: `${progress}; analyze "TrickProgress"` },
  { what: `practice, ${rows.toLocaleString('en')} rows`, sql: practice(rows) },
  {
    what: 'notes',
    sql: `insert into "TrickNote" ("userId", "trickId", text, "updatedAt")
      select "userId", "trickId", sentence.text, now()
      from (select *, row_number() over () as n from "TrickProgress") own
        join sentence on sentence.place = n % 4000 where n % 5 = 0`,
  },
]

const paragraphs = 14
const title = `initcap(sentence.text) || ' ' || n`
const frame = `case when n % 5 = 0 then '<iframe src="https://www.youtube.com/embed/' || video || '" title="A lesson"></iframe>' else '' end`

/** Posts with about 900 words each, their tags and three states of each. */
const posts = ({ posts: count }: Size): Step[] => [
  {
    what: `posts, ${count.toLocaleString('en')}`,
    sql: `
    create temp table body as
      select n, 'vid' || lpad(n::text, 8, '0') as video,
        string_agg('<h2>Part ' || part || '</h2><p>' || said || '</p>', '' order by part) as html
      from generate_series(1, ${count}) n, generate_series(1, ${paragraphs}) part,
        lateral (select string_agg(sentence.text, '. ') as said from generate_series(1, 7) k
          join sentence on sentence.place = (n * 131 + part * 17 + k * 397) % 4000) paragraph
      group by n;
    insert into "Post" (slug, title, excerpt, content, published, "publishedAt", version, "createdAt", "updatedAt")
      select 'post-' || n, ${title}, sentence.text || ', and what to do about it.', html || ${frame},
        n % 40 <> 0, at, 3, at, at
      from body join sentence on sentence.place = n % 4000,
        lateral (select now() + interval '20 days' - n * interval '3650 days' / ${count} as at) moment;
    insert into "PostRevision" ("postId", version, values, "createdAt")
      select id, revision.number, jsonb_build_object('title', title, 'excerpt', excerpt, 'content', content,
        'coverImage', null, 'imageAttribution', null, 'tags', '[]'::jsonb), "createdAt"
      from "Post", generate_series(1, 3) revision (number) where slug like 'post-%'`,
  },
  {
    what: 'tags',
    sql: `insert into "Tag" (name, slug) select 'topic ' || n, 'topic-' || n from generate_series(1, 60) n;
      insert into "PostTag" ("postId", "tagId") select post.id, tag.id from "Post" post, "Tag" tag
      where post.slug like 'post-%' and tag.slug in ('topic-1', 'topic-' || 2 + post.id % 8, 'topic-' || 10 + post.id % 50)`,
  },
  {
    what: 'transcripts',
    sql: `
    create temp table video as
      select "videoId", row_number() over () as n from (
        select video::char(11) as "videoId" from body where n % 5 = 0
        union select "videoId" from (select distinct "videoId" from "TrickVideo" limit ${count / 25}) own
      ) every;
    insert into "Transcript" ("videoId", language, "formattedText")
      select "videoId", 'en', string_agg(sentence.text, ' ' order by k)
      from video, generate_series(0, 99) k join sentence on true where sentence.place = (n * 97 + k * 37) % 4000
      group by "videoId";
    insert into "TranscriptSegment" ("videoId", index, "startMs", "durationMs", text)
      select "videoId", k, k * 4000, 4000, sentence.text
      from video, generate_series(0, 99) k join sentence on true where sentence.place = (n * 97 + k * 37) % 4000;
    insert into "ModelAnswer" (key, answer) select md5(n::text), '{}' from generate_series(1, ${count * 10}) n`,
  },
]

type Index = { name: string; definition: string }

/** Those that no constraint needs, with what makes each of them again. */
async function listIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = current_schema()::regnamespace and relname <> '_prisma_migrations'
       and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
  )
  return rows
}

async function run(client: pg.Client, { what, sql }: Step): Promise<void> {
  const begin = performance.now()
  await client.query(sql)
  console.log(`  ${what}: ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

/** Fills a prepared database to a size. Indexes and references are made afterward, which is many times faster. */
async function fill(url: string, size: Size): Promise<void> {
  console.log(`Filling a database with ${size.users} skaters...`)
  await withClient(url, async (client) => {
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'`)
    const [keys, indexes] = [await listForeignKeys(client), await listIndexes(client)]
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const step of [...words, ...people(size), ...practiced(size), ...posts(size)])
      await run(client, step)
    await run(client, { what: 'indexes', sql: indexes.map(({ definition }) => definition).join(';\n') })
    const references = keys.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    )
    await run(client, { what: 'references', sql: references.join(';\n') })
    await run(client, { what: 'statistics', sql: 'vacuum analyze' })
  })
}

const cookieName = 'next-auth.session-token'

/** Signs a user in without a password. */
async function signIn(client: pg.Client, userId: number): Promise<Record<string, string>> {
  const [cookie, header] = [newToken(), newToken()]
  await client.query(
    `insert into "Session" ("userId", "cookieTokenHash", "headerTokenHash", "authMethod", "expiresAt")
     values ($1, $2, $3, 'password', now() + interval '1 day')`,
    [userId, hashToken(cookie), hashToken(header)],
  )
  const cookies = [cookieName, `__Secure-${cookieName}`].map((name) => `${name}=${cookie}`)
  return { 'x-session-id': header, cookie: cookies.join('; ') }
}

const password = 'a password of many'
// So many that none of them comes near the limits of one account.
const count = 600

async function column<T>(client: pg.Client, sql: string): Promise<T[]> {
  return (await client.query<{ value: T }>(sql)).rows.map(({ value }) => value)
}

/** People with accounts and tricks, signed in, and what they may look at. */
async function createWorld(client: pg.Client): Promise<World> {
  const { rows } = await client.query<{ id: number; email: string; trickIds: number[] }>(
    `update "User" set "passwordHash" = $1 from (
       select "userId", array_agg("trickId") as "trickIds" from "TrickProgress" group by 1 order by 1 limit $2
     ) own where id = "userId" returning id, email, "trickIds"`,
    [await hashPassword(password), count],
  )
  const visitors: Visitor[] = []
  for (const { id, email, trickIds } of rows)
    visitors.push({ email, trickIds, headers: await signIn(client, id) })
  return {
    visitors,
    password,
    slugs: await column(client, `select slug as value from "Trick" where "ownerId" is null`),
    trickIds: await column(
      client,
      `select id as value from "Trick" where "ownerId" is null and sequence is null`,
    ),
    features: await column(client, 'select name as value from "ParkFeature"'),
    postSlugs: await column(
      client,
      `select slug as value from "Post" where published and "publishedAt" <= now()`,
    ),
  }
}

/** Lends a database of a thousand skaters, some of them signed in; afterward it is gone. */
export const withCrowd = (use: (database: Database, world: World) => Promise<void>): Promise<void> =>
  withBuilt((home) =>
    withScratch(home, { database: 'darkslide_crowd', quiet: true }, async (database) => {
      await fill(database.url, size)
      await use(database, await withClient(database.url, createWorld))
    }),
  )
