import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'
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
export type Order = Readonly<Omit<Pick<Row<'domains.orders'>, (typeof COLUMNS)[number]>, 'amount'>> & {
  readonly amount: AtomicUsdc
}

const COLUMNS = [
  'id',
  'actId',
  'kind',
  'state',
  'domain',
  'wallet',
  'years',
  'amount',
  'expiryBefore',
  'heldAt',
  'paidAt',
  'finishedAt',
  'reason',
] as const

/** An id as Postgres writes it: a bigint without leading zeros. */
const ORDER_ID = /^[1-9]\d{0,17}$/

/** Lease of an order: longer than all registrar calls of one attempt. */
const LEASE_MS = 300_000

/** The order of a line; null if it has none. */
export async function orderOf(db: Pool | PoolClient, actId: string): Promise<Order | null> {
  return orderIn(await firstRow(db, tables.selectFrom('domains.orders').select(COLUMNS).where('actId', '=', actId)))
}

/** The paid orders with these ids, in any order. */
export async function findOrders(pool: Pool, ids: readonly string[]): Promise<Order[]> {
  // Postgres rejects other texts.
  const possible = ids.filter((id) => ORDER_ID.test(id))
  return readOrders(pool, paidOrders().where('id', '=', anyOf(possible)))
}

/** Up to `limit` paid orders of a wallet, newest first, after the order with the id `after`. */
export function ordersOfWallet(
  pool: Pool,
  wallet: WalletAddress,
  after: string | null,
  limit: number,
): Promise<Order[]> {
  const orders = paidOrders().where('wallet', '=', wallet).orderBy('id', 'desc').limit(limit)
  return readOrders(pool, after === null ? orders : orders.where('id', '<', after))
}

const paidOrders = () => tables.selectFrom('domains.orders').select(COLUMNS).where('paidAt', 'is not', null)

async function readOrders(pool: Pool, orders: ReturnType<typeof paidOrders>): Promise<Order[]> {
  return (await allRows(pool, orders)).flatMap((row) => orderIn(row) ?? [])
}

/** HELD → PENDING after the payment has settled. The caller holds the order's lease. Null if it was not HELD. */
export async function markPaid(client: PoolClient, actId: string, now: Date): Promise<Order | null> {
  const paid = changeOf('HELD').where('actId', '=', actId)
  const change = { state: 'PENDING', paidAt: now, busyUntil: leaseEnd(now), attempts: 1 } as const
  return orderIn(await firstRow(client, paid.set(change).returning(COLUMNS)))
}

/** Ids of orders that are paid and unfinished, the longest since their last attempt first. */
export async function pendingOrderIds(pool: Pool, limit: number): Promise<string[]> {
  const pending = tables.selectFrom('domains.orders').select('id').where('state', '=', 'PENDING')
  const oldest = pending.orderBy('busyUntil', (by) => by.asc().nullsFirst()).orderBy('id')
  return (await allRows(pool, oldest.limit(limit))).map(({ id }) => id)
}

/** Leases a pending order for one attempt; null if it is finished or another worker holds its lease. */
export async function takeOrder(pool: Pool, id: string, now: Date): Promise<Order | null> {
  const taken = changeOf('PENDING')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('busyUntil', 'is', null), eb('busyUntil', '<=', now)]))
    .set(({ eb }) => ({ busyUntil: leaseEnd(now), attempts: eb('attempts', '+', 1) }))
  return orderIn(await firstRow(pool, taken.returning(COLUMNS)))
}

/** Ends the lease of a pending order and saves the reason why it has to wait. */
export async function parkOrder(pool: Pool, id: string, reason: string, now: Date): Promise<void> {
  await affected(pool, changeOf('PENDING').where('id', '=', id).set({ busyUntil: now, reason }))
}

/** PENDING → DONE. False if another worker finished the order first. */
export async function finishOrder(client: PoolClient, id: string, now: Date): Promise<boolean> {
  const done = { state: 'DONE', claim: null, busyUntil: null, reason: null, finishedAt: now } as const
  return (await affected(client, changeOf('PENDING').where('id', '=', id).set(done))) === 1
}

/**
 * PENDING → FAILED; its slot is free again. False if another worker finished the order first. The caller requests the
 * refund.
 */
export async function failOrder(client: PoolClient, id: string, reason: string, now: Date): Promise<boolean> {
  const failed = { state: 'FAILED', claim: null, slot: null, busyUntil: null, reason, finishedAt: now } as const
  return (await affected(client, changeOf('PENDING').where('id', '=', id).set(failed))) === 1
}

/**
 * HELD → RELEASED: name and slot are free again. Returns what the order of the act is then; null if there is none. A paid
 * order is BEGUN: it is finished or refunded by the job.
 */
export async function releaseOrder(client: PoolClient, actId: string): Promise<'RELEASED' | 'BEGUN' | null> {
  const released = { state: 'RELEASED', claim: null, slot: null, finishedAt: sql<Date>`now()` } as const
  await affected(client, changeOf('HELD').where('actId', '=', actId).set(released))
  const order = await orderOf(client, actId)
  return order && (order.state === 'RELEASED' ? 'RELEASED' : 'BEGUN')
}

/** A transition of orders from a state. */
function changeOf(state: Order['state']) {
  return tables.updateTable('domains.orders').where('state', '=', state)
}

/** The order's id at the registry: the same for every attempt, unique per order (EPP clTRID, at most 64 characters). */
export function registryOrderId(order: Pick<Order, 'actId'>): string {
  return `tollgraph-${createHash('sha256').update(order.actId).digest('hex').slice(0, 32)}`
}

function orderIn(row: Pick<Row<'domains.orders'>, (typeof COLUMNS)[number]> | null): Order | null {
  return row && { ...row, amount: atomicUsdc(BigInt(row.amount)) }
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}
