import type { Pool } from '../../../prisma/database.ts'
import { COLUMNS, type CustomDomain, domainOfRow, type Row } from './customDomains.ts'

// State transitions of a host name. Each is one conditional update, so that only one of several processes makes it.

/** A row leased by this process: others skip it before `until`, and the result counts only while the lease is held. */
export interface Leased extends CustomDomain {
  readonly until: Date
}

/** A certificate as stored. */
export interface KeptCertificate {
  /** PEM: the leaf and its intermediates. */
  readonly certificate: string
  readonly sealedKey: string
  readonly notAfter: Date
  readonly renewAt: Date
}

/** Records a check that found records missing. */
export async function recordMissing(pool: Pool, { id }: CustomDomain, note: string, again: Date): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET note = $2, next_attempt_at = $3
    WHERE id = $1 AND state = 'PENDING_VALIDATION'`
  await pool.query(sql, [id, note, again])
}

/** Records that the host name is proven; its certificate is due at once. */
export async function recordProven(pool: Pool, { id }: CustomDomain, now: Date): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET state = 'PENDING_ISSUANCE', note = NULL, attempts = 0, next_attempt_at = $2
    WHERE id = $1 AND state = 'PENDING_VALIDATION'`
  await pool.query(sql, [id, now])
}

/** Leases a proven host name whose certificate is due. Null if it is not due or another process holds the lease. */
export async function lease(pool: Pool, id: string, now: Date, leaseMs: number): Promise<Leased | null> {
  const until = new Date(now.getTime() + leaseMs)
  const sql = `UPDATE upload.custom_domain SET next_attempt_at = $3, attempts = attempts + 1
    WHERE id = $1 AND state <> 'PENDING_VALIDATION' AND next_attempt_at <= $2 RETURNING ${COLUMNS}`
  const { rows } = await pool.query<Row>(sql, [id, now, until])
  return rows[0] ? { ...domainOfRow(rows[0]), until } : null
}

/**
 * Stores a certificate. If a valid one was active, the state stays ACTIVE; otherwise it is PENDING_DEPLOYMENT until all
 * processes have had time to notice. False if the lease was lost, so that another process's result counts.
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

/** Records a failed issuance; an earlier certificate stays. */
export async function recordFailure(pool: Pool, { id, until }: Leased, note: string, again: Date): Promise<void> {
  const sql = 'UPDATE upload.custom_domain SET note = $3, next_attempt_at = $4 WHERE id = $1 AND next_attempt_at = $2'
  await pool.query(sql, [id, until, note, again])
}

/** Records that all processes serve the certificate. */
export async function recordDeployed(pool: Pool, { id, issuedAt }: CustomDomain): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET state = 'ACTIVE'
    WHERE id = $1 AND issued_at = $2 AND state = 'PENDING_DEPLOYMENT'`
  await pool.query(sql, [id, issuedAt])
}
