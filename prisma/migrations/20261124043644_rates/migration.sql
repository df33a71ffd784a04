-- CreateTable
CREATE TABLE "kit"."rate" (
    "key" TEXT NOT NULL,
    "whole_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "rate_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "kit"."lockout" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "blocked_until" TIMESTAMPTZ(3) NOT NULL,
    "forget_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lockout_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "rate_whole_at_idx" ON "kit"."rate"("whole_at");

-- CreateIndex
CREATE INDEX "lockout_forget_at_idx" ON "kit"."lockout"("forget_at");

-- What a wallet had for nothing, without its payments that were charged whole: the limit asks this before each payment.
CREATE INDEX "payment_uncharged" ON "ledger"."payment"("payer", "created_at" DESC)
  WHERE "state" IN ('RELEASED', 'FAILED', 'REFUNDING', 'REFUNDED') OR "charge_amount" < "amount";
