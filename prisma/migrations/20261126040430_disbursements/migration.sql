-- Refunds and payouts are disbursements: one table for money that leaves the operator's wallet, with neutral states.
ALTER TABLE "ledger"."refund" RENAME TO "disbursement";
ALTER TABLE "ledger"."disbursement" RENAME CONSTRAINT "refund_pkey" TO "disbursement_pkey";
ALTER TABLE "ledger"."disbursement" RENAME CONSTRAINT "refund_payment_id_fkey" TO "disbursement_payment_id_fkey";
ALTER INDEX "ledger"."refund_payment_id_key_key" RENAME TO "disbursement_payment_id_key_key";
ALTER INDEX "ledger"."refund_state_idx" RENAME TO "disbursement_state_idx";

-- A row says which of the two it is.
ALTER TABLE "ledger"."disbursement" ALTER COLUMN "purpose" DROP DEFAULT;

UPDATE "ledger"."disbursement" SET "state" = 'SENT' WHERE "state" = 'REFUNDED';

ALTER TABLE "ledger"."refund_line" RENAME TO "disbursement_line";
ALTER TABLE "ledger"."disbursement_line" RENAME COLUMN "refund_id" TO "disbursement_id";
ALTER TABLE "ledger"."disbursement_line" RENAME CONSTRAINT "refund_line_pkey" TO "disbursement_line_pkey";
ALTER TABLE "ledger"."disbursement_line" RENAME CONSTRAINT "refund_line_refund_id_fkey" TO "disbursement_line_disbursement_id_fkey";

ALTER TABLE "ledger"."refund_outflow" RENAME TO "outflow";
ALTER TABLE "ledger"."outflow" RENAME CONSTRAINT "refund_outflow_pkey" TO "outflow_pkey";

-- Postgres 18 keeps names for NOT NULL constraints; older versions have none.
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN
    SELECT conrelid::regclass AS of_table, conname AS old_name,
      CASE WHEN conname = 'refund_line_refund_id_not_null' THEN 'disbursement_line_disbursement_id_not_null'
        WHEN conname LIKE 'refund\_outflow\_%' THEN replace(conname, 'refund_outflow', 'outflow')
        ELSE replace(conname, 'refund', 'disbursement')
      END AS new_name
    FROM pg_constraint
    WHERE contype = 'n' AND conrelid IN (
      '"ledger"."disbursement"'::regclass, '"ledger"."disbursement_line"'::regclass, '"ledger"."outflow"'::regclass)
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', named.of_table, named.old_name, named.new_name);
  END LOOP;
END
$$;
