-- AlterTable
ALTER TABLE "kit"."job" ADD COLUMN     "leased_by" UUID;

-- AlterTable
ALTER TABLE "ledger"."disbursement" ADD COLUMN     "leased_by" UUID;

-- CreateTable
CREATE TABLE "kit"."process" (
    "id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "workers" TEXT[],

    CONSTRAINT "process_pkey" PRIMARY KEY ("id")
);
