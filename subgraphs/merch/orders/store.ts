import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { afterPosition, MICROS_COLUMN, type Position, positionParameters } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import type { DataSourceKind } from '../../kit/service/context.ts'
import type { PlacedOrder } from '../printing/company.ts'
import type { MerchOrder } from './order.ts'

// The only module that writes merch.order. An order moves HELD → PAID → ASKING → PLACED → SHIPPED, or ends as FAILED
// (refunded) or RELEASED (the money never moved); each move is one conditional update. `due_at` is the time of the next
// step; a process moves it ahead before it works on the order, which keeps other processes away.

const COLUMNS = `id, act_id AS "actId", state, product, size, color, wallet, source, price, commission,
  commission_to AS "commissionTo", address, image_type AS "imageType", provider_order_id AS "providerOrderId",
  product_id AS "productId", provider_status AS "providerStatus", tracking, reason, created_at AS "createdAt",
  asked_at AS "askedAt", ended_at AS "endedAt", delivered_at AS "deliveredAt"`

type Row = Omit<MerchOrder, 'price' | 'commission'> & {
  readonly price: string
  readonly commission: string | null
  readonly commissionTo: WalletAddress | null
}
type NewOrder = Pick<
  MerchOrder,
  'id' | 'actId' | 'product' | 'size' | 'color' | 'wallet' | 'source' | 'price' | 'commission' | 'address'
>

/** Inserts an order that a wallet is about to pay for. Idempotent per line. */
export async function holdOrder(pool: Pool, order: NewOrder, now: Date): Promise<void> {
  const { commission } = order
  await pool.query(
    `INSERT INTO merch.order (id, act_id, product, size, color, wallet, source, price, commission, commission_to, address,
       created_at, updated_at)
     VALUES ($1, $2, $3::merch.product, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) ON CONFLICT (act_id) DO NOTHING`,
    [
      order.id,
      order.actId,
      order.product,
      order.size,
      order.color,
      order.wallet,
      order.source,
      order.price.toString(),
      commission?.amount.toString() ?? null,
      commission?.to ?? null,
      JSON.stringify(order.address),
      now,
    ],
  )
}

/** Records that its picture was checked and stored. False if the order was released in the meantime. */
export function keepImage(pool: Pool, id: string, imageType: string, now: Date): Promise<boolean> {
  return moved(pool, `UPDATE merch.order SET image_type = $2, updated_at = $3 WHERE id = $1 AND state = 'HELD'`, [
    id,
    imageType,
    now,
  ])
}

/** HELD → RELEASED: the money did not move, so the address is deleted. */
export async function releaseOrder(pool: Pool, actId: string): Promise<MerchOrder | null> {
  const sql = `UPDATE merch.order SET state = 'RELEASED', address = NULL, ended_at = now(), updated_at = now()
    WHERE act_id = $1 AND state = 'HELD' RETURNING ${COLUMNS}`
  return first(await pool.query<Row>(sql, [actId]))
}

/** HELD → PAID; the caller holds the lease. Null if it was PAID before, or was released. */
export async function markPaid(pool: Pool, actId: string, now: Date, leaseMs: number): Promise<MerchOrder | null> {
  const sql = `UPDATE merch.order SET state = 'PAID', paid_at = $2, updated_at = $2, due_at = $3
    WHERE act_id = $1 AND state = 'HELD' RETURNING ${COLUMNS}`
  return first(await pool.query<Row>(sql, [actId, now, later(now, leaseMs)]))
}

/** PAID → ASKING: succeeds once, so that the company is asked once. */
export function markAsking(pool: Pool, id: string, now: Date): Promise<boolean> {
  const sql = `UPDATE merch.order SET state = 'ASKING', asked_at = $2, updated_at = $2 WHERE id = $1 AND state = 'PAID'`
  return moved(pool, sql, [id, now])
}

/** ASKING → PLACED: the company has the order. Updates its data if it was PLACED before. */
export function markPlaced(
  client: PoolClient,
  id: string,
  placed: PlacedOrder,
  now: Date,
  dueAt: Date,
): Promise<boolean> {
  const sql = `UPDATE merch.order SET state = 'PLACED', provider_order_id = $2, product_id = coalesce($3, product_id),
      provider_status = $4, tracking = coalesce($5::jsonb, tracking), updated_at = $6, due_at = $7
    WHERE id = $1 AND state IN ('ASKING', 'PLACED')`
  return moved(client, sql, [id, ...wordsOf(placed), now, dueAt])
}

/** PLACED → SHIPPED, in the transaction that requests the commission's payout. The order stays due until its delivery. */
export function markShipped(
  client: PoolClient,
  id: string,
  placed: PlacedOrder,
  now: Date,
  dueAt: Date,
): Promise<boolean> {
  const sql = `UPDATE merch.order SET state = 'SHIPPED', provider_order_id = $2, product_id = coalesce($3, product_id),
      provider_status = $4, tracking = coalesce($5::jsonb, tracking), updated_at = $6, ended_at = $6, due_at = $7
    WHERE id = $1 AND state IN ('ASKING', 'PLACED')`
  return moved(client, sql, [id, ...wordsOf(placed), now, dueAt])
}

/** Marks a shipped order as delivered: its final state. */
export function markDelivered(client: PoolClient, id: string, at: Date): Promise<boolean> {
  const sql = `UPDATE merch.order SET delivered_at = $2, due_at = NULL, updated_at = $2
    WHERE id = $1 AND state = 'SHIPPED' AND delivered_at IS NULL`
  return moved(client, sql, [id, at])
}

/** To FAILED, in the transaction that requests the refund. */
export function markFailed(client: PoolClient, id: string, reason: string, now: Date): Promise<boolean> {
  const sql = `UPDATE merch.order SET state = 'FAILED', reason = $2, updated_at = $3, ended_at = $3, due_at = NULL
    WHERE id = $1 AND state IN ('PAID', 'ASKING', 'PLACED')`
  return moved(client, sql, [id, reason, now])
}

/** Postpones the next step; null ends them. */
export async function lookAgain(pool: Pool, id: string, at: Date | null): Promise<void> {
  await pool.query('UPDATE merch.order SET due_at = $2 WHERE id = $1 AND due_at IS NOT NULL', [id, at])
}

/** Due orders of one company. */
export async function dueOrders(pool: Pool, source: DataSourceKind, now: Date, limit: number): Promise<string[]> {
  const sql = 'SELECT id FROM merch.order WHERE due_at <= $1 AND source = $2 ORDER BY due_at, id LIMIT $3'
  const { rows } = await pool.query<{ id: string }>(sql, [now, source, limit])
  return rows.map(({ id }) => id)
}

/** Leases a due order; null if it is not due, or another process took it. */
export async function takeDue(pool: Pool, id: string, now: Date, leaseMs: number): Promise<MerchOrder | null> {
  const sql = `UPDATE merch.order SET due_at = $3 WHERE id = $1 AND due_at <= $2 RETURNING ${COLUMNS}`
  return first(await pool.query<Row>(sql, [id, now, later(now, leaseMs)]))
}

export async function findOrder(pool: Pool, id: string): Promise<MerchOrder | null> {
  return first(await pool.query<Row>(`SELECT ${COLUMNS} FROM merch.order WHERE id = $1`, [id]))
}

export async function orderOfAct(pool: Pool, actId: string): Promise<MerchOrder | null> {
  return first(await pool.query<Row>(`SELECT ${COLUMNS} FROM merch.order WHERE act_id = $1`, [actId]))
}

/** A wallet's paid orders, newest first, after a position. */
export async function listOrders(
  pool: Pool,
  wallet: WalletAddress,
  after: Position | null,
  limit: number,
): Promise<(MerchOrder & Position)[]> {
  const { rows } = await pool.query<Row & Position>(
    `SELECT ${COLUMNS}, ${MICROS_COLUMN} FROM merch.order
     WHERE wallet = $1 AND state NOT IN ('HELD', 'RELEASED') ${afterPosition('uuid')}`,
    [wallet, ...positionParameters(after, limit)],
  )
  return rows.map((row) => ({ ...orderOf(row), micros: row.micros }))
}

/** Orders that ended before a moment and whose address is still stored. */
export async function oldOrders(pool: Pool, before: Date, limit: number): Promise<string[]> {
  const sql = 'SELECT id FROM merch.order WHERE ended_at < $1 AND address IS NOT NULL ORDER BY ended_at LIMIT $2'
  return (await pool.query<{ id: string }>(sql, [before, limit])).rows.map(({ id }) => id)
}

/** Deletes the recipient's address of an order. */
export async function forgetAddress(pool: Pool, id: string): Promise<void> {
  await pool.query('UPDATE merch.order SET address = NULL WHERE id = $1', [id])
}

function wordsOf({ id, productId, status, tracking }: PlacedOrder): unknown[] {
  return [id, productId, status, tracking && JSON.stringify(tracking)]
}

async function moved(db: Pool | PoolClient, sql: string, values: unknown[]): Promise<boolean> {
  return (await db.query(sql, values)).rowCount === 1
}

function first({ rows: [row] }: { rows: Row[] }): MerchOrder | null {
  return row ? orderOf(row) : null
}

function orderOf({ price, commission, commissionTo, ...row }: Row): MerchOrder {
  return {
    ...row,
    price: atomicUsdc(BigInt(price)),
    commission: commission && commissionTo ? { to: commissionTo, amount: atomicUsdc(BigInt(commission)) } : null,
  }
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
