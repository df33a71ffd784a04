import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'
import { Conflict, PRICE_CHANGED } from '../../../schema/errors.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import { inTransaction } from '../../kit/transaction.ts'
import type { DomainName } from '../names.ts'
import { nextSlot, SLOTS_A_DAY, utcDay } from '../pricing/curve.ts'
import { chargeable, formatPrice } from '../pricing/prices.ts'
import { isTakenHere } from '../store/domains.ts'

/** What a line buys, before its money moves. */
export interface Hold {
  readonly actId: string
  readonly name: DomainName
  readonly wallet: WalletAddress
  /** What the line pays. */
  readonly amount: AtomicUsdc
  readonly now: Date
}

/** Any constant: whoever holds this lock is the only one who gives slots away. */
const SLOTS_LOCK = 7_270_001

/**
 * Claims a name and the day's next slot at exactly the price of the line. Holding twice for one line is holding once.
 * Throws Conflict when the name or the day's slots are gone, or the next slot costs something else than the line pays.
 */
export async function holdRegistration(pool: Pool, hold: Hold): Promise<void> {
  await inTransaction(pool, async (client) => {
    // One at a time: a count of taken slots is only true as long as nobody else is taking one.
    await client.query('SELECT pg_advisory_xact_lock($1)', [SLOTS_LOCK])
    if (await isHeld(client, hold.actId)) return
    if (await isTakenHere(client, hold.name.domain, hold.now)) throw taken(hold.name.domain)
    const day = utcDay(hold.now)
    const slot = requireSlot(hold, nextSlot(await slotsTaken(client, day)))
    const sql = `INSERT INTO domains.orders (act_id, kind, domain, claim, wallet, years, amount, slot_day, slot, held_at)
      VALUES ($1, 'REGISTRATION', $2, $2, $3, 1, $4, $5, $6, $7) ON CONFLICT DO NOTHING`
    const values = [hold.actId, hold.name.domain, hold.wallet, hold.amount, day, slot, hold.now]
    if ((await client.query(sql, values)).rowCount === 0) throw taken(hold.name.domain)
  })
}

/**
 * The slot that a line buys. Throws Conflict when the day is sold out, and with PRICE_CHANGED when the next slot costs
 * something else than the line pays.
 */
export function requireSlot({ name, amount, now }: Hold, next: number | null): number {
  const price = chargeable(name.tld, next, now)
  if (price.amount === amount) return price.slot
  throw new Conflict(`The price of ${name.domain} is ${formatPrice(price.amount)} now, not ${formatPrice(amount)}`, {
    reason: PRICE_CHANGED,
  })
}

/**
 * Claims a domain for one renewal. Holding twice for one line is holding once. Throws Conflict while another order for
 * the domain is under way.
 */
export async function holdRenewal(
  client: PoolClient,
  hold: Hold & { readonly years: number; readonly expiresAt: Date },
): Promise<void> {
  if (await isHeld(client, hold.actId)) return
  const sql = `INSERT INTO domains.orders (act_id, kind, domain, claim, wallet, years, amount, expiry_before, held_at)
    VALUES ($1, 'RENEWAL', $2, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`
  const values = [hold.actId, hold.name.domain, hold.wallet, hold.years, hold.amount, hold.expiresAt, hold.now]
  if ((await client.query(sql, values)).rowCount === 0) {
    throw new Conflict(`Another order for ${hold.name.domain} is under way; try again when it is finished`)
  }
}

/** The day's next free slot and how many are left, as they stand at this moment. */
export async function readSlots(
  pool: Pool,
  now: Date,
): Promise<{ readonly next: number | null; readonly remaining: number }> {
  const taken = await slotsTaken(pool, utcDay(now))
  return { next: nextSlot(taken), remaining: SLOTS_A_DAY - taken.length }
}

async function slotsTaken(db: Pool | PoolClient, day: string): Promise<number[]> {
  const sql = 'SELECT slot FROM domains.orders WHERE slot_day = $1 AND slot IS NOT NULL'
  const { rows } = await db.query<{ slot: number }>(sql, [day])
  return rows.map((row) => row.slot)
}

/** Whether the line already made an order. Throws Conflict when that order has been let go: a line buys once. */
async function isHeld(client: PoolClient, actId: string): Promise<boolean> {
  const { rows } = await client.query<{ state: string }>('SELECT state FROM domains.orders WHERE act_id = $1', [actId])
  const state = rows[0]?.state
  if (state === 'RELEASED' || state === 'FAILED') throw new Conflict('This payment has been let go; pay again')
  return state !== undefined
}

function taken(domain: string): Conflict {
  return new Conflict(`${domain} is taken`)
}
