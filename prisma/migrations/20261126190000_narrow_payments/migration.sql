-- A payment's row is written several times within a second and then kept for years. What only its first day needs moves into tables
-- of their own that are pruned: the credential, the answer, the receipt, and who works on it. The rest is partitioned by month, and
-- none of its indexes names a column that changes as a payment moves on, so that Postgres updates it in place (HOT).

CREATE TYPE "ledger"."step" AS ("to_state" text, "reason" text, "at" timestamptz);

ALTER TABLE "ledger"."disbursement" DROP CONSTRAINT "disbursement_payment_id_fkey";
ALTER TABLE "ledger"."payment_line" DROP CONSTRAINT "payment_line_payment_id_fkey";
ALTER TABLE "ledger"."payment_transition" DROP CONSTRAINT "payment_transition_payment_id_fkey";
DROP TRIGGER "payment_reserved" ON "ledger"."payment";
DROP TRIGGER "payment_moved" ON "ledger"."payment";
ALTER TABLE "ledger"."payment" RENAME TO "payment_before";
ALTER TABLE "ledger"."payment_line" RENAME TO "payment_line_before";
ALTER TABLE "ledger"."payment_transition" RENAME TO "payment_transition_before";
ALTER TABLE "ledger"."payment_before" RENAME CONSTRAINT "payment_pkey" TO "payment_before_pkey";
ALTER TABLE "ledger"."payment_line_before" RENAME CONSTRAINT "payment_line_pkey" TO "payment_line_before_pkey";
ALTER INDEX "ledger"."payment_payer_created_at_id_idx" RENAME TO "payment_before_payer_idx";
ALTER INDEX "ledger"."payment_created_at_idx" RENAME TO "payment_before_created_at_idx";
ALTER INDEX "ledger"."payment_organization_id_idx" RENAME TO "payment_before_organization_id_idx";

CREATE TABLE "ledger"."payment" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "valid_before" TIMESTAMPTZ(3) NOT NULL,
    "organization_id" UUID,
    "transaction_log" INTEGER,
    "answer_status" INTEGER,
    "retold" BOOLEAN NOT NULL DEFAULT false,
    "is_short" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "settle" TEXT NOT NULL,
    "protocol" TEXT NOT NULL,
    "scheme" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "pay_to" TEXT NOT NULL,
    "amount" DECIMAL(78, 0) NOT NULL,
    "charge_amount" DECIMAL(78, 0),
    "settled_amount" DECIMAL(78, 0),
    "balance" DECIMAL(78, 0),
    "transaction_hash" TEXT,
    "service" TEXT NOT NULL,
    "method" TEXT,
    "path" TEXT,
    "operation" TEXT,
    "resource_url" TEXT,
    "request_id" TEXT NOT NULL,
    "basis" TEXT,
    "steps" "ledger"."step"[] NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
) PARTITION BY RANGE ("id");

CREATE TABLE "ledger"."payment_line" (
    "payment_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "delivered" INTEGER,
    "path" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "amount" DECIMAL(78, 0) NOT NULL,
    "charged" DECIMAL(78, 0),
    "settle" TEXT NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'PENDING',

    CONSTRAINT "payment_line_pkey" PRIMARY KEY ("payment_id","position")
) PARTITION BY RANGE ("payment_id");

-- Room for the new versions of a row on its own page. Ids of older payments are random, those of newer ones begin with their time (UUIDv7).
CREATE TABLE "ledger"."payment_other" PARTITION OF "ledger"."payment" DEFAULT WITH (fillfactor = 60);
CREATE TABLE "ledger"."payment_line_other" PARTITION OF "ledger"."payment_line" DEFAULT WITH (fillfactor = 60);

CREATE INDEX "payment_payer_created_at_id_idx" ON "ledger"."payment"("payer", "created_at" DESC, "id");
CREATE INDEX "payment_created_at_idx" ON "ledger"."payment"("created_at");
-- Payments that were not charged in full: few, and a payment seldom becomes one.
CREATE INDEX "payment_short_idx" ON "ledger"."payment"("payer", "created_at" DESC) WHERE is_short;
CREATE INDEX "payment_organization_id_idx" ON "ledger"."payment"("organization_id", "payer", "created_at" DESC, "id") WHERE organization_id IS NOT NULL;

-- The least UUIDv7 of a moment.
CREATE FUNCTION "ledger"."first_id"(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Adds the partitions of the present month and of so many further ones; returns the names of those that were missing. Attached
-- rather than created in place: that locks neither reads nor writes of the other months. With the rights of its owner, so that the
-- application's user needs none to create tables.
CREATE FUNCTION "ledger"."add_months"(ahead int) RETURNS SETOF text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET lock_timeout = '3s' AS $$
DECLARE
  month timestamp;
  parent text;
  part text;
  low uuid;
  high uuid;
  has_rows boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger.add_months'));
  FOR month IN SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + number * interval '1 month' FROM generate_series(0, ahead) AS number LOOP
    FOREACH parent IN ARRAY ARRAY['payment', 'payment_line'] LOOP
      part := parent || to_char(month, '_YYYY_MM');
      CONTINUE WHEN to_regclass(format('ledger.%I', part)) IS NOT NULL;
      low := ledger.first_id(month AT TIME ZONE 'UTC');
      high := ledger.first_id((month + interval '1 month') AT TIME ZONE 'UTC');
      -- Rows that came while the partition was missing stay where they are.
      EXECUTE format('SELECT EXISTS (SELECT FROM ledger.%I WHERE %I >= $1 AND %I < $2)', parent || '_other',
        CASE parent WHEN 'payment' THEN 'id' ELSE 'payment_id' END, CASE parent WHEN 'payment' THEN 'id' ELSE 'payment_id' END)
      INTO has_rows USING low, high;
      CONTINUE WHEN has_rows;
      EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) WITH (fillfactor = 60)', part, parent);
      EXECUTE format('ALTER TABLE ledger.%I ATTACH PARTITION ledger.%I FOR VALUES FROM (%L) TO (%L)', parent, part, low, high);
      RETURN NEXT part;
    END LOOP;
  END LOOP;
END $$;

DO $$ BEGIN PERFORM ledger.add_months(3); END $$;

-- Credentials that could still be executed, or repeated to get the stored answer.
CREATE TABLE "ledger"."credential" (
    "payment_id" UUID NOT NULL,
    "valid_before" TIMESTAMPTZ(3) NOT NULL,
    "scheme" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "credential_hash" BYTEA NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "payload" JSONB NOT NULL,
    "requirements" JSONB NOT NULL,

    CONSTRAINT "credential_pkey" PRIMARY KEY ("payment_id")
);
CREATE UNIQUE INDEX "credential_scheme_network_payer_nonce_key" ON "ledger"."credential"("scheme", "network", "payer", "nonce");
CREATE UNIQUE INDEX "credential_payer_idempotency_key_key" ON "ledger"."credential"("payer", "idempotency_key") WHERE idempotency_key IS NOT NULL;

-- Payments that are worked on, that may still arrive, or that settled a moment ago. Small, so that its sweeps read all of it.
CREATE TABLE "ledger"."open_payment" (
    "payment_id" UUID NOT NULL,
    "reserved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "is_due" BOOLEAN NOT NULL DEFAULT true,
    "state" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "amount" DECIMAL(78, 0) NOT NULL,
    "open_key" BYTEA,

    CONSTRAINT "open_payment_pkey" PRIMARY KEY ("payment_id")
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 50000);
CREATE INDEX "open_payment_payer_idx" ON "ledger"."open_payment"("payer");

-- Written once, and removed after a day.
CREATE TABLE "ledger"."answer" (
    "payment_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "headers" JSONB NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "answer_pkey" PRIMARY KEY ("payment_id")
);
CREATE TABLE "ledger"."receipt" (
    "payment_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "headers" JSONB NOT NULL,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("payment_id")
);
-- Compressing them costs more time than their day on disk is worth.
ALTER TABLE "ledger"."credential" ALTER COLUMN "payload" SET STORAGE EXTERNAL, ALTER COLUMN "requirements" SET STORAGE EXTERNAL;
ALTER TABLE "ledger"."answer" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "ledger"."receipt" ALTER COLUMN "headers" SET STORAGE EXTERNAL;

INSERT INTO ledger.payment (id, created_at, updated_at, settled_at, valid_before, organization_id, transaction_log, answer_status, retold,
  is_short, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount, charge_amount, settled_amount, balance,
  transaction_hash, service, method, path, operation, resource_url, request_id, basis, steps)
SELECT id, created_at, updated_at, settled_at, valid_before, organization_id, transaction_log, answer_status, retold,
  state IN ('RELEASED', 'FAILED', 'REFUNDING', 'REFUNDED') OR coalesce(charge_amount < amount, false),
  state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount, charge_amount, settled_amount, balance,
  transaction_hash, service, method, path, operation, resource_url, request_id, basis, coalesce(step.all, '{}')
FROM ledger.payment_before AS payment
LEFT JOIN (SELECT payment_id, array_agg(ROW (to_state, reason, at)::ledger.step ORDER BY id) AS all
  FROM ledger.payment_transition_before GROUP BY payment_id) AS step ON step.payment_id = payment.id;

INSERT INTO ledger.payment_line (payment_id, position, units, delivered, path, field, service, amount, charged, settle, outcome)
SELECT payment_id, position, units, delivered, path, field, service, amount, charged, settle, outcome FROM ledger.payment_line_before;

INSERT INTO ledger.credential (payment_id, valid_before, scheme, network, payer, nonce, idempotency_key, credential_hash, request_hash, payload, requirements)
SELECT id, valid_before, scheme, network, payer, nonce, idempotency_key, credential_hash, request_hash, credential, requirements
FROM ledger.payment_before;

INSERT INTO ledger.open_payment (payment_id, reserved_at, lease_until, settled_at, state, owner, payer, network, asset, amount, open_key)
SELECT id, created_at, lease_until, settled_at, state, owner, payer, network, asset, coalesce(settled_amount, amount), open_key
FROM ledger.payment_before
WHERE state IN ('RESERVED', 'EXECUTED', 'SETTLING', 'PENDING') OR is_watched
  OR (state IN ('SETTLED', 'REFUNDING', 'REFUNDED') AND settle = 'UPFRONT' AND answer_status IS NULL);

INSERT INTO ledger.answer (payment_id, created_at, headers, body)
SELECT id, updated_at, answer_headers, answer_body FROM ledger.payment_before WHERE answer_body IS NOT NULL AND answer_headers IS NOT NULL;
INSERT INTO ledger.receipt (payment_id, created_at, headers)
SELECT id, updated_at, receipt_headers FROM ledger.payment_before WHERE receipt_headers IS NOT NULL;

DROP TABLE "ledger"."payment_transition_before";
DROP TABLE "ledger"."payment_line_before";
DROP TABLE "ledger"."payment_before";

ALTER TABLE "ledger"."disbursement" ADD CONSTRAINT "disbursement_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "ledger"."payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "payment_reserved" AFTER INSERT ON "ledger"."payment"
  FOR EACH ROW EXECUTE FUNCTION "ledger"."notify_payment"();
CREATE TRIGGER "payment_moved" AFTER UPDATE OF "state" ON "ledger"."payment"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "ledger"."notify_payment"();

-- The states that payments went through, one row each; `id` counts those of one payment.
CREATE VIEW "ledger"."payment_transition" AS
SELECT payment.id AS payment_id, step.number AS id, (payment.steps[(step.number - 1)::int]).to_state AS from_state, step.to_state, step.reason, step.at
FROM ledger.payment CROSS JOIN LATERAL unnest(payment.steps) WITH ORDINALITY AS step (to_state, reason, at, number);

-- Locks a payer (key) until the transaction ends, then adds up what it has open on a network and what settled at or after a moment,
-- and collects the keys by which its open payments hold up equal ones. The sum is a statement of its own, so it sees what was
-- committed while this one waited for the lock; the statement that calls has been looking at an older state since it began.
DROP FUNCTION "ledger"."lock_exposure";
CREATE FUNCTION "ledger"."lock_exposure"(
  key bigint, of_network text, of_asset text, of_payer text, since timestamptz, open_states text[],
  OUT held numeric, OUT is_settling boolean, OUT open_keys bytea[]
) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(key);
  SELECT coalesce(sum(amount) FILTER (WHERE is_counted), 0), coalesce(bool_or(state = 'SETTLING') FILTER (WHERE is_counted), false),
    coalesce(array_agg(open_key) FILTER (WHERE open_key IS NOT NULL), '{}')
  INTO held, is_settling, open_keys
  FROM (
    SELECT *, network = of_network AND asset = of_asset AND (settled_at >= since OR (settled_at IS NULL AND state = ANY (open_states))) AS is_counted
    FROM ledger.open_payment WHERE payer = of_payer) AS open;
END $$;

-- Whether a payment is known to name a basis: those that none names are deleted.
ALTER TABLE "ledger"."bill_basis" ADD COLUMN "is_named" BOOLEAN NOT NULL DEFAULT false;
UPDATE "ledger"."bill_basis" SET "is_named" = true;
