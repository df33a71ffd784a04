import { formatUsd } from '../money.ts'
import type { FieldFacts } from './fields.ts'
import { highestPrice, lowestPrice } from './price.ts'

/** What a field costs and who may ask, in a sentence; null for what is open to everyone. `per` is the argument that counts items. */
export function priceSentence({ price, needsCaller, isInternal }: FieldFacts, per: string | undefined): string | null {
  if (isInternal) return 'For scheduled jobs that carry the shared secret.'
  if (!price) return needsCaller ? 'Free; needs a wallet identity (SIWX), or the payer of the same request.' : null
  const amount =
    price.mode === 'fixed'
      ? formatUsd(price.amount)
      : `${formatUsd(lowestPrice(price))} to ${formatUsd(highestPrice(price))}`
  return `Costs ${amount} USD${per ? ` for each item that \`${per}\` of the list allows` : ''}.`
}
