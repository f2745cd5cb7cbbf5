-- CreateTable
CREATE TABLE "Park" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "features" JSONB NOT NULL,
    "level" "Level",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Park_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Park_userId_name_key" ON "Park"("userId", "name");

-- AddForeignKey
ALTER TABLE "Park" ADD CONSTRAINT "Park_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
