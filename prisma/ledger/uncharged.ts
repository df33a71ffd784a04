import type { Pool } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'

/** When a wallet has too many uncharged lines. */
export interface UnchargedRule {
  /** Uncharged lines before the share counts. */
  readonly most: number
  /** Share of uncharged lines from which further calls are refused, in percent. */
  readonly percent: number
  readonly windowMs: number
}

/** A wallet's latest lines in the ledger. */
export interface Standing {
  readonly uncharged: number
  /** Counted only as far as the share needs. */
  readonly charged: number
  /** Milliseconds until fewer than `most` lines are within the window; null while there are fewer. */
  readonly waitMs: number | null
}

/** Payments that are read; a wallet with more that were not fully charged is judged by its latest. */
const MAX_PAYMENTS = 1_000

const IS_UNCHARGED = `(payment.state = 'FAILED' OR line.outcome IN ('WAIVED', 'FAILED', 'REFUNDED'))`

/**
 * For each wallet its latest uncharged lines, by an index that excludes fully charged payments; and only where there
 * are many, its charged lines.
 */
const SQL = `SELECT given.number, free.count::int AS uncharged, paid.count::int AS charged, free.wait
  FROM unnest($1::text[]) WITH ORDINALITY AS given (payer, number)
  CROSS JOIN LATERAL (
    SELECT count(*) AS count, extract(epoch FROM (array_agg(line.created_at ORDER BY line.created_at DESC))[$2::int]
        + $3 * interval '1 millisecond' - now())::float8 * 1000 AS wait
    FROM (
      SELECT payment.created_at FROM (
        SELECT * FROM ledger.payment WHERE payment.payer = given.payer AND payment.is_short
          AND payment.created_at > now() - $3 * interval '1 millisecond'
        ORDER BY payment.created_at DESC LIMIT ${MAX_PAYMENTS}) AS payment
      JOIN ledger.payment_line AS line ON line.payment_id = payment.id
      WHERE ${IS_UNCHARGED}) AS line) AS free
  CROSS JOIN LATERAL (
    SELECT count(*) AS count FROM (
      SELECT 1 FROM ledger.payment JOIN ledger.payment_line AS line ON line.payment_id = payment.id
      WHERE free.count >= $2::int AND payment.payer = given.payer AND line.outcome = 'CHARGED' AND payment.state <> 'FAILED'
        AND payment.created_at > now() - $3 * interval '1 millisecond'
      LIMIT ceil(free.count * (100 - $4::int) / $4::float8)::int + 1) AS line) AS paid
  ORDER BY given.number`

/** The standings of wallets, in their order. */
export async function readStandings(
  pool: Pool,
  { most, percent, windowMs }: UnchargedRule,
  wallets: readonly WalletAddress[],
): Promise<Standing[]> {
  const { rows } = await pool.query<{ uncharged: number; charged: number; wait: number | null }>(SQL, [
    wallets,
    most,
    windowMs,
    percent,
  ])
  return rows.map(({ uncharged, charged, wait }) => ({ uncharged, charged, waitMs: wait }))
}
