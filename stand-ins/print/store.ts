import { randomBytes } from 'node:crypto'
import type { Pool } from '../../prisma/database.ts'
import { affected, allRows, countRows, firstRow, onlyRow, type Row, tables } from '../../prisma/sql.ts'

// The only module that writes merch.stand_in_order.

/** An order of the stand-in. */
export type StandInOrder = Row<'merch.standInOrder'> & { readonly payload: StandInPayload }

/** An order as placed, in the wire format. */
export interface StandInPayload {
  readonly external_id: string
  readonly line_items: readonly {
    readonly variant_id: number
    readonly quantity: number
    readonly [member: string]: unknown
  }[]
  readonly address_to: Readonly<Record<string, string>>
  readonly [member: string]: unknown
}

const orders = tables.selectFrom('merch.standInOrder').selectAll().$narrowType<StandInOrder>()

/** Stores an order; idempotent by external id. */
export async function insertOrder(pool: Pool, payload: StandInPayload, now: Date): Promise<StandInOrder> {
  const id = randomBytes(12).toString('hex')
  const order = { id, externalId: payload.external_id, payload: JSON.stringify(payload), createdAt: now }
  const insert = tables
    .insertInto('merch.standInOrder')
    .values(order)
    // Updates nothing, so that an order that is stored already is returned.
    .onConflict((known) => known.column('externalId').doUpdateSet({ externalId: order.externalId }))
  return await onlyRow(pool, insert.returningAll().$narrowType<StandInOrder>())
}

export async function orderById(pool: Pool, id: string): Promise<StandInOrder | null> {
  return await firstRow(pool, orders.where('id', '=', id))
}

export async function orderByName(pool: Pool, name: string): Promise<StandInOrder | null> {
  return await firstRow(pool, orders.where('externalId', '=', name))
}

/** Records that a draft was sent to production; an order that was sent or canceled before is left as it is. */
export async function markSent(pool: Pool, id: string, sentAt: Date): Promise<void> {
  await affected(pool, drafts(id).set({ sentAt }))
}

/** Records that a draft was canceled; likewise. */
export async function markCanceled(pool: Pool, id: string, canceledAt: Date): Promise<void> {
  await affected(pool, drafts(id).set({ canceledAt }))
}

function drafts(id: string) {
  const draft = tables.updateTable('merch.standInOrder').where('id', '=', id)
  return draft.where('sentAt', 'is', null).where('canceledAt', 'is', null)
}

/** A page of all orders, newest first. */
export async function listOrders(pool: Pool, offset: number, limit: number) {
  const page = orders.orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset)
  const [rows, { total }] = await Promise.all([
    allRows(pool, page),
    onlyRow(pool, tables.selectFrom('merch.standInOrder').select(countRows.as('total'))),
  ])
  return { orders: rows, total }
}
