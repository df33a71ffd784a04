-- @compatible only adds a table and functions, which are used where LEDGER_MONTHS is set
-- Months whose payments were written to files, compared with their rows, and then dropped.
CREATE TABLE "ledger"."archived_month" (
    "month" DATE NOT NULL,
    "archived_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "payments" BIGINT NOT NULL,
    "lines" BIGINT NOT NULL,
    "disbursements" BIGINT NOT NULL,
    "files" JSONB NOT NULL,
    "totals" JSONB NOT NULL,

    CONSTRAINT "archived_month_pkey" PRIMARY KEY ("month")
);

-- Refuses every change of a row, in partitions of which it is the trigger.
CREATE FUNCTION "ledger"."refuse_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Payments of % are being archived and cannot be changed now', TG_ARGV[0]
    USING ERRCODE = 'object_in_use', HINT = 'Repeat it when the job ledger.archive has ended.';
END $$;

-- Refuses changes of a month's payments and lines from now on, and waits for those that have begun; false where the month has no
-- partition. The functions below run with the rights of their owner, as ledger.add_months does.
CREATE FUNCTION "ledger"."seal_month"(month date) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  part text;
  parts text[] := ARRAY['payment', 'payment_line'];
BEGIN
  FOREACH part IN ARRAY parts LOOP
    part := part || to_char(month, '_YYYY_MM');
    IF to_regclass(format('ledger.%I', part)) IS NULL THEN RETURN false; END IF;
    IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = format('ledger.%I', part)::regclass AND tgname = 'sealed') THEN
      EXECUTE format('ALTER TABLE ledger.%I ENABLE TRIGGER sealed', part);
    ELSE
      EXECUTE format('CREATE TRIGGER sealed BEFORE INSERT OR UPDATE OR DELETE ON ledger.%I FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change(%L)',
        part, to_char(month, 'YYYY-MM'));
    END IF;
  END LOOP;
  RETURN true;
END $$;

CREATE FUNCTION "ledger"."unseal_month"(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  part text;
  parts text[] := ARRAY['payment', 'payment_line'];
BEGIN
  FOREACH part IN ARRAY parts LOOP
    part := part || to_char(month, '_YYYY_MM');
    CONTINUE WHEN NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = to_regclass(format('ledger.%I', part)) AND tgname = 'sealed');
    EXECUTE format('ALTER TABLE ledger.%I DISABLE TRIGGER sealed', part);
  END LOOP;
END $$;

-- Drops the partitions of a sealed month that is recorded as archived, and its disbursements. Whatever does not agree with the record
-- ends the transaction, and so does a disbursement that comes meanwhile: a partition that one refers to cannot be detached.
CREATE FUNCTION "ledger"."drop_month"(of_month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  archived ledger.archived_month;
  payments text := 'payment' || to_char(of_month, '_YYYY_MM');
  lines text := 'payment_line' || to_char(of_month, '_YYYY_MM');
  low uuid := ledger.first_id(of_month::timestamp AT TIME ZONE 'UTC');
  high uuid := ledger.first_id((of_month + interval '1 month') AT TIME ZONE 'UTC');
  part text;
  count bigint;
BEGIN
  SELECT * INTO archived FROM ledger.archived_month WHERE archived_month.month = of_month;
  IF NOT FOUND THEN RAISE EXCEPTION 'The month % is not recorded as archived', of_month; END IF;
  FOREACH part IN ARRAY ARRAY[payments, lines] LOOP
    IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = format('ledger.%I', part)::regclass AND tgname = 'sealed' AND tgenabled = 'O') THEN
      RAISE EXCEPTION 'The partition ledger.% is not sealed', part;
    END IF;
  END LOOP;
  EXECUTE format('SELECT count(*) FROM ledger.%I', payments) INTO count;
  IF count <> archived.payments THEN RAISE EXCEPTION '% payments are archived, and ledger.% has %', archived.payments, payments, count; END IF;
  EXECUTE format('SELECT count(*) FROM ledger.%I', lines) INTO count;
  IF count <> archived.lines THEN RAISE EXCEPTION '% lines are archived, and ledger.% has %', archived.lines, lines, count; END IF;
  DELETE FROM ledger.disbursement WHERE payment_id >= low AND payment_id < high;
  GET DIAGNOSTICS count = ROW_COUNT;
  IF count <> archived.disbursements THEN RAISE EXCEPTION '% disbursements are archived, and % has %', archived.disbursements, of_month, count; END IF;
  -- All at once: each of them taken alone could wait for a transaction that waits for the next.
  LOCK TABLE ledger.payment, ledger.payment_line, ledger.disbursement IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('ALTER TABLE ledger.payment DETACH PARTITION ledger.%I', payments);
  EXECUTE format('ALTER TABLE ledger.payment_line DETACH PARTITION ledger.%I', lines);
  EXECUTE format('DROP TABLE ledger.%I, ledger.%I', payments, lines);
END $$;
