import { type Compilable, sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { allForEach, oneForEach } from '../../../prisma/inOrder.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { affected, allRows, anyOf, firstRow, type Row, rowsFrom, tables } from '../../../prisma/sql.ts'
import { storableJson, storableText } from '../../../prisma/storable.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { admitOrder } from '../../kit/service/orderActs.ts'
import type { PlacedOrder, PostalAddress, Tracking } from '../printing/company.ts'
import type { MerchOrder } from './order.ts'

// The only module that writes merch.order. An order moves HELD → PAID → ASKING → PLACED → SHIPPED, or ends as FAILED
// (refunded) or RELEASED (the money never moved); each move is one conditional update. `due_at` is the time of the next
// step; a process moves it ahead before it works on the order, which keeps other processes away.

/** A row, with the types of its JSON. */
type OrderRow = Row<'merch.order'> & { readonly address: PostalAddress | null; readonly tracking: Tracking | null }
type NewOrder = Pick<
  MerchOrder,
  'id' | 'actId' | 'product' | 'size' | 'color' | 'wallet' | 'source' | 'price' | 'commission' | 'address' | 'pictureId'
>

const orders = () => tables.selectFrom('merch.order').selectAll().$narrowType<OrderRow>()
const changing = () => tables.updateTable('merch.order')

const paidOrdersOf = (wallet: WalletAddress) =>
  orders().where('wallet', '=', wallet).where('state', 'not in', ['HELD', 'RELEASED'])

/** Inserts an order that a wallet is about to pay for. Idempotent per line. Throws Conflict if its act was released before. */
export async function holdOrder(pool: Pool, { commission, address, ...order }: NewOrder, now: Date): Promise<void> {
  const row = {
    ...order,
    commission: commission?.amount ?? null,
    commissionTo: commission?.to ?? null,
    address: JSON.stringify(address),
    createdAt: now,
    updatedAt: now,
  }
  const held = tables.insertInto('merch.order').values(row)
  await inTransaction(pool, async (client) => {
    await admitOrder(client, order.actId)
    await affected(
      client,
      held.onConflict((conflict) => conflict.column('actId').doNothing()),
    )
  })
}

/** Records that its picture was checked and stored. False if the order was given up in the meantime. */
export async function keepImage(pool: Pool, id: string, imageType: string, now: Date): Promise<boolean> {
  const kept = changing().set({ imageType, updatedAt: now }).where('id', '=', id).where('state', 'in', ['HELD', 'PAID'])
  return (await affected(pool, kept)) === 1
}

/**
 * HELD → RELEASED: the money did not move, so the address is deleted. Returns what the order of the act is then; null if
 * there is none. A paid order is BEGUN: it is placed or refunded by its own jobs.
 */
export async function releaseOrder(client: PoolClient, actId: string): Promise<'RELEASED' | 'BEGUN' | null> {
  const now = sql<Date>`now()`
  const released = changing().set({ state: 'RELEASED', address: null, endedAt: now, updatedAt: now })
  await affected(client, released.where('actId', '=', actId).where('state', '=', 'HELD'))
  const order = await orderOfAct(client, actId)
  return order && (order.state === 'RELEASED' ? 'RELEASED' : 'BEGUN')
}

/** The payment of an order. */
export interface PaidOrder {
  readonly actId: string
  /** The job that makes the picture which a ref names; null: as it was held. */
  readonly pictureId: string | null
}

/** HELD → PAID; the caller holds the lease. Null if it was PAID before, or was released. */
export async function markPaid(
  pool: Pool,
  { actId, pictureId }: PaidOrder,
  now: Date,
  leaseMs: number,
): Promise<MerchOrder | null> {
  const paid = changing()
    .set({ state: 'PAID', paidAt: now, updatedAt: now, dueAt: later(now, leaseMs) })
    .$if(pictureId !== null, (change) => change.set({ pictureId }))
    .where('actId', '=', actId)
    .where('state', '=', 'HELD')
  return await first(pool, paid.returningAll().$narrowType<OrderRow>())
}

/** PAID → ASKING: succeeds once, so that the company is asked once. */
export async function markAsking(pool: Pool, id: string, now: Date): Promise<boolean> {
  const asking = changing().set({ state: 'ASKING', askedAt: now, updatedAt: now })
  return (await affected(pool, asking.where('id', '=', id).where('state', '=', 'PAID'))) === 1
}

/** ASKING → PLACED: the company has the order. Updates its data if it was PLACED before. */
export async function markPlaced(
  client: PoolClient,
  id: string,
  placed: PlacedOrder,
  now: Date,
  dueAt: Date,
): Promise<boolean> {
  return (await affected(client, placedAs(placed, id).set({ state: 'PLACED', updatedAt: now, dueAt }))) === 1
}

/**
 * Records that the company is about to be asked to print an order. False if the order was given up, or the company was
 * asked less than `againMs` ago.
 */
export async function markSending(pool: Pool, id: string, now: Date, againMs: number): Promise<boolean> {
  const sending = changing().set({ sentAt: now, updatedAt: now }).where('id', '=', id).where('state', '=', 'PLACED')
  const due = sending.where((sent) => sent.or([sent('sentAt', 'is', null), sent('sentAt', '<=', later(now, -againMs))]))
  return (await affected(pool, due)) === 1
}

/** PLACED → SHIPPED, in the transaction that requests the commission's payout. The order stays due until its delivery. */
export async function markShipped(
  client: PoolClient,
  id: string,
  placed: PlacedOrder,
  now: Date,
  dueAt: Date,
): Promise<boolean> {
  const shipped = placedAs(placed, id).set({ state: 'SHIPPED', updatedAt: now, endedAt: now, dueAt })
  return (await affected(client, shipped)) === 1
}

/** Marks a shipped order as delivered: its final state. */
export async function markDelivered(client: PoolClient, id: string, at: Date): Promise<boolean> {
  const delivered = changing().set({ deliveredAt: at, dueAt: null, updatedAt: at }).where('id', '=', id)
  return (await affected(client, delivered.where('state', '=', 'SHIPPED').where('deliveredAt', 'is', null))) === 1
}

/** To FAILED from PAID, ASKING or PLACED, in the transaction that requests the refund. False if it left that state. */
export async function markFailed(
  client: PoolClient,
  { id, state }: Pick<MerchOrder, 'id' | 'state'>,
  reason: string,
  now: Date,
): Promise<boolean> {
  const end = { reason: storableText(reason), updatedAt: now, endedAt: now, dueAt: null }
  const failed = changing()
    .set({ state: 'FAILED', ...end })
    .where('id', '=', id)
    .where('state', '=', state)
  return (await affected(client, failed.where('state', 'in', ['PAID', 'ASKING', 'PLACED']))) === 1
}

/** Postpones the next step; null ends them. */
export async function lookAgain(pool: Pool, id: string, at: Date | null): Promise<void> {
  await affected(pool, changing().set({ dueAt: at }).where('id', '=', id).where('dueAt', 'is not', null))
}

/** Due orders of one company. */
export async function dueOrders(pool: Pool, source: MerchOrder['source'], now: Date, limit: number): Promise<string[]> {
  const due = tables.selectFrom('merch.order').select('id').where('dueAt', '<=', now).where('source', '=', source)
  const rows = await allRows(pool, due.orderBy('dueAt').orderBy('id').limit(limit))
  return rows.map(({ id }) => id)
}

/** Leases a due order; null if it is not due, or another process took it. */
export async function takeDue(pool: Pool, id: string, now: Date, leaseMs: number): Promise<MerchOrder | null> {
  const leased = changing().set({ dueAt: later(now, leaseMs) })
  return await first(pool, leased.where('id', '=', id).where('dueAt', '<=', now).returningAll().$narrowType<OrderRow>())
}

export async function findOrder(pool: Pool, id: string): Promise<MerchOrder | null> {
  return await first(pool, orders().where('id', '=', id))
}

export async function orderOfAct(db: Pool | PoolClient, actId: string): Promise<MerchOrder | null> {
  return await first(db, orders().where('actId', '=', actId))
}

/** A wallet's paid orders, newest first, after a position. */
export async function listOrders(
  pool: Pool,
  wallet: WalletAddress,
  after: Position | null,
  limit: number,
): Promise<(MerchOrder & Position)[]> {
  const rows = await allRows(pool, newestAfter(paidOrdersOf(wallet).select(micros), after, limit))
  return rows.map((row) => ({ ...orderOf(row), micros: row.micros }))
}

/** A wallet's paid orders with these ids, in the same order; null for an id that is none of them. */
export async function findOrdersOf(
  pool: Pool,
  wallet: WalletAddress,
  ids: readonly string[],
): Promise<(MerchOrder | null)[]> {
  const found = paidOrdersOf(wallet).where('id', '=', anyOf(ids))
  return oneForEach(ids, (await allRows(pool, found)).map(orderOf), ({ id }) => id)
}

/** A wallet's paid orders of each picture, up to `limit` each, newest first, after a position. */
export async function ordersOfPictures(
  pool: Pool,
  wallet: WalletAddress,
  pictures: readonly string[],
  after: Position | null,
  limit: number,
): Promise<(MerchOrder & Position)[][]> {
  const asked = rowsFrom(
    pictures.map((picture) => ({ picture })),
    { picture: 'text' },
    'asked',
  )
  const newest = tables.selectFrom(asked).innerJoinLateral(
    ({ selectFrom }) => {
      const own = selectFrom('merch.order')
        .selectAll()
        .select(micros)
        .where('wallet', '=', wallet)
        .where('state', 'not in', ['HELD', 'RELEASED'])
        .whereRef('pictureId', '=', 'asked.picture')
      return newestAfter(own, after, limit).as('own')
    },
    (join) => join.onTrue(),
  )
  const rows = await allRows(
    pool,
    newest.selectAll('own').orderBy('own.createdAt', 'desc').orderBy('own.id', 'desc').$narrowType<OrderRow>(),
  )
  const listed = rows.map((row) => ({ ...orderOf(row), micros: row.micros }))
  return allForEach<string | null, MerchOrder & Position>(pictures, listed, ({ pictureId }) => pictureId)
}

/** Orders that ended before a moment and whose address is still stored. */
export async function oldOrders(pool: Pool, before: Date, limit: number): Promise<string[]> {
  const old = tables.selectFrom('merch.order').select('id').where('endedAt', '<', before)
  const rows = await allRows(pool, old.where('address', 'is not', null).orderBy('endedAt').limit(limit))
  return rows.map(({ id }) => id)
}

/** Deletes the recipient's address of an order. */
export async function forgetAddress(pool: Pool, id: string): Promise<void> {
  await affected(pool, changing().set({ address: null }).where('id', '=', id))
}

/** A change of an order that the company has: the company's id and status, and what it says of product and parcel. */
function placedAs({ id, productId, status, tracking }: PlacedOrder, orderId: string) {
  return changing()
    .set({ providerOrderId: id, providerStatus: status })
    .$if(productId !== null, (change) => change.set({ productId }))
    .$if(tracking !== null, (change) => change.set({ tracking: storableJson(tracking) }))
    .where('id', '=', orderId)
    .where('state', 'in', ['ASKING', 'PLACED'])
}

async function first(db: Pool | PoolClient, statement: Compilable<OrderRow>): Promise<MerchOrder | null> {
  const row = await firstRow(db, statement)
  return row && orderOf(row)
}

function orderOf({ price, commission, commissionTo, ...row }: OrderRow): MerchOrder {
  return {
    ...row,
    price: atomicUsdc(BigInt(price)),
    commission: commission && commissionTo ? { to: commissionTo, amount: atomicUsdc(BigInt(commission)) } : null,
  }
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
