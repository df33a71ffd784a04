import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { v7 } from 'uuid'
import type { Presented, Settlement } from './stored.ts'

// Payments on their way to the keys: routers without keys put them here, processes with keys settle them. What is settled twice
// moves money once, because a payment is its payer's signature, which the chain takes once.

/** The channel on which processes with keys learn that something waits. */
export const QUEUED_CHANNEL = 'tollgraph_settlement_queued'
/** The channel of outcomes; a notification is the id of a settlement. */
export const SETTLED_CHANNEL = 'tollgraph_settlement_done'

/** A payment to be settled. */
export interface SettlementOrder {
  /** SHA-256 of the rest, in hex: equal orders are the same. */
  readonly key: string
  /** CAIP-2. */
  readonly network: string
  readonly scheme: QueuedScheme
  readonly presented: Presented
}

/** What can be queued: the schemes of the EVM chain. */
export type QueuedScheme = 'exact' | 'upto'

/** An order in the queue. */
export interface Queued {
  readonly id: string
  /** Null while it waits, also where it is tried again after an outcome of an earlier time: see `queueSettlements`. */
  readonly outcome: Settlement | null
}

/** An order that this process has to settle. */
export interface ClaimedSettlement {
  readonly id: string
  readonly scheme: QueuedScheme
  readonly presented: Presented
}

/** Makes an order. */
export function settlementOrder(network: string, scheme: QueuedScheme, presented: Presented): SettlementOrder {
  const { payload, requirements } = presented
  const text = JSON.stringify([network, scheme, payload, requirements])
  return { key: createHash('sha256').update(text).digest('hex'), network, scheme, presented }
}

/** Words in a facilitator's reasons for a refusal that time does not mend. */
const FINAL = 'signature|valid_before|expired|mismatch|exceeds|unsupported|invalid_(payload|network|scheme)'
/**
 * How long a refusal that may pass counts: at first two seconds, so that all who wait for it hear it, then as long as the order
 * has been tried, and a minute at most.
 */
const REST = `least(greatest(old.done_at - old.created_at, interval '2 seconds'), interval '1 minute')`
const IS_OVER = `(old.outcome->>'kind' = 'settled' OR old.outcome->>'kind' = 'refused'
           AND (old.outcome->>'reason' ~ '${FINAL}' OR old.done_at + ${REST} > now()))`

/**
 * Puts orders into the queue, or finds them there, and wakes the processes with keys. No two may be equal. An order whose
 * outcome is unknown is tried again, and so is one that was refused for a reason that may pass, such as a key without money, once
 * the refusal has rested for a while.
 */
export async function queueSettlements(pool: Pool, orders: readonly SettlementOrder[]): Promise<Queued[]> {
  const { rows } = await pool.query<Queued & { readonly key: Buffer }>(
    `WITH queued AS (
       INSERT INTO ledger.queued_settlement AS old (id, key, network, scheme, presented, created_at)
       SELECT given.id, key, network, scheme, presented::jsonb, now()
       FROM unnest($1::uuid[], $2::bytea[], $3::text[], $4::text[], $5::text[]) AS given (id, key, network, scheme, presented)
       ORDER BY key
       ON CONFLICT (key) DO UPDATE SET
         outcome = CASE WHEN ${IS_OVER} THEN old.outcome END,
         done_at = CASE WHEN ${IS_OVER} THEN old.done_at END,
         lease_until = CASE WHEN old.done_at IS NULL THEN old.lease_until END
       RETURNING id, key, outcome)
     SELECT queued.*, pg_notify('${QUEUED_CHANNEL}', '') FROM queued`,
    [
      orders.map(() => v7()),
      orders.map(({ key }) => Buffer.from(key, 'hex')),
      orders.map(({ network }) => network),
      orders.map(({ scheme }) => scheme),
      orders.map(({ presented }) => JSON.stringify(presented)),
    ],
  )
  const found = new Map(rows.map(({ id, key, outcome }) => [key.toString('hex'), { id, outcome }]))
  return orders.map(({ key }) => found.get(key) ?? lost())
}

function lost(): never {
  throw new Error('A queued settlement was not returned')
}

/** Takes up to `limit` orders of a network that wait, or whose lease has expired; the oldest first. */
export async function claimSettlements(
  pool: Pool,
  owner: string,
  { network, leaseMs, limit }: { readonly network: string; readonly leaseMs: number; readonly limit: number },
): Promise<ClaimedSettlement[]> {
  const { rows } = await pool.query<ClaimedSettlement>(
    `WITH waiting AS (
       SELECT id FROM ledger.queued_settlement
       WHERE done_at IS NULL AND network = $2 AND (lease_until IS NULL OR lease_until < now())
       ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE ledger.queued_settlement AS queued SET owner = $1, lease_until = now() + $4 * interval '1 millisecond'
     FROM waiting WHERE queued.id = waiting.id
     RETURNING queued.id, queued.scheme, queued.presented`,
    [owner, network, limit, leaseMs],
  )
  return rows
}

/** Writes outcomes and tells the routers that wait for them. An order that another process has finished keeps its outcome. */
export async function finishSettlements(
  pool: Pool,
  finished: readonly { readonly id: string; readonly outcome: Settlement }[],
): Promise<void> {
  await pool.query(
    `WITH done AS (
       UPDATE ledger.queued_settlement AS queued SET outcome = given.outcome::jsonb, done_at = now()
       FROM unnest($1::uuid[], $2::text[]) AS given (id, outcome)
       WHERE queued.id = given.id AND queued.done_at IS NULL
       RETURNING queued.id)
     SELECT pg_notify('${SETTLED_CHANNEL}', id::text) FROM done`,
    [finished.map(({ id }) => id), finished.map(({ outcome }) => JSON.stringify(outcome))],
  )
}

/** The outcomes of those of the orders that have one. */
export async function settlementOutcomes(pool: Pool, ids: readonly string[]): Promise<Map<string, Settlement>> {
  const { rows } = await pool.query<{ readonly id: string; readonly outcome: Settlement }>(
    'SELECT id, outcome FROM ledger.queued_settlement WHERE id = ANY ($1) AND done_at IS NOT NULL',
    [ids],
  )
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}

/** Lets others take what lost processes were settling. */
export async function releaseSettlements(pool: Pool, owners: readonly string[]): Promise<void> {
  await pool.query(
    `WITH released AS (
       UPDATE ledger.queued_settlement SET lease_until = NULL WHERE done_at IS NULL AND owner = ANY ($1) RETURNING id)
     SELECT pg_notify('${QUEUED_CHANNEL}', '') FROM released LIMIT 1`,
    [owners],
  )
}

/** Deletes orders that were finished so many hours ago. */
export async function forgetSettlements(pool: Pool, olderThanHours: number): Promise<void> {
  await pool.query(`DELETE FROM ledger.queued_settlement WHERE done_at < now() - $1 * interval '1 hour'`, [
    olderThanHours,
  ])
}
