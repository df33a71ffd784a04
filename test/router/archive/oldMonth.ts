import type { Pool } from '../../../prisma/database.ts'
import { storedMonths } from '../../../prisma/ledger/archive/archivedMonth.ts'
import { firstDay, type MonthName, monthAfter, partitionOf } from '../../../prisma/ledger/archive/month.ts'

/** The month that tests archive, and the one after it. */
export const MONTH = '2026-01' as MonthName
export const NEXT = '2026-02' as MonthName

/** 78 digits: what fits into no number of JavaScript and no decimal of 128 bits. */
export const LARGEST = '9'.repeat(78)

/** Adds the partitions of a month that is over. */
export async function addMonth(pool: Pool, month: MonthName): Promise<void> {
  const [low, high] = [firstDay(month), firstDay(monthAfter(month))].map((at) => at.toISOString())
  for (const table of ['payment', 'payment_line'] as const) {
    const part = partitionOf(table, month)
    await pool.query(`CREATE TABLE ${part} (LIKE ledger.${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`)
    await pool.query(`DO $$ BEGIN EXECUTE format('ALTER TABLE ledger.${table} ATTACH PARTITION ${part} FOR VALUES FROM (%L) TO (%L)',
      ledger.first_id('${low}'), ledger.first_id('${high}')); END $$`)
  }
}

/** Drops the partitions of the two months that are there, with all disbursements. */
export async function dropMonths(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM ledger.disbursement')
  for (const month of await storedMonths(pool))
    if (month === MONTH || month === NEXT)
      for (const table of ['payment_line', 'payment'] as const) {
        const part = partitionOf(table, month)
        await pool.query(`ALTER TABLE ledger.${table} DETACH PARTITION ${part}; DROP TABLE ${part}`)
      }
}

/**
 * Inserts payments of a month that are at rest, a second apart, with two lines each. Every third was released; of the settled ones
 * every tenth has a refund. Texts, amounts and nulls of every kind are among them.
 */
export async function addPayments(pool: Pool, month: MonthName, count: number): Promise<void> {
  const first = firstDay(month).toISOString()
  await pool.query(
    `INSERT INTO ledger.payment (id, created_at, updated_at, settled_at, valid_before, transaction_log, answer_status, is_short, state,
       reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount, charge_amount, settled_amount, transaction_hash,
       service, method, path, operation, request_id, basis, steps)
     SELECT (left(low::text, 14) || '7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, at, at + interval '1.5 seconds',
       CASE WHEN taken THEN at + interval '1 second' END, at + interval '5 minutes', CASE WHEN taken THEN number % 7 END,
       CASE WHEN taken THEN 200 END, NOT taken, CASE WHEN taken THEN 'SETTLED' ELSE 'RELEASED' END,
       (ARRAY[E'\\uFEFFWith a byte order mark', 'Line' || chr(10) || '"quoted", schön 漢字 🎈', ''])[1 + number % 3], 'ON_SUCCESS', 'x402-v2',
       'exact', 'eip155:84532', '0x036CbD53842c5426634e7929541eC2318f3dCF7e', '0x' || lpad(to_hex(number % 50), 40, '0'),
       '0x' || lpad(to_hex(number), 64, '0'), '0x' || lpad(to_hex(number % 2), 40, 'a'),
       CASE WHEN number = 1 THEN ${LARGEST} ELSE 10000 + number END, CASE WHEN taken THEN 10000 + number END,
       CASE WHEN taken THEN 10000 + number END, CASE WHEN taken THEN '0x' || lpad(to_hex(number), 64, 'c') END,
       (ARRAY['domains', 'mail'])[1 + number % 2], CASE WHEN number % 2 = 0 THEN 'POST' END, CASE WHEN number % 2 = 0 THEN '/api/search' END,
       NULL, 'request-' || number, NULL,
       ARRAY[ROW ('RESERVED', 'Reserved', at)::ledger.step, ROW (CASE WHEN taken THEN 'SETTLED' ELSE 'RELEASED' END, 'It "ended"', at + interval '1.234567 seconds')::ledger.step]
     FROM (SELECT number, number % 3 > 0 AS taken, at, ledger.first_id(at) AS low
       FROM generate_series(1, $2::int) AS number, LATERAL (SELECT $1::timestamptz + number * interval '1 second' AS at) AS time) AS made`,
    [first, count],
  )
  const within = `payment.created_at >= '${first}' AND payment.created_at < '${firstDay(monthAfter(month)).toISOString()}'`
  await pool.query(
    `INSERT INTO ledger.payment_line (payment_id, position, units, delivered, path, field, service, amount, charged, settle, outcome)
     SELECT id, position, 1, CASE WHEN settled_amount IS NOT NULL THEN 1 END, 'path' || position, 'Query.thing', service, amount - position * 5000,
       CASE WHEN settled_amount IS NOT NULL THEN settled_amount - 5000 END, 'ON_SUCCESS', CASE WHEN settled_amount IS NULL THEN 'FAILED' ELSE 'CHARGED' END
     FROM ledger.payment, generate_series(0, 1) AS position WHERE ${within}`,
  )
  await pool.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state, prepared, transaction_hash, counted_at)
     SELECT gen_random_uuid(), id, 'REFUND', '0', 100, 'Found nothing', 'SENT',
       jsonb_build_object('sender', pay_to, 'transfer', jsonb_build_object('authorization', jsonb_build_object('nonce', nonce))), nonce, settled_at
     FROM ledger.payment WHERE settled_amount % 10 = 0 AND ${within}`,
  )
  await pool.query(
    `INSERT INTO ledger.disbursement_line (disbursement_id, position, amount)
     SELECT disbursement.id, 0, 100 FROM ledger.disbursement JOIN ledger.payment ON payment.id = payment_id WHERE ${within}`,
  )
}

/** Everything that the ledger has of payments, as JSON by id; of one month or all. */
export async function wholeLedger(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT (SELECT json_agg(payment ORDER BY id) FROM ledger.payment) AS payments,
       (SELECT json_agg(line ORDER BY payment_id, position) FROM ledger.payment_line AS line) AS lines,
       (SELECT json_agg(disbursement ORDER BY id) FROM ledger.disbursement) AS disbursements,
       (SELECT json_agg(part ORDER BY disbursement_id, position) FROM ledger.disbursement_line AS part) AS parts`,
  )
  return rows[0]
}

/** The number of payments with an id of a month. */
export async function countOf(pool: Pool, month: MonthName): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS count FROM ledger.payment WHERE id >= ledger.first_id($1) AND id < ledger.first_id($2)`,
    [firstDay(month), firstDay(monthAfter(month))],
  )
  return rows[0].count
}
