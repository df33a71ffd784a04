-- Every write of a payment writes an entry into each of its indexes. These held an entry for every payment, and are asked only
-- for the few that are open or have a key: partial indexes are smaller, and most writes leave them alone.

DROP INDEX "ledger"."payment_open_key_key";
CREATE UNIQUE INDEX "payment_open_key_key" ON "ledger"."payment"("open_key") WHERE open_key IS NOT NULL;

DROP INDEX "ledger"."payment_payer_idempotency_key_key";
CREATE UNIQUE INDEX "payment_payer_idempotency_key_key" ON "ledger"."payment"("payer", "idempotency_key")
WHERE idempotency_key IS NOT NULL;

-- Open payments are in payment_stale_idx.
DROP INDEX "ledger"."payment_state_lease_until_idx";
CREATE INDEX "payment_refunding_idx" ON "ledger"."payment"("updated_at") WHERE state = 'REFUNDING';
