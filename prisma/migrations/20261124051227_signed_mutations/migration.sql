-- CreateTable
CREATE TABLE "identity"."audit" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "wallet" TEXT NOT NULL,
    "door" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT,
    "operation" TEXT NOT NULL,
    "arguments" JSONB NOT NULL,
    "message" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "outcome" TEXT,
    "ended_at" TIMESTAMPTZ(6),

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_wallet_created_at_id_idx" ON "identity"."audit"("wallet", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_created_at_id_idx" ON "identity"."audit"("created_at" DESC, "id" DESC);

-- Append-only: rows stay, and the only change is the outcome, written once.
CREATE FUNCTION "identity"."audit_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.outcome IS NULL AND NEW.outcome IS NOT NULL
       AND (to_jsonb(NEW) - 'outcome' - 'ended_at') = (to_jsonb(OLD) - 'outcome' - 'ended_at') THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'identity.audit is append-only';
END
$$;

CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE ON "identity"."audit"
  FOR EACH ROW EXECUTE FUNCTION "identity"."audit_append_only"();

CREATE TRIGGER "audit_not_truncated" BEFORE TRUNCATE ON "identity"."audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "identity"."audit_append_only"();
