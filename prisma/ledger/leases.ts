import type { Pool } from 'pg'
import { OPEN_STATES, SETTLED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

// Leases of payments, refunds and payouts: which rows a process works on. Expired ones are taken over by the recovery.

const AWAITS_ANSWER = `(state IN ${sqlStates(SETTLED_STATES)} AND settle = 'UPFRONT' AND answer_status IS NULL)`

/** Payments that a worker has to take up once their lease has expired. The predicate of the index payment_stale_idx. */
export const NEEDS_WORK = `state IN ${sqlStates(OPEN_STATES)} OR is_watched
  OR ${AWAITS_ANSWER}`

/** States in which a process works on a payment all the time; in PENDING the lease is the time of the next look. */
const AT_WORK = sqlStates(OPEN_STATES.filter((state) => state !== 'PENDING'))

/** A row leased more recently may not be in the list of those in hand yet, in milliseconds. */
const NEW_LEASE_MS = 5_000

/** Expires all leases of these processes, which have ended. Rows that they still lock are left for the next call. */
export async function expireLeasesOf(pool: Pool, owners: readonly string[]): Promise<void> {
  await pool.query(
    `WITH lost AS (
       SELECT id AS lost_id FROM ledger.payment
       WHERE owner = ANY ($1::text[]) AND lease_until > now() AND (${NEEDS_WORK}) FOR UPDATE SKIP LOCKED)
     UPDATE ledger.payment SET lease_until = now() - interval '1 second' FROM lost WHERE id = lost_id`,
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
       SELECT id AS forgotten_id FROM ledger.payment
       WHERE owner = $1 AND lease_until > now() AND (state IN ${AT_WORK} OR ${AWAITS_ANSWER})
         AND lease_until < $2::timestamptz + $3 * interval '1 millisecond' AND id <> ALL ($4::uuid[])
       FOR UPDATE SKIP LOCKED)
     UPDATE ledger.payment SET lease_until = now() - interval '1 second' FROM forgotten WHERE id = forgotten_id`,
    [owner, at, leaseMs - NEW_LEASE_MS, inHand],
  )
}
