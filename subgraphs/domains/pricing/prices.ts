import { Conflict } from '../../../schema/errors.ts'
import { type AtomicUsdc, formatUsd, parseUsd, timesUsdc } from '../../../schema/money.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { priceInSlot, SLOTS_A_DAY, secondsToMidnight } from './curve.ts'
import type { Tld } from './tlds.ts'

/** Highest price of one registration. A price above it is not lowered: the name is not for sale in that slot. */
export const REGISTRATION_CAP = parseUsd('200')

/** The current price of a registration, or the reason why there is none. */
export type RegistrationPrice =
  | { readonly kind: 'FOR_SALE'; readonly amount: AtomicUsdc; readonly slot: number }
  | { readonly kind: 'SOLD_OUT' }
  | { readonly kind: 'ABOVE_CAP'; readonly amount: AtomicUsdc }

/** The price of registering under an ending if `slot` is the next free one (null: sold out). */
export function registrationPrice(tld: Tld, slot: number | null): RegistrationPrice {
  if (slot === null) return { kind: 'SOLD_OUT' }
  const amount = priceInSlot(tld.price, slot)
  return amount > REGISTRATION_CAP ? { kind: 'ABOVE_CAP', amount } : { kind: 'FOR_SALE', amount, slot }
}

/**
 * The quote of an unpaid request for any name under an ending. If none can be bought (sold out, or above the cap) it is
 * the price of the last slot, at most the cap: only the hold reports that, after the payment has been verified.
 */
export function quotedRegistration(tld: Tld, slot: number | null): AtomicUsdc {
  const price = registrationPrice(tld, slot ?? SLOTS_A_DAY)
  return price.kind === 'FOR_SALE' ? price.amount : REGISTRATION_CAP
}

/** The price as a chargeable amount. Throws Conflict, with the seconds until the day ends, if there is none. */
export function chargeable(
  tld: Tld,
  slot: number | null,
  now: Date,
): { readonly amount: AtomicUsdc; readonly slot: number } {
  const price = registrationPrice(tld, slot)
  if (price.kind === 'FOR_SALE') return price
  const retryAfter = secondsToMidnight(now)
  const againAt = new Date(now.getTime() + retryAfter * 1000).toISOString()
  throw statedAs(new Conflict(whyNotForSale(tld, price), { retryAfter }), {
    type: 'SoldOutTodayProblem',
    path: [],
    facts: { againAt },
  })
}

/** User-facing reason why no name under an ending can be registered now. */
export function whyNotForSale(tld: Tld, price: Exclude<RegistrationPrice, { kind: 'FOR_SALE' }>): string {
  if (price.kind === 'SOLD_OUT') return 'No registrations are left today; the next can be had after midnight UTC.'
  return `At today's demand a .${tld.tld} name would cost ${formatPrice(price.amount)}, above the most that one registration may cost (${formatPrice(REGISTRATION_CAP)}); the price falls at midnight UTC.`
}

/** The price of renewing for a number of years. */
export function renewalPrice(tld: Tld, years: number): AtomicUsdc {
  return timesUsdc(tld.price, years)
}

/** An amount as in responses: `$20`, `$42.50`. */
export function formatPrice(amount: AtomicUsdc): string {
  return `$${formatUsd(amount).replace(/\.00$/, '')}`
}
