import type { Pool, PoolClient } from 'pg'

/**
 * Where a host name stands. PENDING_VALIDATION: claimed, its DNS records were not seen. PENDING_ISSUANCE: proven, without
 * a certificate. PENDING_DEPLOYMENT: issued, and some process may not know yet. ACTIVE: served.
 */
export type CustomDomainState = 'PENDING_VALIDATION' | 'PENDING_ISSUANCE' | 'PENDING_DEPLOYMENT' | 'ACTIVE'

/** A host name of a user's own, and the site that it shows. */
export interface CustomDomain {
  /** Also the label below which we answer the authority through DNS. */
  readonly id: string
  /** Null for the one name of our own, which stands for all below SITES_DOMAIN. */
  readonly uploadId: string | null
  /** Lower-case ASCII; `*.<SITES_DOMAIN>` for our own. */
  readonly hostname: string
  readonly state: CustomDomainState
  /** What is missing, for the owner. */
  readonly note: string | null
  /** When the certificate came; it names the certificate, because no two come at one moment. */
  readonly issuedAt: Date | null
  readonly notAfter: Date | null
  /** Tries since the last success. */
  readonly attempts: number
  /** When there is something to do next: to look at DNS, to ask for a certificate, to renew it. */
  readonly nextAttemptAt: Date | null
  readonly createdAt: Date
}

/** So long a claim that is not proven keeps its host name. */
const CLAIM_MS = 7 * 24 * 3600 * 1000

/** Whether a claim was not proven in time: its host name is free again. */
export function isLapsed({ state, createdAt }: CustomDomain, now: Date): boolean {
  return state === 'PENDING_VALIDATION' && createdAt.getTime() + CLAIM_MS <= now.getTime()
}

/** Null when there is none of that id. */
export async function findCustomDomain(pool: Pool, id: string): Promise<CustomDomain | null> {
  return (await select(pool, 'id = $1', [id]))[0] ?? null
}

/** Those of sites, in the order of the sites; null where a site has none. */
export async function customDomainsOf(
  db: Pool | PoolClient,
  uploadIds: readonly string[],
): Promise<(CustomDomain | null)[]> {
  const found = await select(db, 'upload_id = ANY($1)', [uploadIds])
  const byUpload = new Map(found.map((row) => [row.uploadId, row]))
  return uploadIds.map((id) => byUpload.get(id) ?? null)
}

/** The claim on a host name, locked until the transaction ends. */
export async function lockHostname(client: PoolClient, hostname: string): Promise<CustomDomain | null> {
  return (await select(client, 'hostname = $1 FOR UPDATE', [hostname]))[0] ?? null
}

/** One claim that was not proven in time, or of a site whose files were removed; locked until the transaction ends. */
export async function lockAbandoned(client: PoolClient, now: Date): Promise<CustomDomain | null> {
  const condition = `(state = 'PENDING_VALIDATION' AND created_at <= $1)
    OR upload_id IN (SELECT id FROM upload.upload WHERE removed_at IS NOT NULL)
    LIMIT 1 FOR UPDATE SKIP LOCKED`
  return (await select(client, condition, [new Date(now.getTime() - CLAIM_MS)]))[0] ?? null
}

/** Writes a new claim; throws a unique violation when the site or the host name has one already. */
export async function insertClaim(
  client: PoolClient,
  claim: { readonly id: string; readonly uploadId: string; readonly hostname: string },
  now: Date,
): Promise<void> {
  const sql = `INSERT INTO upload.custom_domain (id, upload_id, hostname, state, next_attempt_at, created_at)
    VALUES ($1, $2, $3, 'PENDING_VALIDATION', $4, $4)`
  await client.query(sql, [claim.id, claim.uploadId, claim.hostname, now])
}

/** False when it was gone already. */
export async function deleteCustomDomain(client: PoolClient, id: string): Promise<boolean> {
  return (await client.query('DELETE FROM upload.custom_domain WHERE id = $1', [id])).rowCount === 1
}

async function select(db: Pool | PoolClient, condition: string, values: unknown[]): Promise<CustomDomain[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM upload.custom_domain WHERE ${condition}`, values)
  return rows.map(domainOfRow)
}

/** What `domainOfRow` reads, for the other statements over this table. */
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
