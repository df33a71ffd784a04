-- AlterTable
ALTER TABLE "ledger"."payment" ADD COLUMN     "is_watched" BOOLEAN NOT NULL DEFAULT false;

-- Payments that somebody may have to take over, or to ask the chain about: few, however long the history is.
DROP INDEX "ledger"."payment_stale_idx";
CREATE INDEX "payment_stale_idx" ON "ledger"."payment"("lease_until")
WHERE state IN ('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING') OR is_watched
   OR (state IN ('SETTLED', 'REFUNDING', 'REFUNDED') AND settle = 'UPFRONT' AND answer_status IS NULL);
