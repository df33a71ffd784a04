-- @compatible only adds functions, which the job ledger.pack calls, and rights on new partitions
-- A third of each page of payments is room for the new versions of its rows. Once the payments of a month are at rest it is of no use:
-- the month's rows are copied into partitions without it, which then take the place of the others. The functions run with the
-- rights of their owner, as ledger.add_months does.

CREATE OR REPLACE FUNCTION "ledger"."refuse_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Payments of % are being archived or packed and cannot be changed now', TG_ARGV[0]
    USING ERRCODE = 'object_in_use', HINT = 'Repeat it when the jobs ledger.archive and ledger.pack have ended.';
END $$;

-- Gives everybody the rights on a table that they have on another one of the same owner: a partition that is read by its own name has to be
-- granted as its parent is.
CREATE FUNCTION "ledger"."copy_grants"(source regclass, target regclass) RETURNS void LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  given record;
BEGIN
  FOR given IN SELECT acl.* FROM pg_class, aclexplode(relacl) AS acl WHERE pg_class.oid = source AND acl.grantee <> relowner LOOP
    EXECUTE format('GRANT %s ON %s TO %s %s', given.privilege_type, target,
      CASE given.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(given.grantee)) END,
      CASE WHEN given.is_grantable THEN 'WITH GRANT OPTION' ELSE '' END);
  END LOOP;
END $$;

-- As before, and with the rights of the table that it is a part of.
CREATE OR REPLACE FUNCTION "ledger"."add_months"(ahead int) RETURNS SETOF text LANGUAGE plpgsql SECURITY DEFINER
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
      PERFORM ledger.copy_grants(format('ledger.%I', parent)::regclass, format('ledger.%I', part)::regclass);
      EXECUTE format('ALTER TABLE ledger.%I ATTACH PARTITION ledger.%I FOR VALUES FROM (%L) TO (%L)', parent, part, low, high);
      RETURN NEXT part;
    END LOOP;
  END LOOP;
END $$;

CREATE FUNCTION "ledger"."start_pack"(of_month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  suffix text := to_char(of_month, '_YYYY_MM');
  low uuid := ledger.first_id(of_month::timestamp AT TIME ZONE 'UTC');
  high uuid := ledger.first_id((of_month + interval '1 month') AT TIME ZONE 'UTC');
BEGIN
  PERFORM ledger.drop_pack(of_month);
  -- The bounds as a condition: the table is then attached without being read.
  EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.payment INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES, CONSTRAINT bounds CHECK (id >= %L AND id < %L))',
    'payment' || suffix || '_packed', low, high);
  EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.payment_line INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES, CONSTRAINT bounds CHECK (payment_id >= %L AND payment_id < %L))',
    'payment_line' || suffix || '_packed', low, high);
  PERFORM ledger.copy_grants('ledger.payment', format('ledger.%I', 'payment' || suffix || '_packed')::regclass);
  PERFORM ledger.copy_grants('ledger.payment_line', format('ledger.%I', 'payment_line' || suffix || '_packed')::regclass);
END $$;

-- Removes what a pack that was not ended has left.
CREATE FUNCTION "ledger"."drop_pack"(of_month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  EXECUTE format('DROP TABLE IF EXISTS ledger.%I, ledger.%I', 'payment' || to_char(of_month, '_YYYY_MM') || '_packed',
    'payment_line' || to_char(of_month, '_YYYY_MM') || '_packed');
END $$;

-- Copies so many payments after one, by their ids, with their lines; returns the last one, or null when there is none left.
CREATE FUNCTION "ledger"."pack_rows"(of_month date, after uuid, count int) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  suffix text := to_char(of_month, '_YYYY_MM');
  parent text;
  key text;
  names text;
  last uuid;
BEGIN
  EXECUTE format('SELECT id FROM (SELECT id FROM ledger.%I WHERE id > $1 ORDER BY id LIMIT $2) AS next ORDER BY id DESC LIMIT 1', 'payment' || suffix)
  INTO last USING after, count;
  IF last IS NULL THEN RETURN NULL; END IF;
  FOREACH parent IN ARRAY ARRAY['payment', 'payment_line'] LOOP
    key := CASE parent WHEN 'payment' THEN 'id' ELSE 'payment_id' END;
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO names
    FROM pg_attribute WHERE attrelid = format('ledger.%I', parent)::regclass AND attnum > 0 AND NOT attisdropped;
    EXECUTE format('INSERT INTO ledger.%I (%s) SELECT %s FROM ledger.%I WHERE %I > $1 AND %I <= $2 ORDER BY %I',
      parent || suffix || '_packed', names, names, parent || suffix, key, key, key) USING after, last;
  END LOOP;
  RETURN last;
END $$;

-- Puts the packed partitions of a sealed month in the place of the others. The foreign key of disbursements would not let go of a payment;
-- it is made again unchecked, since checking it reads all payments, and ledger.check_disbursements does that without a lock.
CREATE FUNCTION "ledger"."end_pack"(of_month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  suffix text := to_char(of_month, '_YYYY_MM');
  low uuid := ledger.first_id(of_month::timestamp AT TIME ZONE 'UTC');
  high uuid := ledger.first_id((of_month + interval '1 month') AT TIME ZONE 'UTC');
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['payment', 'payment_line'] LOOP
    IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = format('ledger.%I', parent || suffix)::regclass AND tgname = 'sealed' AND tgenabled = 'O') THEN
      RAISE EXCEPTION 'The partition ledger.% is not sealed', parent || suffix;
    END IF;
  END LOOP;
  -- All at once: each of them taken alone could wait for a transaction that waits for the next.
  LOCK TABLE ledger.payment, ledger.payment_line, ledger.disbursement IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE ledger.disbursement DROP CONSTRAINT IF EXISTS disbursement_payment_id_fkey;
  FOREACH parent IN ARRAY ARRAY['payment', 'payment_line'] LOOP
    EXECUTE format('ALTER TABLE ledger.%I DETACH PARTITION ledger.%I', parent, parent || suffix);
    EXECUTE format('DROP TABLE ledger.%I', parent || suffix);
    EXECUTE format('ALTER TABLE ledger.%I RENAME TO %I', parent || suffix || '_packed', parent || suffix);
    EXECUTE format('ALTER TABLE ledger.%I ATTACH PARTITION ledger.%I FOR VALUES FROM (%L) TO (%L)', parent, parent || suffix, low, high);
    EXECUTE format('ALTER TABLE ledger.%I DROP CONSTRAINT bounds', parent || suffix);
  END LOOP;
  ALTER TABLE ledger.disbursement ADD CONSTRAINT disbursement_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES ledger.payment (id)
    ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
END $$;

CREATE FUNCTION "ledger"."check_disbursements"() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
BEGIN
  ALTER TABLE ledger.disbursement VALIDATE CONSTRAINT disbursement_payment_id_fkey;
END $$;
