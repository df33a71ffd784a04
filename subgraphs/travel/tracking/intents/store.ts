import type { Pool, PoolClient } from '../../../../prisma/database.ts'
import { afterPosition, MICROS_COLUMN, type Position, positionParameters } from '../../../../prisma/position.ts'
import type { WalletAddress } from '../../../../schema/address.ts'
import type { Plan } from './plan.ts'

/** A flight intent as filed. */
export interface FlightIntent extends Plan {
  /** The flight id in the path, as given by the caller. */
  readonly flight: string
  readonly ident: string
  readonly intent: string
  readonly createdAt: Date
}

/** Stores a filed intent with its wallet; once per line. */
export async function keepIntent(
  client: PoolClient,
  intent: FlightIntent & { readonly actId: string; readonly wallet: string },
): Promise<void> {
  await client.query(
    `INSERT INTO travel.flight_intent (wallet, act_id, flight, ident, intent, aircraft_type, origin, destination,
       intended_off, intended_on, altitude, airspeed, route, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (act_id) DO NOTHING`,
    [
      intent.wallet,
      intent.actId,
      intent.flight,
      intent.ident,
      intent.intent,
      intent.aircraftType,
      intent.origin,
      intent.destination,
      intent.intendedOff,
      intent.intendedOn,
      intent.altitude ?? null,
      intent.airspeed ?? null,
      intent.route ?? null,
      intent.createdAt,
    ],
  )
}

/** A listed intent, with its position in the list. */
export type ListedIntent = FlightIntent & Position

/** A wallet's intents, newest first, after a position. */
export async function listIntents(
  pool: Pool,
  wallet: WalletAddress,
  after: Position | null,
  limit: number,
): Promise<ListedIntent[]> {
  const sql = `SELECT id, flight, ident, intent, aircraft_type AS "aircraftType", origin, destination,
      intended_off AS "intendedOff", intended_on AS "intendedOn", created_at AS "createdAt", ${MICROS_COLUMN}
    FROM travel.flight_intent WHERE wallet = $1 ${afterPosition('uuid')}`
  const { rows } = await pool.query<ListedIntent>(sql, [wallet, ...positionParameters(after, limit)])
  return rows
}
