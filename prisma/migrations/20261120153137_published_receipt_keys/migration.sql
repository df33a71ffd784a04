-- CreateTable
CREATE TABLE "ledger"."receipt_key" (
    "name" TEXT NOT NULL,
    "x" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_key_pkey" PRIMARY KEY ("name")
);
