-- What a wallet has open, and what of it settled a moment ago: few rows, however long its history is.
CREATE INDEX "payment_exposure_idx" ON "ledger"."payment"("payer", "settled_at")
WHERE state NOT IN ('RELEASED', 'FAILED');

-- Locks a payer (key) until the transaction ends, then adds up what it has open on a network and what settled at or after a
-- moment. The sum is a statement of its own, so it sees what was committed while this one waited for the lock; the statement
-- that calls has been looking at an older state since it began.
CREATE FUNCTION "ledger"."lock_exposure"(
  key bigint, of_network text, of_asset text, of_payer text, since timestamptz, open_states text[],
  OUT held numeric, OUT is_settling boolean
) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(key);
  SELECT coalesce(sum(part.amount), 0), coalesce(bool_or(part.state = 'SETTLING'), false) INTO held, is_settling FROM (
    SELECT payment.amount, payment.state FROM ledger.payment
    WHERE payment.payer = of_payer AND payment.settled_at IS NULL AND payment.state NOT IN ('RELEASED', 'FAILED')
      AND payment.state = ANY (open_states) AND payment.network = of_network AND payment.asset = of_asset
    UNION ALL
    SELECT coalesce(payment.settled_amount, payment.amount), payment.state FROM ledger.payment
    WHERE payment.payer = of_payer AND payment.settled_at >= since AND payment.state NOT IN ('RELEASED', 'FAILED')
      AND payment.network = of_network AND payment.asset = of_asset
  ) AS part;
END $$;
