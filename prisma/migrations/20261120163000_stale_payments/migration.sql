-- Payments that somebody may have to take over: few, however long the history is. Prisma's schema has no words for it.
CREATE INDEX "payment_stale_idx" ON "ledger"."payment"("lease_until")
WHERE state IN ('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING')
   OR (state IN ('SETTLED', 'REFUNDING', 'REFUNDED') AND settle = 'UPFRONT' AND answer_status IS NULL);
