import 'server-only'
import { db } from '../db'
import { embedUrl } from '../youtube/link'
import type { TranscriptHit } from './schema'
import { matchEnd, matchStart, snippetParts } from './snippet'

const mostHits = 20

type Row = {
  videoId: string
  title: string | null
  channel: string | null
  startMs: number
  marked: string
  /** Null for a video that stands in a post; the slug and the name are then the post's. */
  trickId: number | null
  slug: string
  name: string
}

/**
 * The places in the videos of the library and the blog where the words are said, best video first, one place for each.
 * Understands what web searches do: "quoted phrases", or, -without.
 */
export async function searchTranscripts(text: string): Promise<TranscriptHit[]> {
  const marks = `StartSel=${matchStart}, StopSel=${matchEnd}, MaxWords=28, MinWords=12`
  const rows = await db.$queryRaw<Row[]>`
    WITH wanted AS (
      SELECT websearch_to_tsquery('english', ${text}) AS query,
        replace(plainto_tsquery('english', ${text})::text, '&', '|')::tsquery AS "anyWord"
    ), said AS (
      SELECT "videoId", ts_rank_cd(words, query, 1) AS rank
      FROM wanted, "Transcript" WHERE words @@ query
    ), shown AS (
      SELECT said.*, video.title, video.channel, video.position, trick.id, trick.slug, trick.name
      FROM said JOIN "TrickVideo" video USING ("videoId") JOIN "Trick" trick ON trick.id = video."trickId"
      WHERE trick."ownerId" IS NULL AND video."isAlive" IS NOT FALSE
      UNION ALL
      SELECT said.*, NULL, NULL, 0, NULL, post.slug, post.title
      FROM said JOIN "Post" post ON "postVideos"(post.content) @> ARRAY[said."videoId"::text]
      WHERE post.published AND post."publishedAt" <= now()
    ), found AS (
      SELECT * FROM (
        -- A video of both a trick and a post is the trick's.
        SELECT DISTINCT ON ("videoId") * FROM shown ORDER BY "videoId", id IS NULL, position, id, slug
      ) source
      ORDER BY rank DESC, "videoId" LIMIT ${mostHits}
    ), passage AS (
      -- A sentence runs over several captions, so a place is a caption with the two that follow.
      SELECT "videoId", index, "startMs", words AS own,
        words || coalesce(lead(words) OVER said, '') || coalesce(lead(words, 2) OVER said, '') AS words,
        concat_ws(' ', text, lead(text) OVER said, lead(text, 2) OVER said) AS text
      FROM "TranscriptSegment" WHERE "videoId" IN (SELECT "videoId" FROM found)
      WINDOW said AS (PARTITION BY "videoId" ORDER BY index)
    ), best AS (
      SELECT DISTINCT ON ("videoId") passage.*, "anyWord"
      FROM passage, wanted
      ORDER BY "videoId", words @@ query DESC, own @@ "anyWord" DESC, ts_rank(words, "anyWord") DESC, index
    )
    SELECT found."videoId", found.title, found.channel, best."startMs",
      ts_headline('english', best.text, "anyWord", ${marks}) AS marked,
      found.id AS "trickId", found.slug, found.name
    FROM found JOIN best USING ("videoId") ORDER BY found.rank DESC, found."videoId"`
  return rows.map(toHit)
}

function toHit({ videoId, title, channel, startMs, marked, trickId, slug, name }: Row): TranscriptHit {
  const startSeconds = Math.floor(startMs / 1000)
  return {
    videoId,
    title,
    channel,
    startSeconds,
    embedUrl: embedUrl(videoId, startSeconds),
    snippet: snippetParts(marked),
    trick: trickId === null ? null : { id: trickId, slug, name },
    post: trickId === null ? { slug, title: name } : null,
  }
}
