import { randomBytes } from 'node:crypto'
import type { Pool } from '../../prisma/database.ts'

// The only module that writes merch.stand_in_order.

/** An order of the stand-in. */
export interface StandInOrder {
  /** 24 hexadecimal digits. */
  readonly id: string
  readonly externalId: string
  /** The order as placed, in the wire format. */
  readonly payload: StandInPayload
  readonly createdAt: Date
}

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

const COLUMNS = `id, external_id AS "externalId", payload, created_at AS "createdAt"`

/** Stores an order; idempotent by external id. */
export async function insertOrder(pool: Pool, payload: StandInPayload, now: Date): Promise<StandInOrder> {
  const { rows } = await pool.query<StandInOrder>(
    `INSERT INTO merch.stand_in_order (id, external_id, payload, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (external_id) DO UPDATE SET external_id = excluded.external_id RETURNING ${COLUMNS}`,
    [randomBytes(12).toString('hex'), payload.external_id, JSON.stringify(payload), now],
  )
  return rows[0] as StandInOrder
}

export async function orderById(pool: Pool, id: string): Promise<StandInOrder | null> {
  const { rows } = await pool.query<StandInOrder>(`SELECT ${COLUMNS} FROM merch.stand_in_order WHERE id = $1`, [id])
  return rows[0] ?? null
}

export async function orderByName(pool: Pool, name: string): Promise<StandInOrder | null> {
  const sql = `SELECT ${COLUMNS} FROM merch.stand_in_order WHERE external_id = $1`
  return (await pool.query<StandInOrder>(sql, [name])).rows[0] ?? null
}

/** A page of all orders, newest first. */
export async function listOrders(pool: Pool, offset: number, limit: number) {
  const [{ rows: orders }, { rows: counted }] = await Promise.all([
    pool.query<StandInOrder>(
      `SELECT ${COLUMNS} FROM merch.stand_in_order ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
      [limit, offset],
    ),
    pool.query<{ total: number }>('SELECT count(*)::int AS total FROM merch.stand_in_order'),
  ])
  return { orders, total: counted[0]?.total ?? 0 }
}
