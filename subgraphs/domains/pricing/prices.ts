import { Conflict } from '../../../schema/errors.ts'
import { type AtomicUsdc, formatUsd, parseUsd, timesUsdc } from '../../../schema/money.ts'
import { priceInSlot, SLOTS_A_DAY, secondsToMidnight } from './curve.ts'
import type { Tld } from './tlds.ts'

/** The most that one registration may cost. A price above it is not lowered: the name is simply not for sale at that slot. */
export const REGISTRATION_CAP = parseUsd('200')

/** What a registration costs now, or why none can be had now. */
export type RegistrationPrice =
  | { readonly kind: 'FOR_SALE'; readonly amount: AtomicUsdc; readonly slot: number }
  | { readonly kind: 'SOLD_OUT' }
  | { readonly kind: 'ABOVE_CAP'; readonly amount: AtomicUsdc }

/** The price of registering under an ending when `slot` is the next free one (null: none is left). */
export function registrationPrice(tld: Tld, slot: number | null): RegistrationPrice {
  if (slot === null) return { kind: 'SOLD_OUT' }
  const amount = priceInSlot(tld.price, slot)
  return amount > REGISTRATION_CAP ? { kind: 'ABOVE_CAP', amount } : { kind: 'FOR_SALE', amount, slot }
}

/**
 * What an unpaid request is quoted for any name under an ending. Where nothing can be had (the day is sold out, or the
 * price is above the cap) it is the price of the last slot, at most the cap: only the hold tells, after the payment has
 * been verified.
 */
export function quotedRegistration(tld: Tld, slot: number | null): AtomicUsdc {
  const price = registrationPrice(tld, slot ?? SLOTS_A_DAY)
  return price.kind === 'FOR_SALE' ? price.amount : REGISTRATION_CAP
}

/** The price as something that can be charged. Throws Conflict, with the seconds until the day ends, when there is none. */
export function chargeable(
  tld: Tld,
  slot: number | null,
  now: Date,
): { readonly amount: AtomicUsdc; readonly slot: number } {
  const price = registrationPrice(tld, slot)
  if (price.kind === 'FOR_SALE') return price
  throw new Conflict(whyNotForSale(tld, price), { retryAfter: secondsToMidnight(now) })
}

/** For people: why nothing can be registered under an ending at the moment. */
export function whyNotForSale(tld: Tld, price: Exclude<RegistrationPrice, { kind: 'FOR_SALE' }>): string {
  if (price.kind === 'SOLD_OUT') return 'No registrations are left today; the next can be had after midnight UTC.'
  return `At today's demand a .${tld.tld} name would cost ${formatPrice(price.amount)}, above the most that one registration may cost (${formatPrice(REGISTRATION_CAP)}); the price falls at midnight UTC.`
}

/** What renewing for a number of years costs. */
export function renewalPrice(tld: Tld, years: number): AtomicUsdc {
  return timesUsdc(tld.price, years)
}

/** An amount as answers write it: `$20`, `$42.50`. */
export function formatPrice(amount: AtomicUsdc): string {
  return `$${formatUsd(amount).replace(/\.00$/, '')}`
}
