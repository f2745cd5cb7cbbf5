import type { Size, Step } from './size.ts'

const paragraphs = 14
const title = `initcap(sentence.text) || ' ' || n`
const frame = `case when n % 5 = 0 then '<iframe src="https://www.youtube.com/embed/' || video || '" title="A lesson"></iframe>' else '' end`

/** Posts with about 900 words each, their tags and three states of each. */
export const posts = ({ posts: count }: Size): Step[] => [
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
