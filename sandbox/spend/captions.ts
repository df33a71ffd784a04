import { formatUsd } from '../api/usd.ts'
import type { SpendTotals } from './totals.ts'

/** Text alternative of the chart by service. */
export function serviceCaption({ services }: SpendTotals): string {
  const [first] = services
  if (!first) return 'Nothing was spent.'
  const count = `${services.length} ${services.length === 1 ? 'service' : 'services'}`
  return `${count}; the most, ${formatUsd(first.micro)} USD, went to ${first.service}.`
}

/** Text alternative of the chart by day. */
export function dayCaption({ days }: SpendTotals): string {
  const sums = new Map<string, bigint>()
  for (const { day, micro } of days) sums.set(day, (sums.get(day) ?? 0n) + micro)
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined) return 'Nothing was spent.'
  const [day, micro] = [...sums].reduce((most, next) => (next[1] > most[1] ? next : most))
  if (first === last) return `${formatUsd(micro)} USD on ${day} (UTC).`
  return `From ${first} to ${last} (days in UTC); the most, ${formatUsd(micro)} USD, on ${day}.`
}
