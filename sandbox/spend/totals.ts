import { parseUsd } from '../api/usd.ts'
import type { Payment } from './payment.ts'

/** Spending in millionths of a USD: settled amounts less refunds. */
export interface SpendTotals {
  readonly total: bigint
  /** Refunds, settled or in progress. */
  readonly refunded: bigint
  /** By service, the largest first. */
  readonly services: readonly { readonly service: string; readonly micro: bigint }[]
  /** By day (UTC) and service, the earliest first. */
  readonly days: readonly { readonly day: string; readonly service: string; readonly micro: bigint }[]
}

/** Sums payments; those that never settled cost nothing. */
export function totalsOf(payments: readonly Payment[]): SpendTotals {
  const services = new Map<string, bigint>()
  const days = new Map<string, { day: string; service: string; micro: bigint }>()
  let total = 0n
  let refunded = 0n
  for (const payment of payments) {
    refunded += refundedOf(payment)
    for (const [service, micro] of sharesOf(payment)) {
      if (micro === 0n) continue
      const day = dayOf(payment)
      const key = `${day} ${service}`
      total += micro
      services.set(service, (services.get(service) ?? 0n) + micro)
      days.set(key, { day, service, micro: (days.get(key)?.micro ?? 0n) + micro })
    }
  }
  return {
    total,
    refunded,
    services: [...services]
      .map(([service, micro]) => ({ service, micro }))
      .toSorted((one, other) => compare(other.micro, one.micro) || one.service.localeCompare(other.service)),
    days: [...days.values()].toSorted(
      (one, other) => one.day.localeCompare(other.day) || one.service.localeCompare(other.service),
    ),
  }
}

/** The cost of a payment: the settled amount less refunds, settled or in progress. */
export function spentOn(payment: Payment): bigint {
  return parseUsd(payment.settledAmount ?? '0') - refundedOf(payment)
}

/** The refunds of a payment, settled or in progress. */
export function refundedOf({ refunds }: Payment): bigint {
  return refunds.reduce((sum, { amount, state }) => (state === 'DECLINED' ? sum : sum + parseUsd(amount)), 0n)
}

/** The day of a payment: that of its settlement, in UTC. */
export function dayOf({ settledAt, createdAt }: Payment): string {
  return (settledAt ?? createdAt).slice(0, 10)
}

/**
 * Divides a payment among the services that earned it. A remainder that is neither earned nor refunded, such as an
 * amount too small to send, counts for the payment's service, so that the shares add up to the whole.
 */
function sharesOf(payment: Payment): ReadonlyMap<string, bigint> {
  const shares = new Map<string, bigint>()
  const spent = spentOn(payment)
  if (spent <= 0n) return shares
  let rest = spent
  for (const { service, amount, charged, outcome } of payment.lines) {
    if (outcome !== 'CHARGED') continue
    const earned = parseUsd(charged ?? amount)
    const share = lesser(earned, rest)
    rest -= share
    shares.set(service, (shares.get(service) ?? 0n) + share)
  }
  if (rest > 0n) shares.set(payment.service, (shares.get(payment.service) ?? 0n) + rest)
  return shares
}

function lesser(one: bigint, other: bigint): bigint {
  return compare(one, other) < 0 ? one : other
}

function compare(one: bigint, other: bigint): number {
  return one === other ? 0 : one < other ? -1 : 1
}
