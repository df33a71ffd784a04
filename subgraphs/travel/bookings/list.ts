import type { Pool } from '../../../prisma/database.ts'
import { afterPosition, MICROS_COLUMN, type Position, positionParameters } from '../../../prisma/position.ts'
import type { Value } from '../types.gen.ts'
import type { BookingKind } from './store.ts'

/** A booking in its wallet's list. */
export interface ListedBooking extends Position {
  readonly kind: BookingKind
  readonly orderId: string
  readonly state: 'BOOKED' | 'CANCELLED'
  readonly bookedAt: Date
  readonly cancelledAt: Date | null
  /** The part of the order that is stored, as confirmed: stays of a hotel order, rides of a transfer order. */
  readonly payload: {
    readonly hotelBookings?: readonly Value<'HotelBooking'>[]
    readonly transfers?: readonly Value<'BookedTransfer'>[]
  }
}

/** A wallet's bookings, newest first, after a position. */
export async function listBookings(
  pool: Pool,
  wallet: string,
  after: Position | null,
  limit: number,
): Promise<ListedBooking[]> {
  const { rows } = await pool.query<ListedBooking>(
    `SELECT id, kind, order_id AS "orderId", state, created_at AS "bookedAt", cancelled_at AS "cancelledAt", payload,
       ${MICROS_COLUMN}
     FROM (SELECT act_id AS id, * FROM travel.booking WHERE wallet = $1 AND state IN ('BOOKED', 'CANCELLED')) AS booking
     WHERE true ${afterPosition('text')}`,
    [wallet, ...positionParameters(after, limit)],
  )
  return rows
}
