-- CreateTable
CREATE TABLE "ContentVersion" (
    "tag" TEXT NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("tag")
);
