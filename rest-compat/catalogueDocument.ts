import type { Catalogue } from '../schema/catalogue.ts'
import { aboutOf } from './about.ts'
import { type EndpointEntry, endpointEntry } from './catalogueEndpoint.ts'
import { type FieldEntry, fieldEntries } from './catalogueFields.ts'
import type { BaseUrls } from './llms.ts'

/** The network of payments. */
export interface NetworkEntry {
  readonly name: 'devnet' | 'base-sepolia' | 'base'
  /** CAIP-2. */
  readonly id: `eip155:${number}`
  readonly chainId: number
  /** Address of the token used for payment. */
  readonly asset: `0x${string}`
  /** Decimals of the token's atomic amounts. */
  readonly decimals: number
  /** Name and version of the token's EIP-712 domain, which payers sign under. */
  readonly tokenName: string
  readonly tokenVersion: string
  /** The network's block explorer; null for the devnet, which has none. */
  readonly explorerUrl: string | null
}

/** One of the ten services. */
export interface ServiceEntry {
  readonly name: string
  readonly title: string
  /** The service in one sentence. */
  readonly summary: string
  /** Base URL of its paths, without a trailing slash, as reachable by the requester. */
  readonly baseUrl: string
  readonly openapiUrl: string
}

/** A type that two or more services have a key of, each with fields of its own. */
export interface EntityEntry {
  readonly type: string
  /** One entry is one key; spaces stand between several fields. */
  readonly keys: readonly string[]
  /** In the order of the contract. */
  readonly services: readonly string[]
  /** Names of the fields that each service adds. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** `/catalogue.json`: services, prices, entities and documented paths in one document, for pages and other programs. */
export interface CatalogueDocument {
  readonly network: NetworkEntry
  /** In the order of the contract. */
  readonly services: readonly ServiceEntry[]
  /**
   * By coordinate (`Query.domainSearch`): every field of Query and Mutation, and every other field that has a price,
   * needs an identity, or is where a query crosses from one service to another. Fields that are not listed are free and
   * open.
   */
  readonly fields: Readonly<Record<string, FieldEntry>>
  readonly entities: readonly EntityEntry[]
  /** The documented paths, without those of scheduled jobs. */
  readonly endpoints: readonly EndpointEntry[]
}

/** The part of the document that is the same for every requester; only service URLs depend on the request. */
export interface CatalogueFacts extends Omit<CatalogueDocument, 'services'> {
  /** The services, without their URLs. */
  readonly introduced: readonly Omit<ServiceEntry, 'baseUrl' | 'openapiUrl'>[]
}

/** Builds the request-independent part of the document; `now` is the day on which its examples work. */
export function catalogueFacts(catalogue: Catalogue, network: NetworkEntry, now = new Date()): CatalogueFacts {
  return {
    network,
    introduced: catalogue.services.map((name) => {
      const { title, description } = aboutOf(name, catalogue)
      return { name, title, summary: description }
    }),
    fields: fieldEntries(catalogue, now),
    entities: catalogue.entities.map(({ type, keys, services, fieldsOf }) => ({
      type,
      keys,
      services,
      fields: Object.fromEntries(fieldsOf),
    })),
    endpoints: catalogue.endpoints.flatMap((endpoint) => endpointEntry(endpoint) ?? []),
  }
}

/** The document with the service URLs of one request. */
export function catalogueDocument(facts: CatalogueFacts, baseUrls: BaseUrls): CatalogueDocument {
  const { network, introduced, ...others } = facts
  const services = introduced.map((service) => {
    const baseUrl = baseUrls(service.name)
    return { ...service, baseUrl, openapiUrl: `${baseUrl}/openapi.json` }
  })
  return { network, services, ...others }
}
