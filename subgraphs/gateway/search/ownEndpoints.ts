import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { formatUsd } from '../../../schema/money.ts'

/** A documented path of this installation, with the data that search needs. */
export interface OwnEndpoint {
  readonly service: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly access: 'paid' | 'siwx' | 'free'
  /** Null when the path is free. */
  readonly price: OwnPrice | null
  /**
   * The priced fields (such as `Query.domainSearch`) that its operation selects: GraphQL payments for them count as usage
   * of the path.
   */
  readonly fields: readonly string[]
}

/** Amounts are decimal USD. */
export type OwnPrice =
  | { readonly mode: 'fixed'; readonly usd: string }
  | { readonly mode: 'dynamic'; readonly min: string; readonly max: string }

/** The catalogue's public paths; those for scheduled jobs (access `secret`) are excluded. */
export function ownEndpointsOf({ endpoints }: Pick<Catalogue, 'endpoints'>): OwnEndpoint[] {
  return endpoints.flatMap((endpoint): OwnEndpoint[] => {
    const { service, method, path, summary, purpose, access } = endpoint
    if (access === 'secret') return []
    const fields = endpoint.pricedFields.map(({ coordinate }) => coordinate)
    return [{ service, method, path, summary, description: purpose, access, price: priceOf(endpoint), fields }]
  })
}

function priceOf({ price }: Endpoint): OwnPrice | null {
  if (!price) return null
  if (price.mode === 'fixed') return { mode: 'fixed', usd: formatUsd(price.max) }
  return { mode: 'dynamic', min: formatUsd(price.min), max: formatUsd(price.max) }
}
