-- AlterTable
ALTER TABLE "Trick" ADD COLUMN     "prosSet" INTEGER,
ADD COLUMN     "prosSetLanded" INTEGER;
