-- AlterTable
ALTER TABLE "Trick" ADD COLUMN     "isHidden" BOOLEAN NOT NULL DEFAULT false;
