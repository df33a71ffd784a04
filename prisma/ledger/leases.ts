import type { Pool } from 'pg'
import { OPEN_STATES, SETTLED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

// Leases of payments, refunds and payouts: which rows a process works on. Expired ones are taken over by the recovery.

/**
 * States in which a process works on an open payment all the time; in PENDING and FAILED the lease is the time of the next
 * look.
 */
const AT_WORK = sqlStates([...OPEN_STATES.filter((state) => state !== 'PENDING'), ...SETTLED_STATES])

/** A row leased more recently may not be in the list of those in hand yet, in milliseconds. */
const NEW_LEASE_MS = 5_000

/** Expires all leases, where no process of the installation lives. */
export async function expireAllLeases(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE ledger.open_payment SET lease_until = now() - interval '1 second' WHERE lease_until > now() AND is_due`,
  )
  await pool.query(`UPDATE ledger.disbursement SET lease_until = NULL WHERE state = 'SENDING'`)
}

/** Expires all leases of these processes, which have ended. Rows that they still lock are left for the next call. */
export async function expireLeasesOf(pool: Pool, owners: readonly string[]): Promise<void> {
  await pool.query(
    `WITH lost AS (
       SELECT payment_id AS lost_id FROM ledger.open_payment
       WHERE owner = ANY ($1::text[]) AND lease_until > now() AND is_due FOR UPDATE SKIP LOCKED)
     UPDATE ledger.open_payment SET lease_until = now() - interval '1 second' FROM lost WHERE payment_id = lost_id`,
    [owners],
  )
  await pool.query(
    `WITH lost AS (
       SELECT id AS lost_id FROM ledger.disbursement
       WHERE state = 'SENDING' AND leased_by = ANY ($1::uuid[]) AND lease_until > now() FOR UPDATE SKIP LOCKED)
     UPDATE ledger.disbursement SET lease_until = NULL FROM lost WHERE id = lost_id`,
    [owners],
  )
}

/**
 * Expires the leases of a living process on payments that it does not work on, because a connection was lost. `at` is a
 * time of the database before `inHand` was read. `leaseMs`: how long its leases are, in milliseconds.
 */
export async function expireForgottenLeases(
  pool: Pool,
  owner: string,
  { at, inHand, leaseMs }: { readonly at: Date; readonly inHand: readonly string[]; readonly leaseMs: number },
): Promise<void> {
  await pool.query(
    `WITH forgotten AS (
       SELECT payment_id AS forgotten_id FROM ledger.open_payment
       WHERE owner = $1 AND lease_until > now() AND is_due AND state IN ${AT_WORK}
         AND lease_until < $2::timestamptz + $3 * interval '1 millisecond' AND payment_id <> ALL ($4::uuid[])
       FOR UPDATE SKIP LOCKED)
     UPDATE ledger.open_payment SET lease_until = now() - interval '1 second' FROM forgotten WHERE payment_id = forgotten_id`,
    [owner, at, leaseMs - NEW_LEASE_MS, inHand],
  )
}
