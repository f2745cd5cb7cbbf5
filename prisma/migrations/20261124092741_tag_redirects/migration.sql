-- CreateTable
CREATE TABLE "TagRedirect" (
    "slug" TEXT NOT NULL,
    "tagId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TagRedirect_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "TagRedirect_tagId_idx" ON "TagRedirect"("tagId");

-- AddForeignKey
ALTER TABLE "TagRedirect" ADD CONSTRAINT "TagRedirect_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;
