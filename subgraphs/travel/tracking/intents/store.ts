import type { Pool, PoolClient } from '../../../../prisma/database.ts'
import { micros, newestAfter, type Position } from '../../../../prisma/position.ts'
import { affected, allRows, anyOf, tables } from '../../../../prisma/sql.ts'
import type { WalletAddress } from '../../../../schema/address.ts'
import type { Plan } from './plan.ts'

/** A flight intent as filed. */
export interface FlightIntent extends Plan {
  /** A UUID. */
  readonly id: string
  /** The flight id in the path, as given by the caller. */
  readonly flight: string
  readonly ident: string
  readonly intent: string
  readonly createdAt: Date
}

/** Stores a filed intent with its wallet; once per line. */
export async function keepIntent(
  client: PoolClient,
  intent: FlightIntent & { readonly actId: string; readonly wallet: WalletAddress },
): Promise<void> {
  const filed = tables.insertInto('travel.flightIntent').values(intent)
  await affected(
    client,
    filed.onConflict((conflict) => conflict.column('actId').doNothing()),
  )
}

/** A wallet's intents by their ids. */
export async function intentsOf(pool: Pool, wallet: WalletAddress, ids: readonly string[]): Promise<FlightIntent[]> {
  if (ids.length === 0) return []
  const found = tables
    .selectFrom('travel.flightIntent')
    .select(['id', 'flight', 'ident', 'intent', 'aircraftType', 'origin', 'destination'])
    .select(['intendedOff', 'intendedOn', 'createdAt'])
    .where('wallet', '=', wallet)
    .where('id', '=', anyOf(ids))
  return await allRows(pool, found)
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
  const intents = tables
    .selectFrom('travel.flightIntent')
    .select(['id', 'flight', 'ident', 'intent', 'aircraftType', 'origin', 'destination'])
    .select(['intendedOff', 'intendedOn', 'createdAt', micros])
    .where('wallet', '=', wallet)
  return await allRows(pool, newestAfter(intents, after, limit))
}
