import type { Pool } from '../../prisma/database.ts'
import { affected, firstRow, onlyRow, type Row, tables } from '../../prisma/sql.ts'

type OrderRow = Row<'travel.standInOrder'>
export type OrderKind = OrderRow['kind']

/** An order of the stand-in, in its wire format. */
export type StandInOrder = Pick<OrderRow, 'id' | 'kind' | 'cancelledAt'> & {
  readonly payload: Readonly<Record<string, unknown>>
}

/** An order to store; one with the same `clientRef` returns the same order. */
export interface NewOrder extends Pick<StandInOrder, 'id' | 'kind' | 'payload'>, Pick<OrderRow, 'clientRef'> {
  readonly now: Date
}

/** The stand-in's order storage. */
export interface StandInOrders {
  /** Stores an order, or returns the existing one with the same reference. */
  add(order: NewOrder): Promise<StandInOrder>
  find(kind: OrderKind, id: string): Promise<StandInOrder | null>
  /** False when the order does not exist or is already cancelled. */
  cancel(kind: OrderKind, id: string, now: Date): Promise<boolean>
}

const orders = tables
  .selectFrom('travel.standInOrder')
  .select(['id', 'kind', 'payload', 'cancelledAt'])
  .$narrowType<Pick<StandInOrder, 'payload'>>()

/** Orders in travel.stand_in_order, shared by all processes. */
export function storedOrders(pool: Pool): StandInOrders {
  return {
    async add({ id, kind, payload, clientRef, now }) {
      const order = tables
        .insertInto('travel.standInOrder')
        .values({ id, kind, clientRef, payload: JSON.stringify(payload), createdAt: now })
        .onConflict((known) => known.column('clientRef').doNothing())
      const isNew = (await affected(pool, order)) === 1
      if (isNew) return { id, kind, payload, cancelledAt: null }
      return await onlyRow(pool, orders.where('clientRef', '=', clientRef))
    },
    async find(kind, id) {
      return await firstRow(pool, orders.where('id', '=', id).where('kind', '=', kind))
    },
    async cancel(kind, id, now) {
      const order = tables.updateTable('travel.standInOrder').where('id', '=', id).where('kind', '=', kind)
      return (await affected(pool, order.where('cancelledAt', 'is', null).set('cancelledAt', now))) === 1
    },
  }
}

/** Orders in memory, for the life of the process. */
export function rememberedOrders(): StandInOrders {
  const kept = new Map<string, StandInOrder>()
  const references = new Map<string, string>()
  return {
    async add({ id, kind, payload, clientRef }) {
      const known = clientRef === null ? undefined : kept.get(references.get(clientRef) ?? '')
      if (known) return known
      const order = { id, kind, payload, cancelledAt: null }
      kept.set(id, order)
      if (clientRef !== null) references.set(clientRef, id)
      return order
    },
    async find(kind, id) {
      const order = kept.get(id)
      return order?.kind === kind ? order : null
    },
    async cancel(kind, id, now) {
      const order = kept.get(id)
      if (order?.kind !== kind || order.cancelledAt) return false
      kept.set(id, { ...order, cancelledAt: now })
      return true
    },
  }
}
