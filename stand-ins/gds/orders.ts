import type { Pool } from '../../prisma/database.ts'

export type OrderKind = 'FLIGHT' | 'HOTEL' | 'TRANSFER'

/** An order of the stand-in, in its wire format. */
export interface StandInOrder {
  readonly id: string
  readonly kind: OrderKind
  readonly payload: Readonly<Record<string, unknown>>
  readonly cancelledAt: Date | null
}

export interface NewOrder extends Pick<StandInOrder, 'id' | 'kind' | 'payload'> {
  /** The client's reference; booking with the same one returns the same order. */
  readonly clientRef: string | null
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

const COLUMNS = 'id, kind, payload, cancelled_at AS "cancelledAt"'

/** Orders in travel.stand_in_order, shared by all processes. */
export function storedOrders(pool: Pool): StandInOrders {
  return {
    async add({ id, kind, payload, clientRef, now }) {
      const sql = `INSERT INTO travel.stand_in_order (id, kind, client_ref, payload, created_at)
        VALUES ($1, $2::travel.booking_kind, $3, $4, $5) ON CONFLICT (client_ref) DO NOTHING`
      const { rowCount } = await pool.query(sql, [id, kind, clientRef, JSON.stringify(payload), now])
      if (rowCount === 1) return { id, kind, payload, cancelledAt: null }
      const known = `SELECT ${COLUMNS} FROM travel.stand_in_order WHERE client_ref = $1`
      const { rows } = await pool.query<StandInOrder>(known, [clientRef])
      if (!rows[0]) throw new Error(`The order of ${clientRef} was neither taken nor found`)
      return rows[0]
    },
    async find(kind, id) {
      const sql = `SELECT ${COLUMNS} FROM travel.stand_in_order WHERE id = $1 AND kind = $2::travel.booking_kind`
      const { rows } = await pool.query<StandInOrder>(sql, [id, kind])
      return rows[0] ?? null
    },
    async cancel(kind, id, now) {
      const sql = `UPDATE travel.stand_in_order SET cancelled_at = $3
        WHERE id = $1 AND kind = $2::travel.booking_kind AND cancelled_at IS NULL`
      return (await pool.query(sql, [id, kind, now])).rowCount === 1
    },
  }
}

/** Orders in memory, for the life of the process. */
export function rememberedOrders(): StandInOrders {
  const orders = new Map<string, StandInOrder>()
  const references = new Map<string, string>()
  return {
    async add({ id, kind, payload, clientRef }) {
      const known = clientRef === null ? undefined : orders.get(references.get(clientRef) ?? '')
      if (known) return known
      const order = { id, kind, payload, cancelledAt: null }
      orders.set(id, order)
      if (clientRef !== null) references.set(clientRef, id)
      return order
    },
    async find(kind, id) {
      const order = orders.get(id)
      return order?.kind === kind ? order : null
    },
    async cancel(kind, id, now) {
      const order = orders.get(id)
      if (order?.kind !== kind || order.cancelledAt) return false
      orders.set(id, { ...order, cancelledAt: now })
      return true
    },
  }
}
