-- CreateTable
CREATE TABLE "ledger"."payment_watch" (
    "wallet" TEXT NOT NULL,
    "router" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_watch_pkey" PRIMARY KEY ("wallet","router")
);

-- Routers LISTEN to both channels. A payment is notified only while a client watches its wallet: commits with a notification wait for
-- each other, and payments are many.
CREATE FUNCTION "ledger"."notify_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger.payment_watch WHERE wallet = NEW.payer AND until > clock_timestamp()) THEN
    PERFORM pg_notify('tollgraph_payment', NEW.id || ' ' || NEW.payer);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "payment_reserved" AFTER INSERT ON "ledger"."payment"
  FOR EACH ROW EXECUTE FUNCTION "ledger"."notify_payment"();

CREATE TRIGGER "payment_moved" AFTER UPDATE OF "state" ON "ledger"."payment"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "ledger"."notify_payment"();

CREATE FUNCTION "kit"."notify_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tollgraph_job', NEW.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER "job_changed" AFTER UPDATE OF "state", "progress", "deleted_at" ON "kit"."job"
  FOR EACH ROW WHEN ((OLD.state, OLD.progress, OLD.deleted_at) IS DISTINCT FROM (NEW.state, NEW.progress, NEW.deleted_at))
  EXECUTE FUNCTION "kit"."notify_job"();
