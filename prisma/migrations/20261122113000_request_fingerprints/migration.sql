-- AlterTable
ALTER TABLE "AppliedRequest" ADD COLUMN     "fingerprint" TEXT;
