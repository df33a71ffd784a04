import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import { dueAtOnce } from '../../kit/time.ts'
import { COLUMNS, type CustomDomain } from './customDomains.ts'

// State transitions of a host name. Each is one conditional update, so that only one of several processes makes it.

/** A row leased by this process: others skip it before `until`, and the result counts only while the lease is held. */
export type Leased = CustomDomain & { readonly until: Date }

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
  const missing = changeOf(id).set({ note, nextAttemptAt: again })
  await affected(pool, missing.where('state', '=', 'PENDING_VALIDATION'))
}

/** Records that the host name is proven; its certificate is due at once. */
export async function recordProven(pool: Pool, { id }: CustomDomain, now: Date): Promise<void> {
  const nextAttemptAt = dueAtOnce(now)
  const proven = changeOf(id).set({ state: 'PENDING_ISSUANCE', note: null, attempts: 0, nextAttemptAt })
  await affected(pool, proven.where('state', '=', 'PENDING_VALIDATION'))
}

/** Leases a proven host name whose certificate is due. Null if it is not due or another process holds the lease. */
export async function lease(pool: Pool, id: string, now: Date, leaseMs: number): Promise<Leased | null> {
  const until = new Date(now.getTime() + leaseMs)
  const leased = changeOf(id)
    .set(({ eb }) => ({ nextAttemptAt: until, attempts: eb('attempts', '+', 1) }))
    .where('state', '<>', 'PENDING_VALIDATION')
    .where('nextAttemptAt', '<=', now)
  const domain = await firstRow(pool, leased.returning(COLUMNS))
  return domain && { ...domain, until }
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
  const { renewAt, ...certificate } = kept
  const issued = changeOf(id)
    .set(({ eb, and, ref }) => ({
      state: eb
        .case()
        .when(and([eb('state', '=', 'ACTIVE'), eb('notAfter', '>', now)]))
        .then(ref('state'))
        .else(sql<CustomDomain['state']>`'PENDING_DEPLOYMENT'::upload.custom_domain_state`)
        .end(),
      ...certificate,
      issuedAt: now,
      nextAttemptAt: renewAt,
      attempts: 0,
      note: null,
    }))
    .where('nextAttemptAt', '=', until)
  return (await affected(pool, issued)) === 1
}

/** Records a failed issuance; an earlier certificate stays. */
export async function recordFailure(pool: Pool, { id, until }: Leased, note: string, again: Date): Promise<void> {
  await affected(pool, changeOf(id).set({ note, nextAttemptAt: again }).where('nextAttemptAt', '=', until))
}

/** Records that all processes serve the certificate. */
export async function recordDeployed(pool: Pool, { id, issuedAt }: CustomDomain): Promise<void> {
  const deployed = changeOf(id).set({ state: 'ACTIVE' }).where('issuedAt', '=', issuedAt)
  await affected(pool, deployed.where('state', '=', 'PENDING_DEPLOYMENT'))
}

function changeOf(id: string) {
  return tables.updateTable('upload.customDomain').where('id', '=', id)
}
