-- CreateEnum
CREATE TYPE "TrickCategory" AS ENUM ('Flatground', 'Rail', 'Ledge', 'Transitions', 'Manuals', 'Grinds', 'Flips');

-- CreateEnum
CREATE TYPE "TrickType" AS ENUM ('BASE', 'VARIATION', 'COMBINATION');

-- CreateEnum
CREATE TYPE "Level" AS ENUM ('Beginner', 'Intermediate', 'Advanced', 'Expert');

-- CreateEnum
CREATE TYPE "Stance" AS ENUM ('regular', 'nollie', 'fakie', 'switch');

-- CreateEnum
CREATE TYPE "Approach" AS ENUM ('frontside', 'backside');

-- CreateEnum
CREATE TYPE "TextSource" AS ENUM ('HAND', 'COACH', 'MODEL');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('USER', 'ADMIN');

-- CreateEnum
CREATE TYPE "RiderStance" AS ENUM ('regular', 'goofy');

-- CreateEnum
CREATE TYPE "Mastery" AS ENUM ('LEARNING', 'CONSISTENT', 'MASTERED');

-- CreateEnum
CREATE TYPE "StartingPosition" AS ENUM ('flatground', 'ramp', 'dropin', 'quarterpipe');

-- CreateEnum
CREATE TYPE "ReversesTravel" AS ENUM ('yes', 'no', 'sometimes');

-- CreateEnum
CREATE TYPE "VideoSource" AS ENUM ('SEED', 'DATA_API', 'KEYLESS', 'EDITOR');

-- CreateTable
CREATE TABLE "Trick" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category" "TrickCategory" NOT NULL,
    "trickType" "TrickType" NOT NULL,
    "level" "Level" NOT NULL,
    "description" TEXT NOT NULL,
    "steps" TEXT[],
    "stepsSource" "TextSource",
    "mistakes" JSONB NOT NULL DEFAULT '[]',
    "videoUrl" TEXT,
    "videoStart" INTEGER,
    "isFoundational" BOOLEAN NOT NULL DEFAULT false,
    "order" INTEGER,
    "variationDetails" TEXT,
    "sequence" TEXT,
    "family" TEXT NOT NULL,
    "stance" "Stance" NOT NULL,
    "approach" "Approach",
    "obstacles" TEXT[],
    "difficulty" DOUBLE PRECISION,
    "difficultySources" INTEGER NOT NULL DEFAULT 0,
    "prosLanded" INTEGER,
    "prosMissed" INTEGER,
    "sources" INTEGER NOT NULL DEFAULT 0,
    "baseId" INTEGER,
    "ownerId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Trick_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrickAlias" (
    "trickId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "TrickAlias_pkey" PRIMARY KEY ("trickId","name")
);

-- CreateTable
CREATE TABLE "TrickPrerequisite" (
    "trickId" INTEGER NOT NULL,
    "requiresId" INTEGER NOT NULL,

    CONSTRAINT "TrickPrerequisite_pkey" PRIMARY KEY ("trickId","requiresId")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "passwordHash" TEXT,
    "role" "Role" NOT NULL DEFAULT 'USER',
    "riderStance" "RiderStance",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OAuthAccount" (
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OAuthAccount_pkey" PRIMARY KEY ("provider","providerAccountId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "cookieTokenHash" TEXT NOT NULL,
    "headerTokenHash" TEXT NOT NULL,
    "authMethod" TEXT NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AppliedRequest" (
    "userId" INTEGER NOT NULL,
    "key" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AppliedRequest_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "TrickProgress" (
    "userId" INTEGER NOT NULL,
    "trickId" INTEGER NOT NULL,
    "isSaved" BOOLEAN NOT NULL DEFAULT true,
    "masteryLevel" "Mastery" NOT NULL DEFAULT 'LEARNING',
    "lastPracticed" TIMESTAMPTZ(3),
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TrickProgress_pkey" PRIMARY KEY ("userId","trickId")
);

-- CreateTable
CREATE TABLE "TrickNote" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "trickId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TrickNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PracticeEntry" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "trickId" INTEGER NOT NULL,
    "tries" INTEGER NOT NULL,
    "lands" INTEGER NOT NULL,
    "practicedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PracticeEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Line" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "startingPosition" "StartingPosition" NOT NULL,
    "shareToken" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LineTrick" (
    "lineId" INTEGER NOT NULL,
    "order" INTEGER NOT NULL,
    "trickId" INTEGER NOT NULL,
    "reasoning" TEXT NOT NULL,

    CONSTRAINT "LineTrick_pkey" PRIMARY KEY ("lineId","order")
);

-- CreateTable
CREATE TABLE "ParkFeature" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "difficulty" "Level" NOT NULL,
    "description" TEXT,
    "aliases" TEXT[],
    "trickFamilies" TEXT[],
    "reversesTravel" "ReversesTravel" NOT NULL,
    "speedEffect" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "ParkFeature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrickVideo" (
    "trickId" INTEGER NOT NULL,
    "videoId" CHAR(11) NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT,
    "channel" TEXT,
    "startSeconds" INTEGER,
    "source" "VideoSource" NOT NULL,
    "isAlive" BOOLEAN,
    "checkedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TrickVideo_pkey" PRIMARY KEY ("trickId","videoId")
);

-- CreateTable
CREATE TABLE "Transcript" (
    "videoId" CHAR(11) NOT NULL,
    "language" TEXT,
    "formattedText" TEXT NOT NULL,
    "fetchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Transcript_pkey" PRIMARY KEY ("videoId")
);

-- CreateTable
CREATE TABLE "TranscriptSegment" (
    "videoId" CHAR(11) NOT NULL,
    "index" INTEGER NOT NULL,
    "startMs" INTEGER NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "TranscriptSegment_pkey" PRIMARY KEY ("videoId","index")
);

-- CreateTable
CREATE TABLE "DailyBudget" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DailyBudget_pkey" PRIMARY KEY ("day","name")
);

-- CreateTable
CREATE TABLE "ModelAnswer" (
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelAnswer_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "coverImage" TEXT,
    "imageAttribution" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "publishedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "authorId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tag" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostTag" (
    "postId" INTEGER NOT NULL,
    "tagId" INTEGER NOT NULL,

    CONSTRAINT "PostTag_pkey" PRIMARY KEY ("postId","tagId")
);

-- CreateTable
CREATE TABLE "PostRevision" (
    "postId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "editorId" INTEGER,
    "values" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostRevision_pkey" PRIMARY KEY ("postId","version")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "uploaderId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeedRecord" (
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "values" JSONB NOT NULL,

    CONSTRAINT "SeedRecord_pkey" PRIMARY KEY ("kind","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Trick_slug_key" ON "Trick"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Trick_order_key" ON "Trick"("order");

-- CreateIndex
CREATE INDEX "Trick_ownerId_idx" ON "Trick"("ownerId");

-- CreateIndex
CREATE INDEX "Trick_baseId_idx" ON "Trick"("baseId");

-- CreateIndex
CREATE UNIQUE INDEX "TrickAlias_key_key" ON "TrickAlias"("key");

-- CreateIndex
CREATE INDEX "TrickPrerequisite_requiresId_idx" ON "TrickPrerequisite"("requiresId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE INDEX "OAuthAccount_userId_idx" ON "OAuthAccount"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_cookieTokenHash_key" ON "Session"("cookieTokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Session_headerTokenHash_key" ON "Session"("headerTokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_idx" ON "PasswordReset"("userId");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "AppliedRequest_createdAt_idx" ON "AppliedRequest"("createdAt");

-- CreateIndex
CREATE INDEX "TrickProgress_trickId_idx" ON "TrickProgress"("trickId");

-- CreateIndex
CREATE INDEX "TrickNote_userId_trickId_createdAt_idx" ON "TrickNote"("userId", "trickId", "createdAt");

-- CreateIndex
CREATE INDEX "PracticeEntry_userId_trickId_practicedAt_idx" ON "PracticeEntry"("userId", "trickId", "practicedAt");

-- CreateIndex
CREATE INDEX "PracticeEntry_userId_practicedAt_idx" ON "PracticeEntry"("userId", "practicedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Line_shareToken_key" ON "Line"("shareToken");

-- CreateIndex
CREATE INDEX "Line_userId_createdAt_idx" ON "Line"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "LineTrick_trickId_idx" ON "LineTrick"("trickId");

-- CreateIndex
CREATE UNIQUE INDEX "ParkFeature_name_key" ON "ParkFeature"("name");

-- CreateIndex
CREATE INDEX "TrickVideo_trickId_position_idx" ON "TrickVideo"("trickId", "position");

-- CreateIndex
CREATE INDEX "TrickVideo_videoId_idx" ON "TrickVideo"("videoId");

-- CreateIndex
CREATE INDEX "ModelAnswer_createdAt_idx" ON "ModelAnswer"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Post_slug_key" ON "Post"("slug");

-- CreateIndex
CREATE INDEX "Post_published_publishedAt_id_idx" ON "Post"("published", "publishedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Post_authorId_idx" ON "Post"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "Tag_name_key" ON "Tag"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Tag_slug_key" ON "Tag"("slug");

-- CreateIndex
CREATE INDEX "PostTag_tagId_idx" ON "PostTag"("tagId");

-- CreateIndex
CREATE INDEX "PostRevision_editorId_idx" ON "PostRevision"("editorId");

-- CreateIndex
CREATE UNIQUE INDEX "Upload_key_key" ON "Upload"("key");

-- CreateIndex
CREATE INDEX "Upload_uploaderId_idx" ON "Upload"("uploaderId");

-- AddForeignKey
ALTER TABLE "Trick" ADD CONSTRAINT "Trick_baseId_fkey" FOREIGN KEY ("baseId") REFERENCES "Trick"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Trick" ADD CONSTRAINT "Trick_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickAlias" ADD CONSTRAINT "TrickAlias_trickId_fkey" FOREIGN KEY ("trickId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickPrerequisite" ADD CONSTRAINT "TrickPrerequisite_trickId_fkey" FOREIGN KEY ("trickId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickPrerequisite" ADD CONSTRAINT "TrickPrerequisite_requiresId_fkey" FOREIGN KEY ("requiresId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthAccount" ADD CONSTRAINT "OAuthAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppliedRequest" ADD CONSTRAINT "AppliedRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickProgress" ADD CONSTRAINT "TrickProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickProgress" ADD CONSTRAINT "TrickProgress_trickId_fkey" FOREIGN KEY ("trickId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickNote" ADD CONSTRAINT "TrickNote_userId_trickId_fkey" FOREIGN KEY ("userId", "trickId") REFERENCES "TrickProgress"("userId", "trickId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PracticeEntry" ADD CONSTRAINT "PracticeEntry_userId_trickId_fkey" FOREIGN KEY ("userId", "trickId") REFERENCES "TrickProgress"("userId", "trickId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Line" ADD CONSTRAINT "Line_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineTrick" ADD CONSTRAINT "LineTrick_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "Line"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineTrick" ADD CONSTRAINT "LineTrick_trickId_fkey" FOREIGN KEY ("trickId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrickVideo" ADD CONSTRAINT "TrickVideo_trickId_fkey" FOREIGN KEY ("trickId") REFERENCES "Trick"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TranscriptSegment" ADD CONSTRAINT "TranscriptSegment_videoId_fkey" FOREIGN KEY ("videoId") REFERENCES "Transcript"("videoId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostRevision" ADD CONSTRAINT "PostRevision_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostRevision" ADD CONSTRAINT "PostRevision_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_uploaderId_fkey" FOREIGN KEY ("uploaderId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say, the database says all the same.

-- One name each in the library; tricks that belong to a skater may share one.
CREATE UNIQUE INDEX "Trick_library_name_key" ON "Trick" (lower("name")) WHERE "ownerId" IS NULL;

ALTER TABLE "Trick"
  ADD CONSTRAINT "Trick_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "Trick_name_check" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "Trick_order_check" CHECK ("isFoundational" = ("order" IS NOT NULL)),
  ADD CONSTRAINT "Trick_difficulty_check" CHECK ("difficulty" BETWEEN 0 AND 10),
  ADD CONSTRAINT "Trick_pros_check" CHECK (("prosLanded" IS NULL) = ("prosMissed" IS NULL) AND "prosLanded" >= 0 AND "prosMissed" >= 0),
  ADD CONSTRAINT "Trick_base_check" CHECK ("baseId" <> "id");

ALTER TABLE "TrickPrerequisite"
  ADD CONSTRAINT "TrickPrerequisite_self_check" CHECK ("trickId" <> "requiresId");

ALTER TABLE "User"
  ADD CONSTRAINT "User_email_check" CHECK ("email" = lower("email") AND char_length("email") <= 254),
  ADD CONSTRAINT "User_username_check" CHECK (char_length("username") BETWEEN 3 AND 40);

ALTER TABLE "PracticeEntry"
  ADD CONSTRAINT "PracticeEntry_count_check" CHECK ("tries" > 0 AND "lands" BETWEEN 0 AND "tries");

ALTER TABLE "TrickNote"
  ADD CONSTRAINT "TrickNote_text_check" CHECK (char_length("text") BETWEEN 1 AND 2000);

ALTER TABLE "Line"
  ADD CONSTRAINT "Line_name_check" CHECK (char_length("name") BETWEEN 1 AND 100);

ALTER TABLE "LineTrick"
  ADD CONSTRAINT "LineTrick_order_check" CHECK ("order" BETWEEN 1 AND 5);

ALTER TABLE "ParkFeature"
  ADD CONSTRAINT "ParkFeature_difficulty_check" CHECK ("difficulty" <> 'Expert');

ALTER TABLE "DailyBudget"
  ADD CONSTRAINT "DailyBudget_used_check" CHECK ("used" >= 0);

ALTER TABLE "Post"
  ADD CONSTRAINT "Post_slug_check" CHECK (char_length("slug") > 0),
  ADD CONSTRAINT "Post_published_check" CHECK (NOT "published" OR "publishedAt" IS NOT NULL);

ALTER TABLE "Upload"
  ADD CONSTRAINT "Upload_size_check" CHECK ("width" > 0 AND "height" > 0 AND "bytes" > 0);
