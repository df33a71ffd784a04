import { formatUsd } from '../money.ts'
import type { Extent, FieldFacts } from './fields.ts'
import { highestPrice, lowestPrice } from './price.ts'

/** What one price covers, by what a value of the field holds. */
const COVERED: Readonly<Record<Extent, string>> = { ONE: 'value', LIST: 'whole list', PAGE: 'whole page' }

/**
 * Price and required identity of a field as a sentence; null for a free field without identity. A root field has one
 * value; a field of another type has one for each object that it is selected of, and each has the price.
 */
export function priceSentence(facts: FieldFacts): string | null {
  const covered = COVERED[facts.extent]
  if (!/^(Query|Mutation)\./.test(facts.coordinate)) return sentence(facts, ` for each ${covered}`)
  return sentence(facts, facts.extent === 'ONE' ? '' : ` for the ${covered}`)
}

/** Price and required identity of a path's field as a sentence, like `priceSentence`: a path has one value of it. */
export function pathPriceSentence(facts: FieldFacts): string | null {
  return sentence(facts, '')
}

function sentence({ price, needsCaller, isInternal }: FieldFacts, covered: string): string | null {
  if (isInternal) return 'For scheduled jobs that carry the shared secret.'
  if (!price) return needsCaller ? 'Free; needs a wallet identity (SIWX), or the payer of the same request.' : null
  const amount =
    price.mode === 'fixed'
      ? formatUsd(price.amount)
      : `${formatUsd(lowestPrice(price))} to ${formatUsd(highestPrice(price))}`
  return `Costs ${amount} USD${covered}.`
}
