import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { DataSourceKind } from '../../kit/service/context.ts'

// The only module that writes travel.booking. A booking moves HELD → SENDING → BOOKED → CANCELLED, or ends as RELEASED
// (the money never moved) or FAILED (refunded); each move is one conditional update.

export type BookingKind = 'FLIGHT' | 'HOTEL' | 'TRANSFER'
export type BookingState = 'HELD' | 'SENDING' | 'BOOKED' | 'FAILED' | 'CANCELLED' | 'RELEASED'

export interface NewBooking {
  /** The line that pays for it. */
  readonly actId: string
  readonly kind: BookingKind
  readonly wallet: string
  readonly source: DataSourceKind
  readonly now: Date
}

/** A booking that the company confirmed. */
export interface Booking {
  readonly actId: string
  readonly wallet: string
  readonly state: 'BOOKED' | 'CANCELLED'
  readonly source: DataSourceKind
  /** The order as returned when it was booked. */
  readonly payload: unknown
}

/** Inserts a booking that a wallet is about to pay for. Idempotent per line. */
export async function holdBooking(pool: Pool, booking: NewBooking): Promise<void> {
  await pool.query(
    `INSERT INTO travel.booking (act_id, kind, wallet, source, created_at)
     VALUES ($1, $2::travel.booking_kind, $3, $4, $5) ON CONFLICT (act_id) DO NOTHING`,
    [booking.actId, booking.kind, booking.wallet, booking.source, booking.now],
  )
}

/** HELD → SENDING: the money has moved, and the company is called next. False if it was begun before, or released. */
export function beginBooking(pool: Pool, actId: string): Promise<boolean> {
  return move(pool, actId, `state = 'SENDING'`, `state = 'HELD'`)
}

/** SENDING → BOOKED. False if the booking was given up in the meantime: its money is being refunded. */
export async function confirmBooking(pool: Pool, actId: string, orderId: string, payload: unknown): Promise<boolean> {
  const sql = `UPDATE travel.booking SET state = 'BOOKED', order_id = $2, payload = $3 WHERE act_id = $1 AND state = 'SENDING'`
  return (await pool.query(sql, [actId, orderId, JSON.stringify(payload)])).rowCount === 1
}

/** SENDING → FAILED: the company did not confirm. */
export function failBooking(pool: Pool, actId: string): Promise<boolean> {
  return move(pool, actId, `state = 'FAILED'`, `state = 'SENDING'`)
}

/** HELD → RELEASED: the money did not move. */
export function releaseBooking(pool: Pool, actId: string): Promise<boolean> {
  return move(pool, actId, `state = 'RELEASED'`, `state = 'HELD'`)
}

/** BOOKED → CANCELLED by its wallet. False if it is already cancelled. */
export async function cancelBooking(client: Pool | PoolClient, actId: string, now: Date): Promise<boolean> {
  const sql = `UPDATE travel.booking SET state = 'CANCELLED', cancelled_at = $2 WHERE act_id = $1 AND state = 'BOOKED'`
  return (await client.query(sql, [actId, now])).rowCount === 1
}

export async function stateOf(pool: Pool, actId: string): Promise<BookingState | null> {
  const sql = 'SELECT state FROM travel.booking WHERE act_id = $1'
  const { rows } = await pool.query<{ state: BookingState }>(sql, [actId])
  return rows[0]?.state ?? null
}

/** A booking by the company's order id. */
export async function findBooking(pool: Pool, kind: BookingKind, orderId: string): Promise<Booking | null> {
  const { rows } = await pool.query<Booking>(
    `SELECT act_id AS "actId", wallet, state, source, payload FROM travel.booking
     WHERE kind = $1::travel.booking_kind AND order_id = $2 AND state IN ('BOOKED', 'CANCELLED')`,
    [kind, orderId],
  )
  return rows[0] ?? null
}

async function move(pool: Pool, actId: string, to: string, from: string): Promise<boolean> {
  const { rowCount } = await pool.query(`UPDATE travel.booking SET ${to} WHERE act_id = $1 AND ${from}`, [actId])
  return rowCount === 1
}
