import type { Insertable } from 'kysely'
import type { Tables } from '../../../prisma/client/tables.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { affected, allRows, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { KeptPayload } from './kept.ts'

// The only module that writes travel.booking. A row is a booking that the company confirmed: it is written in the
// transaction that completes its act, and moves from BOOKED to CANCELLED.

/** A booking that the company confirmed, with the part of its order that is stored. */
export type Booking = Omit<Row<'travel.booking'>, 'payload'> & { readonly payload: KeptPayload }

/** Inserts a booking that the company has just confirmed. */
export async function insertBooking(client: PoolClient, booking: Insertable<Tables['travel.booking']>): Promise<void> {
  await affected(client, tables.insertInto('travel.booking').values(booking))
}

/** BOOKED → CANCELLED by its wallet. Returns the booking as it is then, also if it was cancelled before. */
export async function cancelBooking(client: Pool | PoolClient, booking: Booking, now: Date): Promise<Booking> {
  const cancelled = { state: 'CANCELLED', cancelledAt: now } as const
  const update = tables.updateTable('travel.booking').set(cancelled).where('actId', '=', booking.actId)
  await affected(client, update.where('state', '=', 'BOOKED'))
  return { ...booking, ...cancelled }
}

/** A booking by the company's order id; null if there is none. */
export async function findBooking(pool: Pool, kind: Booking['kind'], orderId: string): Promise<Booking | null> {
  const found = tables.selectFrom('travel.booking').selectAll().where('kind', '=', kind).where('orderId', '=', orderId)
  return await firstRow(pool, found.$narrowType<{ payload: KeptPayload }>())
}

/** A wallet's bookings by the company's order ids. */
export async function bookingsOf(
  pool: Pool,
  wallet: WalletAddress,
  kind: Booking['kind'],
  orderIds: readonly string[],
): Promise<readonly Booking[]> {
  if (orderIds.length === 0) return []
  const found = tables
    .selectFrom('travel.booking')
    .selectAll()
    .where('wallet', '=', wallet)
    .where('kind', '=', kind)
    .where('orderId', '=', anyOf(orderIds))
  return await allRows(pool, found.$narrowType<{ payload: KeptPayload }>())
}

/** A wallet's bookings, newest first, after a position. */
export async function listBookings(
  pool: Pool,
  wallet: WalletAddress,
  after: Position | null,
  limit: number,
): Promise<readonly ListedBooking[]> {
  const bookings = tables
    .selectFrom(
      tables.selectFrom('travel.booking').selectAll().select('actId as id').where('wallet', '=', wallet).as('booking'),
    )
    .selectAll()
    .select(micros)
  const page = newestAfter(bookings, after, limit)
  return await allRows(pool, page.$narrowType<{ payload: KeptPayload }>())
}

/** A booking in its wallet's list. */
export type ListedBooking = Booking & Position
