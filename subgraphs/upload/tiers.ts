import { type AtomicUsdc, parseUsd } from '../../schema/money.ts'

/** What a slot costs for six months, and what fits in. */
export interface Tier {
  /** As `StorageTier` names it. */
  readonly name: 'MB_10' | 'MB_100' | 'GB_1'
  /** As the database and the documented paths name it. */
  readonly wire: '10mb' | '100mb' | '1gb'
  /** Most bytes of a file, of a zip, and of all that is in the zip together. */
  readonly bytes: bigint
  /** For one period. */
  readonly price: AtomicUsdc
}

export const TIERS: readonly Tier[] = [
  { name: 'MB_10', wire: '10mb', bytes: 10_000_000n, price: parseUsd('0.02') },
  { name: 'MB_100', wire: '100mb', bytes: 100_000_000n, price: parseUsd('0.20') },
  { name: 'GB_1', wire: '1gb', bytes: 1_000_000_000n, price: parseUsd('2.00') },
]

/** Calendar months that one payment of a tier's price keeps a slot for. */
export const PERIOD_MONTHS = 6

/** Days for which files are kept after they expired; a site that is renewed within them is back at once. */
export const GRACE_DAYS = 7

/** The tier of that name. Throws an Error for a name that the schema does not know. */
export function tierNamed(name: Tier['name']): Tier {
  return found(TIERS.find((tier) => tier.name === name))
}

/** The tier that a row of the database names. */
export function tierOnWire(wire: string): Tier {
  return found(TIERS.find((tier) => tier.wire === wire))
}

/** The same day and time some calendar months later, in UTC; the last day of a month that has no such day. */
export function addMonths(instant: Date, months: number): Date {
  const later = new Date(instant)
  later.setUTCMonth(later.getUTCMonth() + months)
  // February has no 31st: JavaScript goes on into March then, and day 0 is the last of February.
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
  return later
}

function found(tier: Tier | undefined): Tier {
  if (!tier) throw new Error('A tier that does not exist')
  return tier
}
