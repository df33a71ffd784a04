import { type AtomicUsdc, parseUsd } from '../../schema/money.ts'

/** A storage tier: the price of a slot for six months, and its size. */
export interface Tier {
  /** Name in the schema's `StorageTier`. */
  readonly name: 'MB_10' | 'MB_100' | 'GB_1'
  /** Name in the database and in the documented paths. */
  readonly wire: '10mb' | '100mb' | '1gb'
  /** Most bytes of a file, of a zip, and of all entries of the zip together. */
  readonly bytes: bigint
  /** For one period. */
  readonly price: AtomicUsdc
}

const TIERS: readonly Tier[] = [
  { name: 'MB_10', wire: '10mb', bytes: 10_000_000n, price: parseUsd('0.02') },
  { name: 'MB_100', wire: '100mb', bytes: 100_000_000n, price: parseUsd('0.20') },
  { name: 'GB_1', wire: '1gb', bytes: 1_000_000_000n, price: parseUsd('2.00') },
]

/** Calendar months that one payment covers. */
export const PERIOD_MONTHS = 6

/** Days for which files are kept after their expiry; a site renewed within them is served again at once. */
export const GRACE_DAYS = 7

/** The tier with that schema name. Throws an Error for an unknown name. */
export function tierNamed(name: Tier['name']): Tier {
  return found(TIERS.find((tier) => tier.name === name))
}

/** The tier with that database name. Throws an Error for an unknown name. */
export function tierOnWire(wire: string): Tier {
  return found(TIERS.find((tier) => tier.wire === wire))
}

/** The same day and time some calendar months later, in UTC; the month's last day if it has no such day. */
export function addMonths(instant: Date, months: number): Date {
  const later = new Date(instant)
  later.setUTCMonth(later.getUTCMonth() + months)
  // JavaScript rolls 31 February over into March; day 0 is the last day of the month before.
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
  return later
}

function found(tier: Tier | undefined): Tier {
  if (!tier) throw new Error('A tier that does not exist')
  return tier
}
