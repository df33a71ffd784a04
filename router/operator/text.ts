import { atomicUsdc, formatUsd } from '../../schema/money.ts'
import type { ServicePort } from './figures.ts'

/** An amount of atomic USDC as decimal USD, with a sign below zero: `20.00`, `-0.0054`. */
export function usdText(amount: bigint): string {
  return amount < 0n ? `-${formatUsd(atomicUsdc(-amount))}` : formatUsd(atomicUsdc(amount))
}

/** What serves a port, in the words of the start's summary. */
export function kindOf(kind: ServicePort['kind']): 'live' | 'stand-in' | 'off' {
  return kind === 'sandbox' ? 'stand-in' : kind
}

/** A duration in its largest whole unit: `3 min`, `12 s`. */
export function spanText(seconds: number): string {
  const units = [
    ['d', 86_400],
    ['h', 3_600],
    ['min', 60],
  ] as const
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? `${Math.floor(seconds / unit[1])} ${unit[0]}` : `${Math.round(seconds)} s`
}
