-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "EmailLink" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "EmailLink_userId_idx" ON "EmailLink"("userId");

-- CreateIndex
CREATE INDEX "EmailLink_expiresAt_idx" ON "EmailLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "EmailLink" ADD CONSTRAINT "EmailLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Accounts that came through a provider and have nothing else: it has verified their address.
UPDATE "User" SET "emailVerifiedAt" = "createdAt"
WHERE "passwordHash" IS NULL AND id IN (SELECT "userId" FROM "OAuthAccount");
