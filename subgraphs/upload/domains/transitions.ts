import type { Pool } from 'pg'
import { COLUMNS, type CustomDomain, domainOfRow, type Row } from './customDomains.ts'

// The way of a host name, each step one conditional update, so that of several processes one takes it.

/** A row that one process works on: nobody else does before `until`, and its result counts only while that stands. */
export interface Leased extends CustomDomain {
  readonly until: Date
}

/** A certificate as it is kept. */
export interface KeptCertificate {
  /** PEM: the leaf and its intermediates. */
  readonly certificate: string
  readonly sealedKey: string
  readonly notAfter: Date
  readonly renewAt: Date
}

/** Its records were looked for and are not all there. */
export async function recordMissing(pool: Pool, { id }: CustomDomain, note: string, again: Date): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET note = $2, next_attempt_at = $3
    WHERE id = $1 AND state = 'PENDING_VALIDATION'`
  await pool.query(sql, [id, note, again])
}

/** Its records were seen: it is proven, and a certificate is due. */
export async function recordProven(pool: Pool, { id }: CustomDomain, now: Date): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET state = 'PENDING_ISSUANCE', note = NULL, attempts = 0, next_attempt_at = $2
    WHERE id = $1 AND state = 'PENDING_VALIDATION'`
  await pool.query(sql, [id, now])
}

/** Takes a proven host name whose certificate is due, for so long. Null when it is not due, or another process has it. */
export async function lease(pool: Pool, id: string, now: Date, leaseMs: number): Promise<Leased | null> {
  const until = new Date(now.getTime() + leaseMs)
  const sql = `UPDATE upload.custom_domain SET next_attempt_at = $3, attempts = attempts + 1
    WHERE id = $1 AND state <> 'PENDING_VALIDATION' AND next_attempt_at <= $2 RETURNING ${COLUMNS}`
  const { rows } = await pool.query<Row>(sql, [id, now, until])
  return rows[0] ? { ...domainOfRow(rows[0]), until } : null
}

/**
 * Keeps a certificate. One that takes the place of a valid one is renewed under way; a first one counts as served when all
 * processes had time to notice. False when the lease has ended meanwhile: somebody else's result counts.
 */
export async function recordIssued(
  pool: Pool,
  { id, until }: Leased,
  kept: KeptCertificate,
  now: Date,
): Promise<boolean> {
  const sql = `UPDATE upload.custom_domain
    SET state = CASE WHEN state = 'ACTIVE' AND not_after > $5 THEN state ELSE 'PENDING_DEPLOYMENT' END,
      certificate = $3, sealed_key = $4, issued_at = $5, not_after = $6, next_attempt_at = $7, attempts = 0, note = NULL
    WHERE id = $1 AND next_attempt_at = $2`
  const { certificate, sealedKey, notAfter, renewAt } = kept
  const { rowCount } = await pool.query(sql, [id, until, certificate, sealedKey, now, notAfter, renewAt])
  return rowCount === 1
}

/** No certificate came; the one before, if any, stays. */
export async function recordFailure(pool: Pool, { id, until }: Leased, note: string, again: Date): Promise<void> {
  const sql = 'UPDATE upload.custom_domain SET note = $3, next_attempt_at = $4 WHERE id = $1 AND next_attempt_at = $2'
  await pool.query(sql, [id, until, note, again])
}

/** The certificate is served everywhere. */
export async function recordDeployed(pool: Pool, { id, issuedAt }: CustomDomain): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET state = 'ACTIVE'
    WHERE id = $1 AND issued_at = $2 AND state = 'PENDING_DEPLOYMENT'`
  await pool.query(sql, [id, issuedAt])
}
