import type { Bill } from '../protocol/bill.ts'
import type { Call } from '../protocol/call.ts'
import type { Offer } from '../protocol/offer.ts'
import type { Rail } from '../protocol/rail.ts'
import type { CheckoutParts } from './parts.ts'

type Parts = Pick<CheckoutParts, 'rails' | 'offerIds' | 'quotes' | 'disbursements' | 'limits' | 'now'>

/** Offers to pay a bill, the most widely supported one first. */
export function offersFor(parts: Parts, call: Call, bill: Bill): Offer[] {
  const rails = railsFor(parts, bill)
  const ids = parts.offerIds.issue(rails.length)
  return rails.flatMap((rail, index) => makeOffer(rail, ids[index] ?? '', parts, call, bill) ?? [])
}

/**
 * The rails on which a bill may be paid, in the order of their offers. A ceiling is offered where less than all may be
 * earned; a fixed sum everywhere except where it could neither be refunded in part nor taken all or nothing.
 */
function railsFor(parts: Parts, bill: Bill): Rail[] {
  const rails = parts.rails.all.filter((rail) => bill.network === null || rail.family === bill.network)
  const ceilings = mayEarnLess(bill) ? rails.filter((rail) => rail.scheme === 'upto') : []
  const sums = rails.filter((rail) => rail.scheme !== 'upto')
  const undoable = sums.filter((rail) => parts.disbursements.canRefund(rail))
  const others = sums.filter((rail) => !undoable.includes(rail))
  // Without refunds a fixed sum is all or nothing, so ceilings come first; and with several mutations it is not offered
  // beside a ceiling, because completed changes cannot be undone when a later one fails.
  const isBinding = ceilings.some((rail) => rail.extra('') !== null) && mutationsOf(bill) > 1
  return [...undoable, ...ceilings, ...(isBinding ? [] : others)]
}

/** The offer on one rail; null while the rail cannot be offered. */
export function offerOn(rail: Rail, parts: Parts, call: Call, bill: Bill): Offer | null {
  const [id = ''] = parts.offerIds.issue(1)
  return makeOffer(rail, id, parts, call, bill)
}

function makeOffer(rail: Rail, id: string, parts: Parts, call: Call, bill: Bill): Offer | null {
  if (rail.extra(id) === null) return null
  const isQuoted = bill.isDynamic && call.variables !== null
  return {
    rail,
    amount: bill.total,
    payTo: bill.payTo ?? rail.payee,
    maxTimeoutSeconds: parts.limits.paymentTimeoutSeconds,
    quote: isQuoted ? quoteFor(parts, call, bill) : null,
    id,
  }
}

/** The signed quote of a dynamic bill. */
function quoteFor({ limits, now, quotes }: Parts, call: Call, bill: Bill): string {
  const expiresAt = new Date(now().getTime() + limits.quoteTtlSeconds * 1_000)
  return quotes.sign({ amounts: bill.lines.map((line) => line.amount), expiresAt }, call.requestHash)
}

/** Whether a rail may pay a bill: a payment on a rail that is not offered is refused. */
export function isOffered(parts: Parts, rail: Rail, bill: Bill): boolean {
  return railsFor(parts, bill).includes(rail)
}

/** Several lines, or a line below a list: some may fail or be absent. An UPFRONT bill is settled whole. */
function mayEarnLess(bill: Bill): boolean {
  return bill.settle === 'ON_SUCCESS' && bill.payTo === null && (bill.lines.length > 1 || bill.lines.some(isPerItem))
}

function isPerItem(line: { readonly units: number }): boolean {
  return line.units > 1
}

function mutationsOf(bill: Bill): number {
  return bill.lines.filter((line) => line.field.startsWith('Mutation.')).length
}
