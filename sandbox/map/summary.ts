import type { CatalogueDocument, EndpointFacts } from '../api/catalogue.ts'
import { parseUsd } from '../api/usd.ts'

/** Summary of a service, from the catalogue. */
export interface ServiceSummary {
  readonly queries: number
  readonly mutations: number
  /** Lowest and highest price of its fields, decimal USD strings; null when all are free. */
  readonly price: { readonly min: string; readonly max: string } | null
  readonly entities: CatalogueDocument['entities']
  readonly endpoints: readonly EndpointFacts[]
}

/** Summarises a service. */
export function summaryOf(service: string, { fields, entities, endpoints }: CatalogueDocument): ServiceSummary {
  const own = Object.entries(fields).filter(([, facts]) => facts.service === service)
  const prices = own.flatMap(([, { price }]) => (price ? [price] : []))
  return {
    queries: own.filter(([coordinate]) => coordinate.startsWith('Query.')).length,
    mutations: own.filter(([coordinate]) => coordinate.startsWith('Mutation.')).length,
    price:
      prices.length === 0
        ? null
        : { min: least(prices.map(({ min }) => min)), max: most(prices.map(({ max }) => max)) },
    entities: entities.filter(({ services }) => services.includes(service)),
    endpoints: endpoints.filter((endpoint) => endpoint.service === service),
  }
}

function least(sums: readonly string[]): string {
  return sums.reduce((a, b) => (parseUsd(b) < parseUsd(a) ? b : a))
}

function most(sums: readonly string[]): string {
  return sums.reduce((a, b) => (parseUsd(b) > parseUsd(a) ? b : a))
}
