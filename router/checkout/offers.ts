import { randomBytes } from 'node:crypto'
import type { Rail } from '../rails/rail.ts'
import type { Bill } from './bill.ts'
import type { Call } from './call.ts'
import type { Offer } from './offer.ts'
import type { CheckoutParts } from './parts.ts'

type Parts = Pick<CheckoutParts, 'rails' | 'quotes' | 'refunds' | 'limits' | 'now'>

/**
 * The ways to pay a bill, the one that suits most clients first. A ceiling is offered where less than all may be earned;
 * a fixed sum everywhere but where it could neither be undone in part nor stand or fall as a whole.
 */
export function offersFor(parts: Parts, call: Call, bill: Bill): Offer[] {
  const rails = parts.rails.all.filter((rail) => bill.network === null || rail.family === bill.network)
  const ceilings = mayEarnLess(bill) ? rails.filter((rail) => rail.scheme === 'upto') : []
  const sums = rails.filter((rail) => rail.scheme !== 'upto')
  const undoable = sums.filter((rail) => parts.refunds.isPossible(rail))
  const others = sums.filter((rail) => !undoable.includes(rail))
  // Without refunds a sum is all or nothing, so where a ceiling can be paid it comes first, and changes that were made
  // cannot be taken back because a later one failed.
  const isBinding = ceilings.some((rail) => rail.extra('') !== null) && mutationsOf(bill) > 1
  const ordered = [...undoable, ...ceilings, ...(isBinding ? [] : others)]
  return ordered.flatMap((rail) => offerOn(rail, parts, call, bill) ?? [])
}

/** The offer on one rail; null while the rail cannot be offered. */
export function offerOn(rail: Rail, parts: Parts, call: Call, bill: Bill): Offer | null {
  const { limits, now, quotes } = parts
  const id = randomBytes(12).toString('base64url')
  if (rail.extra(id) === null) return null
  const expiresAt = new Date(now().getTime() + limits.quoteTtlSeconds * 1_000)
  const amounts = bill.lines.map((line) => line.amount)
  const quote = bill.isDynamic && call.variables ? quotes.sign({ amounts, expiresAt }, call.requestHash) : null
  return {
    rail,
    amount: bill.total,
    payTo: bill.payTo ?? rail.payee,
    maxTimeoutSeconds: limits.paymentTimeoutSeconds,
    quote,
    id,
  }
}

/** Whether a credential on a rail may pay a bill at all. */
export function isOffered(rail: Rail, bill: Bill): boolean {
  if (bill.network !== null && rail.family !== bill.network) return false
  return rail.scheme !== 'upto' || mayEarnLess(bill)
}

/** Several lines, or a line below a list: some of it may fail or not be there. What is settled first is settled whole. */
function mayEarnLess(bill: Bill): boolean {
  return bill.settle === 'ON_SUCCESS' && bill.payTo === null && (bill.lines.length > 1 || bill.lines.some(isPerItem))
}

function isPerItem(line: { readonly units: number }): boolean {
  return line.units > 1
}

function mutationsOf(bill: Bill): number {
  return bill.lines.filter((line) => line.field.startsWith('Mutation.')).length
}
