import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'

/**
 * Orders: one row for each line of a payment that buys a registration or a renewal.
 *
 *     HELD → PENDING → DONE
 *       └→ RELEASED └→ FAILED (and refunded)
 *
 * This file and `holds.ts` are the table's only writers; every transition is one conditional update.
 */
export interface Order {
  readonly id: bigint
  readonly actId: string
  readonly kind: 'REGISTRATION' | 'RENEWAL'
  readonly state: 'HELD' | 'PENDING' | 'DONE' | 'FAILED' | 'RELEASED'
  readonly domain: string
  readonly wallet: WalletAddress
  readonly years: number
  readonly amount: AtomicUsdc
  /** The expiry that a renewal extends. */
  readonly expiryBefore: Date | null
  readonly paidAt: Date | null
  readonly reason: string | null
}

/** Lease of an order: longer than all registrar calls of one attempt. */
const LEASE_MS = 300_000

const COLUMNS = 'id, act_id, kind, state, domain, wallet, years, amount, expiry_before, paid_at, reason'

/** The order of a line; null if it has none. */
export async function orderOf(db: Pool | PoolClient, actId: string): Promise<Order | null> {
  return first(await db.query(`SELECT ${COLUMNS} FROM domains.orders WHERE act_id = $1`, [actId]))
}

/** HELD → PENDING after the payment has settled. The caller holds the order's lease. Null if it was not HELD. */
export async function markPaid(client: PoolClient, actId: string, now: Date): Promise<Order | null> {
  const sql = `UPDATE domains.orders SET state = 'PENDING', paid_at = $2, busy_until = $3, attempts = 1
    WHERE act_id = $1 AND state = 'HELD' RETURNING ${COLUMNS}`
  return first(await client.query(sql, [actId, now, leaseEnd(now)]))
}

/** Ids of orders that are paid and unfinished, the longest since their last attempt first. */
export async function pendingOrderIds(pool: Pool, limit: number): Promise<bigint[]> {
  const sql = `SELECT id FROM domains.orders WHERE state = 'PENDING' ORDER BY busy_until NULLS FIRST, id LIMIT $1`
  const { rows } = await pool.query<{ id: string }>(sql, [limit])
  return rows.map((row) => BigInt(row.id))
}

/** Leases a pending order for one attempt; null if it is finished or another worker holds its lease. */
export async function takeOrder(pool: Pool, id: bigint, now: Date): Promise<Order | null> {
  const sql = `UPDATE domains.orders SET busy_until = $3, attempts = attempts + 1
    WHERE id = $1 AND state = 'PENDING' AND (busy_until IS NULL OR busy_until <= $2) RETURNING ${COLUMNS}`
  return first(await pool.query(sql, [id, now, leaseEnd(now)]))
}

/** Ends the lease of a pending order and saves the reason why it has to wait. */
export async function parkOrder(pool: Pool, id: bigint, reason: string, now: Date): Promise<void> {
  await pool.query(`UPDATE domains.orders SET busy_until = $3, reason = $2 WHERE id = $1 AND state = 'PENDING'`, [
    id,
    reason,
    now,
  ])
}

/** PENDING → DONE. False if another worker finished the order first. */
export async function finishOrder(client: PoolClient, id: bigint, now: Date): Promise<boolean> {
  const sql = `UPDATE domains.orders SET state = 'DONE', claim = NULL, busy_until = NULL, reason = NULL, finished_at = $2
    WHERE id = $1 AND state = 'PENDING'`
  return (await client.query(sql, [id, now])).rowCount === 1
}

/**
 * PENDING → FAILED; its slot is free again. False if another worker finished the order first. The caller requests the
 * refund.
 */
export async function failOrder(client: PoolClient, id: bigint, reason: string, now: Date): Promise<boolean> {
  const sql = `UPDATE domains.orders SET state = 'FAILED', claim = NULL, slot = NULL, busy_until = NULL, reason = $2, finished_at = $3
    WHERE id = $1 AND state = 'PENDING'`
  return (await client.query(sql, [id, reason, now])).rowCount === 1
}

/** HELD → RELEASED: name and slot are free again. True if there was a hold. */
export async function releaseOrder(db: Pool | PoolClient, actId: string): Promise<boolean> {
  const sql = `UPDATE domains.orders SET state = 'RELEASED', claim = NULL, slot = NULL, finished_at = now()
    WHERE act_id = $1 AND state = 'HELD'`
  return (await db.query(sql, [actId])).rowCount === 1
}

/** The order's id at the registry: the same for every attempt, unique per order (EPP clTRID, at most 64 characters). */
export function registryOrderId(order: Pick<Order, 'actId'>): string {
  return `tollgraph-${createHash('sha256').update(order.actId).digest('hex').slice(0, 32)}`
}

interface OrderRow {
  id: string
  act_id: string
  kind: Order['kind']
  state: Order['state']
  domain: string
  wallet: string
  years: number
  amount: string
  expiry_before: Date | null
  paid_at: Date | null
  reason: string | null
}

function first({ rows: [row] }: { rows: OrderRow[] }): Order | null {
  if (!row) return null
  return {
    id: BigInt(row.id),
    actId: row.act_id,
    kind: row.kind,
    state: row.state,
    domain: row.domain,
    wallet: row.wallet as WalletAddress,
    years: row.years,
    amount: atomicUsdc(BigInt(row.amount)),
    expiryBefore: row.expiry_before,
    paidAt: row.paid_at,
    reason: row.reason,
  }
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}
