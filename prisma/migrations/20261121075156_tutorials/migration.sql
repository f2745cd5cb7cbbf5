-- AlterTable
ALTER TABLE "DailyBudget" ADD COLUMN     "refusedUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "TutorialSearch" (
    "trickId" INTEGER NOT NULL,
    "claim" UUID,
    "claimedUntil" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),

    CONSTRAINT "TutorialSearch_pkey" PRIMARY KEY ("trickId")
);

-- AddForeignKey
ALTER TABLE "TutorialSearch" ADD CONSTRAINT "TutorialSearch_trickId_fkey" FOREIGN KEY ("trickId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
-- Over an expression, which schema.prisma cannot say: the words of whole transcripts.
CREATE INDEX "Transcript_words_idx" ON "Transcript" USING GIN (to_tsvector('english', "formattedText"));
