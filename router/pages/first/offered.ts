import type { Catalogue } from '../../../schema/catalogue.ts'
import { formatUsd } from '../../../schema/money.ts'

/** What one service offers, for a card of the first page. */
export interface OfferedService {
  readonly name: string
  /** Documented paths. */
  readonly paths: number
  /** Decimal strings of USD: the least and the highest price of its paths; null when none has a price. */
  readonly prices: { readonly from: string; readonly to: string } | null
}

/** The services with documented paths, in the catalogue's order. */
export function offeredServices({ endpoints }: Pick<Catalogue, 'endpoints'>): readonly OfferedService[] {
  const names = [...new Set(endpoints.map(({ service }) => service))]
  return names.map((name) => {
    const own = endpoints.filter(({ service }) => service === name)
    const prices = own.flatMap(({ price }) => (price ? [price.min, price.max] : [])).sort((a, b) => (a < b ? -1 : 1))
    const [from] = prices
    const to = prices.at(-1)
    return {
      name,
      paths: own.length,
      prices: from === undefined || to === undefined ? null : { from: formatUsd(from), to: formatUsd(to) },
    }
  })
}
