import type { Pool, PoolClient } from '../../../prisma/database.ts'

/**
 * State of a custom host name. PENDING_VALIDATION: claimed, DNS records not seen yet. PENDING_ISSUANCE: proven, no valid
 * certificate. PENDING_DEPLOYMENT: issued, but some process may not know yet. ACTIVE: served.
 */
export type CustomDomainState = 'PENDING_VALIDATION' | 'PENDING_ISSUANCE' | 'PENDING_DEPLOYMENT' | 'ACTIVE'

/** A user's host name and the site that it serves. */
export interface CustomDomain {
  /** Also the label of its DNS challenge record. */
  readonly id: string
  /** Null for the wildcard of our own that covers all sites below SITES_DOMAIN. */
  readonly uploadId: string | null
  /** Lower-case ASCII; `*.<SITES_DOMAIN>` for our own. */
  readonly hostname: string
  readonly state: CustomDomainState
  /** The missing step, shown to the owner. */
  readonly note: string | null
  /** When the certificate was issued; identifies the certificate, as no two are issued at the same time. */
  readonly issuedAt: Date | null
  readonly notAfter: Date | null
  /** Attempts since the last success. */
  readonly attempts: number
  /** When the next step is due: a DNS check, a certificate request or a renewal. */
  readonly nextAttemptAt: Date | null
  readonly createdAt: Date
}

/** How long an unproven claim keeps its host name. Milliseconds. */
const CLAIM_MS = 7 * 24 * 3600 * 1000

/** Whether a claim was not proven in time, so that its host name is free again. */
export function isLapsed({ state, createdAt }: CustomDomain, now: Date): boolean {
  return state === 'PENDING_VALIDATION' && createdAt.getTime() + CLAIM_MS <= now.getTime()
}

/** The host name with that id; null if there is none. */
export async function findCustomDomain(pool: Pool, id: string): Promise<CustomDomain | null> {
  return (await select(pool, 'id = $1', [id]))[0] ?? null
}

/** The host names of sites, in the order of the sites; null for a site without one. */
export async function customDomainsOf(
  db: Pool | PoolClient,
  uploadIds: readonly string[],
): Promise<(CustomDomain | null)[]> {
  const found = await select(db, 'upload_id = ANY($1)', [uploadIds])
  const byUpload = new Map(found.map((row) => [row.uploadId, row]))
  return uploadIds.map((id) => byUpload.get(id) ?? null)
}

/** The claim on a host name, locked until the transaction ends; null if there is none. */
export async function lockHostname(client: PoolClient, hostname: string): Promise<CustomDomain | null> {
  return (await select(client, 'hostname = $1 FOR UPDATE', [hostname]))[0] ?? null
}

/**
 * One claim that has lapsed or whose site's files were removed, locked until the transaction ends; null if there is none.
 */
export async function lockAbandoned(client: PoolClient, now: Date): Promise<CustomDomain | null> {
  const condition = `(state = 'PENDING_VALIDATION' AND created_at <= $1)
    OR upload_id IN (SELECT id FROM upload.upload WHERE removed_at IS NOT NULL)
    LIMIT 1 FOR UPDATE SKIP LOCKED`
  return (await select(client, condition, [new Date(now.getTime() - CLAIM_MS)]))[0] ?? null
}

/** Inserts a claim. Throws a unique violation if the site or the host name has one already. */
export async function insertClaim(
  client: PoolClient,
  claim: { readonly id: string; readonly uploadId: string; readonly hostname: string },
  now: Date,
): Promise<void> {
  const sql = `INSERT INTO upload.custom_domain (id, upload_id, hostname, state, next_attempt_at, created_at)
    VALUES ($1, $2, $3, 'PENDING_VALIDATION', $4, $4)`
  await client.query(sql, [claim.id, claim.uploadId, claim.hostname, now])
}

/** Deletes a host name. False if it did not exist. */
export async function deleteCustomDomain(client: PoolClient, id: string): Promise<boolean> {
  return (await client.query('DELETE FROM upload.custom_domain WHERE id = $1', [id])).rowCount === 1
}

async function select(db: Pool | PoolClient, condition: string, values: unknown[]): Promise<CustomDomain[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM upload.custom_domain WHERE ${condition}`, values)
  return rows.map(domainOfRow)
}

/** The columns that `domainOfRow` reads, for other statements over this table. */
export const COLUMNS = `id, upload_id, hostname, state, note, issued_at, not_after, attempts, next_attempt_at, created_at`

export interface Row {
  id: string
  upload_id: string | null
  hostname: string
  state: CustomDomainState
  note: string | null
  issued_at: Date | null
  not_after: Date | null
  attempts: number
  next_attempt_at: Date | null
  created_at: Date
}

export function domainOfRow(row: Row): CustomDomain {
  return {
    id: row.id,
    uploadId: row.upload_id,
    hostname: row.hostname,
    state: row.state,
    note: row.note,
    issuedAt: row.issued_at,
    notAfter: row.not_after,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    createdAt: row.created_at,
  }
}
