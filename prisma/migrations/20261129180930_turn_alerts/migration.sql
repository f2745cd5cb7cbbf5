-- CreateTable
CREATE TABLE "TurnPush" (
    "gameToken" CHAR(22) NOT NULL,
    "seat" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,

    CONSTRAINT "TurnPush_pkey" PRIMARY KEY ("gameToken","seat","endpoint")
);

-- CreateTable
CREATE TABLE "TurnMail" (
    "gameToken" CHAR(22) NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "stopKey" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "TurnMail_pkey" PRIMARY KEY ("gameToken","seat")
);

-- CreateIndex
CREATE INDEX "LinkedGame_nextToken_idx" ON "LinkedGame"("nextToken");

-- CreateIndex
CREATE INDEX "TurnPush_endpoint_idx" ON "TurnPush"("endpoint");

-- CreateIndex
CREATE UNIQUE INDEX "TurnMail_stopKey_key" ON "TurnMail"("stopKey");

-- CreateIndex
CREATE INDEX "TurnMail_userId_idx" ON "TurnMail"("userId");

-- AddForeignKey
ALTER TABLE "TurnPush" ADD CONSTRAINT "TurnPush_gameToken_seat_fkey" FOREIGN KEY ("gameToken", "seat") REFERENCES "LinkedSeat"("gameToken", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TurnMail" ADD CONSTRAINT "TurnMail_gameToken_seat_fkey" FOREIGN KEY ("gameToken", "seat") REFERENCES "LinkedSeat"("gameToken", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TurnMail" ADD CONSTRAINT "TurnMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
