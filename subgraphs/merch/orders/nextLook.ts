import { DAY_MS } from '../../kit/time.ts'
import type { MerchOrder } from './order.ts'

/** Polling interval of an order, by the time since it was placed. Milliseconds. */
const LOOKS = [
  { within: 3_600_000, every: 60_000 },
  { within: 2 * DAY_MS, every: 600_000 },
  { within: Number.POSITIVE_INFINITY, every: 3_600_000 },
] as const

/** When to ask the company about an order again. */
export function nextLook({ askedAt }: MerchOrder, now: Date): Date {
  const age = now.getTime() - (askedAt ?? now).getTime()
  const { every } = LOOKS.find(({ within }) => age < within) ?? LOOKS[0]
  return new Date(now.getTime() + every)
}
