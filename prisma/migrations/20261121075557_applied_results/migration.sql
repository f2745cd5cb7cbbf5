-- AlterTable
ALTER TABLE "AppliedRequest" ADD COLUMN     "resultId" INTEGER;

-- AlterTable
ALTER TABLE "PasswordReset" DROP COLUMN "usedAt";
