-- AlterEnum
ALTER TYPE "VideoVerdict" ADD VALUE 'REPORTED';

-- AlterTable
ALTER TABLE "TrickVideo" ADD COLUMN     "raisedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "TrickVideo_raisedAt_idx" ON "TrickVideo"("raisedAt");

-- What was said of a video until now.
UPDATE "TrickVideo" AS video SET "raisedAt" = now()
WHERE verdict IS NOT NULL OR EXISTS (
  SELECT FROM "VideoReport" report WHERE report."trickId" = video."trickId" AND report."videoId" = video."videoId"
);
