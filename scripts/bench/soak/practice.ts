import type { Size, Step } from './size.ts'

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

/** Every saved trick is practised, some a hundred times; as it happens: everybody's rows lie mixed. */
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
export const practised = ({ practice: rows }: Size): Step[] => [
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
