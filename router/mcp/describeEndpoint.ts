import { type ExampleNeeds, exampleNeedsOf, exampleOf } from '../../rest-compat/example.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'
import type { JsonSchema } from '../../schema/scalars.ts'
import { endpointId } from './endpointNames.ts'
import { argumentsSchema } from './endpointRequest.ts'

/** What a caller needs to know of an endpoint. */
export interface EndpointDescription {
  readonly endpoint: string
  readonly summary: string
  readonly description: string | null
  readonly access: Endpoint['access']
  /** Missing without a price; amounts as decimal strings of USD. */
  readonly price?: { readonly mode: 'fixed' | 'dynamic'; readonly usd: { readonly min: string; readonly max: string } }
  readonly arguments: JsonSchema
  /** Arguments that work once what `exampleNeeds` names is done; missing where the operator gave none. */
  readonly example?: Readonly<Record<string, unknown>>
  readonly exampleNeeds?: ExampleNeeds
}

/** Describes an endpoint: its arguments as JSON Schema, an example of them on a day, and its price range. */
export function describeEndpoint(
  endpoint: Endpoint,
  catalogue: Pick<Catalogue, 'constraints' | 'endpointsOf'>,
  now: Date,
): EndpointDescription {
  const { access, description, price, summary } = endpoint
  const example = exampleOf(endpoint, now)
  const needs = exampleNeedsOf(endpoint, catalogue)
  return {
    endpoint: endpointId(endpoint),
    summary,
    description,
    access,
    ...(price ? { price: { mode: price.mode, usd: { min: formatUsd(price.min), max: formatUsd(price.max) } } } : {}),
    arguments: argumentsSchema(endpoint, catalogue.constraints),
    ...(example ? { example } : {}),
    ...(needs ? { exampleNeeds: needs } : {}),
  }
}
