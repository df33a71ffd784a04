import { formatUsd } from '../money.ts'
import type { FieldFacts } from './fields.ts'
import { highestPrice, lowestPrice } from './price.ts'

/**
 * Price and required identity of a field as a sentence; null for a free field without identity. `per` is the argument
 * that bounds the items.
 */
export function priceSentence({ price, needsCaller, isInternal }: FieldFacts, per: string | undefined): string | null {
  if (isInternal) return 'For scheduled jobs that carry the shared secret.'
  if (!price) return needsCaller ? 'Free; needs a wallet identity (SIWX), or the payer of the same request.' : null
  const amount =
    price.mode === 'fixed'
      ? formatUsd(price.amount)
      : `${formatUsd(lowestPrice(price))} to ${formatUsd(highestPrice(price))}`
  return `Costs ${amount} USD${per ? ` for each item that \`${per}\` of the list allows` : ''}.`
}
