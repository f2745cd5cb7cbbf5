import type { Step } from './size.ts'

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
export const words: Step[] = [
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
