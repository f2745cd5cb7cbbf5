import type { Size, Step } from './size.ts'

/** The ids of those who come with the content are below. */
const first = 1000
const someTime = `interval '2 years'`
const token = (kind: string) => `encode(sha256(('${kind} ' || n || ' ' || k)::bytea), 'base64')`

/** Accounts with what hangs on each of them. */
export const people = ({ users }: Size): Step[] => [
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
