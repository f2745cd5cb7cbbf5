-- CreateTable
CREATE TABLE "LinkedGame" (
    "token" CHAR(22) NOT NULL,
    "players" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "entries" JSONB NOT NULL DEFAULT '[]',
    "turns" INTEGER NOT NULL DEFAULT 0,
    "nextToken" CHAR(22),
    "touchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LinkedGame_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "LinkedSeat" (
    "gameToken" CHAR(22) NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,

    CONSTRAINT "LinkedSeat_pkey" PRIMARY KEY ("gameToken","seat")
);

-- CreateIndex
CREATE INDEX "LinkedGame_touchedAt_idx" ON "LinkedGame"("touchedAt");

-- CreateIndex
CREATE UNIQUE INDEX "LinkedSeat_gameToken_secretHash_key" ON "LinkedSeat"("gameToken", "secretHash");

-- AddForeignKey
ALTER TABLE "LinkedSeat" ADD CONSTRAINT "LinkedSeat_gameToken_fkey" FOREIGN KEY ("gameToken") REFERENCES "LinkedGame"("token") ON DELETE CASCADE ON UPDATE CASCADE;
