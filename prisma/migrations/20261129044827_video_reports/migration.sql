-- DropIndex
DROP INDEX "Trick_videoUrl_idx";

-- CreateEnum
CREATE TYPE "VideoVerdict" AS ENUM ('RIGHT', 'WRONG');

-- AlterTable
ALTER TABLE "TrickVideo" ADD COLUMN     "fits" BOOLEAN,
ADD COLUMN     "verdict" "VideoVerdict";

-- CreateTable
CREATE TABLE "VideoReport" (
    "trickId" INTEGER NOT NULL,
    "videoId" CHAR(11) NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VideoReport_pkey" PRIMARY KEY ("trickId","videoId","userId")
);

-- CreateIndex
CREATE INDEX "VideoReport_userId_idx" ON "VideoReport"("userId");

-- AddForeignKey
ALTER TABLE "VideoReport" ADD CONSTRAINT "VideoReport_trickId_videoId_fkey" FOREIGN KEY ("trickId", "videoId") REFERENCES "TrickVideo"("trickId", "videoId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VideoReport" ADD CONSTRAINT "VideoReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
