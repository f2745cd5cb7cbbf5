-- Lists are read in one direction from where they were left: both columns of the order descend.
-- DropIndex
DROP INDEX "Post_published_publishedAt_id_idx";

-- CreateIndex
CREATE INDEX "Post_published_publishedAt_id_idx" ON "Post"("published", "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_updatedAt_id_idx" ON "Post"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Trick_videoUrl_idx" ON "Trick"("videoUrl");

-- CreateFunction
-- The videos that a post shows, each once.
CREATE FUNCTION "postVideos"(content TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT ARRAY(SELECT DISTINCT frame[1] FROM regexp_matches(content, '/embed/([A-Za-z0-9_-]{11})', 'g') frame) $$;

-- CreateIndex
-- Over an expression, which schema.prisma cannot say: which posts show a video.
CREATE INDEX "Post_videos_idx" ON "Post" USING GIN ("postVideos"("content"));

-- CreateIndex
-- For words anywhere in title and excerpt. A server that lacks the extension reads all of them instead.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Post_text_idx" ON "Post" USING GIN (("title" || chr(10) || "excerpt") gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Posts are searched without an index: %', SQLERRM;
END $$;

-- AlterTable
-- Kept, since to rank a hit the words of the whole transcript are needed again.
ALTER TABLE "Transcript" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector('english', "formattedText")) STORED;
ALTER TABLE "TranscriptSegment" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector('english', "text")) STORED;

-- CreateIndex
DROP INDEX "Transcript_words_idx";
CREATE INDEX "Transcript_words_idx" ON "Transcript" USING GIN ("words");
