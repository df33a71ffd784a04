import type { Logger } from 'pino'
import { parseWalletAddress } from '../../../../schema/address.ts'
import type { Catalogue } from '../../../../schema/catalogue.ts'
import { Upstream } from '../../../../schema/errors.ts'
import { type AtomicUsdc, formatUsd, parseUsd, ZERO_USDC } from '../../../../schema/money.ts'
import type { Quoted, UsdcNetwork } from '../subgraph.ts'

const NETWORKS: readonly UsdcNetwork[] = ['base', 'tempo', 'solana']

/**
 * Reads a `toll__Quote`. Returns an Upstream error, and logs it, for one that is malformed, outside the field's range,
 * or names a payee without leave: then nothing is offered.
 */
export function readQuote(
  quote: unknown,
  field: string,
  options: { readonly catalogue: Pick<Catalogue, 'fields'>; readonly mayBePaid: boolean; readonly log: Logger },
): Quoted | Error {
  const objection = objectionTo(quote, field, options)
  if (typeof objection !== 'string') return objection
  options.log.error({ field, quote }, `A quote is refused: ${objection}`)
  return new Upstream(`The price of ${field} is unknown: its service returned an invalid quote`)
}

/**
 * Reads the answer of `_entities` for one entity whose field is quoted as `quote`. Where the subgraph knows no such
 * entity, the value will be null and is not charged: the price is the least of its range.
 */
export function readEntityQuote(
  entities: unknown,
  field: string,
  options: Parameters<typeof readQuote>[2],
): Quoted | Error {
  const entity: unknown = Array.isArray(entities) ? entities[0] : undefined
  const price = options.catalogue.fields.get(field)?.price
  if (entity === null && price?.mode === 'dynamic') return { amount: price.min }
  const quote = typeof entity === 'object' && entity !== null && 'quote' in entity ? entity.quote : null
  return readQuote(quote, field, options)
}

function objectionTo(
  quote: unknown,
  field: string,
  { catalogue, mayBePaid }: { readonly catalogue: Pick<Catalogue, 'fields'>; readonly mayBePaid: boolean },
): Quoted | string {
  if (typeof quote !== 'object' || quote === null) return 'there is none'
  const { usd, payTo = null, network = null } = quote as Record<string, unknown>
  const amount = amountOf(usd)
  if (amount === null) return 'usd is no decimal number with at most six decimals'
  const price = catalogue.fields.get(field)?.price
  if (price?.mode !== 'dynamic') return 'the field has no range of prices'
  if (amount < price.min || amount > price.max)
    return `it is outside ${formatUsd(price.min)} to ${formatUsd(price.max)} USD`
  if (amount === ZERO_USDC && price.settle === 'UPFRONT') return 'a purchase that settles UPFRONT costs something'
  const payee = payTo === null ? null : parseWalletAddress(String(payTo))
  if (payTo !== null && payee === null) return 'payTo is no address'
  if ((payTo !== null || network !== null) && !mayBePaid) return 'it names a payee or a network, and may not'
  const family = NETWORKS.find((known) => known === network)
  if (network !== null && !family) return 'network is not known'
  return { amount, ...(payee ? { payTo: payee } : {}), ...(family ? { network: family } : {}) }
}

function amountOf(usd: unknown): AtomicUsdc | null {
  if (typeof usd !== 'string') return null
  try {
    return parseUsd(usd)
  } catch {
    // The caller states the rule.
    return null
  }
}
