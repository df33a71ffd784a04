-- CreateTable
CREATE TABLE "kit"."installation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "is_only" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "installation_is_only_key" ON "kit"."installation"("is_only");

-- The one row.
INSERT INTO "kit"."installation" DEFAULT VALUES;

ALTER TABLE "kit"."installation" ADD CONSTRAINT "installation_is_only_check" CHECK ("is_only");
