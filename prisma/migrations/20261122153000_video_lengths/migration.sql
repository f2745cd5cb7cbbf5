-- AlterTable
ALTER TABLE "TrickVideo" ADD COLUMN     "seconds" INTEGER;
