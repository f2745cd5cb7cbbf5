-- CreateEnum
CREATE TYPE "RestReason" AS ENUM ('RAIN', 'INJURY', 'REST');

-- CreateTable
CREATE TABLE "DiaryDay" (
    "userId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "rest" "RestReason",
    "place" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "DiaryDay_pkey" PRIMARY KEY ("userId","day")
);

-- AddForeignKey
ALTER TABLE "DiaryDay" ADD CONSTRAINT "DiaryDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
