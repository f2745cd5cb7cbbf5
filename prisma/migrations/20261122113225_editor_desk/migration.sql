-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "textSource" "TextSource";

-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "unusedSince" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PostRedirect" (
    "slug" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostRedirect_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "PostRedirect_postId_idx" ON "PostRedirect"("postId");

-- AddForeignKey
ALTER TABLE "PostRedirect" ADD CONSTRAINT "PostRedirect_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Upload_unusedSince_idx" ON "Upload"("unusedSince");

-- CreateFunction
-- The uploaded pictures that a text names, each once.
CREATE FUNCTION "uploadsIn"(words TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT ARRAY(SELECT DISTINCT found[1] FROM regexp_matches(words, '/uploads/([A-Za-z0-9_-]{22}[.]webp)', 'g') found) $$;

-- CreateIndex
-- Over expressions, which schema.prisma cannot say: which posts and versions show a picture.
CREATE INDEX "Post_uploads_idx" ON "Post" USING GIN
  ("uploadsIn"(COALESCE("coverImage", '') || ' ' || COALESCE("imageAttribution", '') || ' ' || "content"));
CREATE INDEX "PostRevision_uploads_idx" ON "PostRevision" USING GIN ("uploadsIn"("values"::text));
