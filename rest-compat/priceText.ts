import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import { formatUsd } from '../schema/money.ts'

/** What a call of a path costs, in a few words: `0.01 USD`, `0.01 to 0.10 USD`, `free`, or `free, SIWX` with a signature. */
export function priceText({ access, price }: Pick<Endpoint, 'access' | 'price'>): string {
  if (!price) return access === 'siwx' ? 'free, SIWX' : 'free'
  const { mode, min, max } = price
  return mode === 'fixed' ? `${formatUsd(max)} USD` : `${formatUsd(min)} to ${formatUsd(max)} USD`
}
