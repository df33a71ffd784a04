-- AlterTable
ALTER TABLE "ledger"."refund" ADD COLUMN     "approved_at" TIMESTAMPTZ(3),
ADD COLUMN     "counted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ledger"."refund_outflow" (
    "day" DATE NOT NULL,
    "day_amount" DECIMAL(78,0) NOT NULL,
    "hour" INTEGER NOT NULL,
    "hour_amount" DECIMAL(78,0) NOT NULL,

    CONSTRAINT "refund_outflow_pkey" PRIMARY KEY ("day")
);

-- A refund goes to the wallet that paid. One that was asked for to another wallet and was never signed goes to the payer now.
UPDATE "ledger"."refund" SET "recipient" = NULL
WHERE "purpose" = 'REFUND' AND "recipient" IS NOT NULL AND "prepared" IS NULL AND "state" <> 'REFUNDED';
