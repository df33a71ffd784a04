-- AlterTable
ALTER TABLE "ledger"."payment" ADD COLUMN     "charge_amount" DECIMAL(78,0),
ADD COLUMN     "idempotency_key" TEXT,
ADD COLUMN     "open_key" BYTEA,
ADD COLUMN     "receipt_headers" JSONB,
ADD COLUMN     "transaction_log" INTEGER;

-- AlterTable
ALTER TABLE "ledger"."payment_line" ADD COLUMN     "charged" DECIMAL(78,0);

-- What lines came to, as far as it is known of older payments.
UPDATE "ledger"."payment_line" SET "charged" = CASE WHEN "outcome" = 'CHARGED' THEN "amount" ELSE 0 END WHERE "outcome" <> 'PENDING';

-- CreateTable
CREATE TABLE "ledger"."refund_line" (
    "refund_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,

    CONSTRAINT "refund_line_pkey" PRIMARY KEY ("refund_id","position")
);

-- A refund was of one line, and its transfer's nonce was made of the line's number: the number becomes the key.
INSERT INTO "ledger"."refund_line" ("refund_id", "position", "amount") SELECT "id", "position", "amount" FROM "ledger"."refund";

-- DropIndex
DROP INDEX "ledger"."refund_payment_id_position_key";

-- AlterTable
ALTER TABLE "ledger"."refund" ADD COLUMN     "key" TEXT,
ADD COLUMN     "lease_until" TIMESTAMPTZ(3),
ADD COLUMN     "note" TEXT,
ADD COLUMN     "prepared" JSONB;
UPDATE "ledger"."refund" SET "key" = "position"::text;
ALTER TABLE "ledger"."refund" ALTER COLUMN "key" SET NOT NULL, DROP COLUMN "position";

-- CreateIndex
CREATE UNIQUE INDEX "payment_open_key_key" ON "ledger"."payment"("open_key");

-- CreateIndex
CREATE UNIQUE INDEX "payment_payer_idempotency_key_key" ON "ledger"."payment"("payer", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "refund_payment_id_key_key" ON "ledger"."refund"("payment_id", "key");

-- AddForeignKey
ALTER TABLE "ledger"."refund_line" ADD CONSTRAINT "refund_line_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "ledger"."refund"("id") ON DELETE CASCADE ON UPDATE CASCADE;
