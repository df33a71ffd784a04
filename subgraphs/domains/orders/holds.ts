import type { InsertObject } from 'kysely'
import { advisoryLock } from '../../../prisma/advisoryLock.ts'
import type { Tables } from '../../../prisma/client/tables.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, dateOf, firstRow, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Conflict, PRICE_CHANGED } from '../../../schema/errors.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import { letGo } from '../../kit/service/acts.ts'
import { admitOrder } from '../../kit/service/orderActs.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { DomainName } from '../names.ts'
import { nameTaken } from '../nameTaken.ts'
import { nextSlot, SLOTS_A_DAY, utcDay } from '../pricing/curve.ts'
import { chargeable, formatPrice } from '../pricing/prices.ts'
import { isTakenHere } from '../store/domains.ts'

/** The purchase of a line, before its payment settles. */
export interface Hold {
  readonly actId: string
  readonly name: DomainName
  readonly wallet: WalletAddress
  /** The amount that the line pays. */
  readonly amount: AtomicUsdc
  readonly now: Date
}

/** Key of the advisory lock that serializes slot assignment; any constant. */
export const SLOTS_LOCK = 7_270_001

/**
 * Claims a name and the day's next slot at exactly the line's price. Idempotent per line. Throws Conflict if the name is
 * taken, the day's slots are sold out, or the next slot has another price.
 */
export async function holdRegistration(pool: Pool, hold: Hold): Promise<void> {
  await inTransaction(pool, async (client) => {
    await admitOrder(client, hold.actId)
    // Serialized: the count of taken slots is only valid while no other transaction takes one.
    await advisoryLock(client, SLOTS_LOCK)
    if (await isHeld(client, hold.actId)) return
    if (await isTakenHere(client, hold.name.domain, hold.now)) throw nameTaken(hold.name.domain)
    const day = utcDay(hold.now)
    const slot = requireSlot(hold, nextSlot(await slotsTaken(client, day)))
    const order = { ...heldBy(hold), kind: 'REGISTRATION', years: 1, slotDay: dateOf(day), slot } as const
    if (!(await insertOrder(client, order))) throw nameTaken(hold.name.domain)
  })
}

/**
 * The slot that a line buys. Throws Conflict if the day is sold out, and with PRICE_CHANGED if the next slot has another
 * price than the line pays.
 */
export function requireSlot({ name, amount, now }: Hold, next: number | null): number {
  const price = chargeable(name.tld, next, now)
  if (price.amount === amount) return price.slot
  throw new Conflict(`The price of ${name.domain} is ${formatPrice(price.amount)} now, not ${formatPrice(amount)}`, {
    reason: PRICE_CHANGED,
  })
}

/**
 * Claims a domain for one renewal. Idempotent per line. Throws Conflict while another order for the domain is in
 * progress.
 */
export async function holdRenewal(
  client: PoolClient,
  hold: Hold & { readonly years: number; readonly expiresAt: Date },
): Promise<void> {
  await admitOrder(client, hold.actId)
  if (await isHeld(client, hold.actId)) return
  const order = { ...heldBy(hold), kind: 'RENEWAL', years: hold.years, expiryBefore: hold.expiresAt } as const
  if (!(await insertOrder(client, order))) {
    throw statedAs(new Conflict(`Another order for ${hold.name.domain} is under way; try again when it is finished`), {
      type: 'OrderUnderWayProblem',
      path: ['input', 'domain'],
    })
  }
}

/** The day's next free slot, and the number of free slots, at this moment. */
export async function readSlots(
  pool: Pool,
  now: Date,
): Promise<{ readonly next: number | null; readonly remaining: number }> {
  const taken = await slotsTaken(pool, utcDay(now))
  return { next: nextSlot(taken), remaining: SLOTS_A_DAY - taken.length }
}

function heldBy({ actId, name: { domain }, wallet, amount, now }: Hold) {
  return { actId, domain, claim: domain, wallet, amount, heldAt: now }
}

/** Inserts an order; false if the name is claimed. */
async function insertOrder(client: PoolClient, order: InsertObject<Tables, 'domains.orders'>): Promise<boolean> {
  const insert = tables.insertInto('domains.orders').values(order)
  return (
    (await affected(
      client,
      insert.onConflict((conflict) => conflict.doNothing()),
    )) === 1
  )
}

async function slotsTaken(db: Pool | PoolClient, day: string): Promise<number[]> {
  const slots = tables.selectFrom('domains.orders').select('slot').where('slotDay', '=', dateOf(day))
  const rows = await allRows(db, slots.where('slot', 'is not', null).$narrowType<{ slot: number }>())
  return rows.map(({ slot }) => slot)
}

/** Whether the line has an order already. Throws Conflict if that order was released or failed: a line buys once. */
async function isHeld(client: PoolClient, actId: string): Promise<boolean> {
  const order = await firstRow(client, tables.selectFrom('domains.orders').select('state').where('actId', '=', actId))
  const state = order?.state
  if (state === 'RELEASED' || state === 'FAILED') throw letGo()
  return state !== undefined
}
