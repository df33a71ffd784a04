import type { Catalogue } from '../schema/catalogue.ts'
import { SERVICES, type ServiceName } from '../schema/services.ts'
import { ABOUT } from './about.ts'
import { type EndpointEntry, endpointEntry } from './catalogueEndpoint.ts'
import { type FieldEntry, fieldEntries } from './catalogueFields.ts'
import type { BaseUrls } from './llms.ts'

/** The network that prices are paid on. */
export interface NetworkEntry {
  readonly name: 'devnet' | 'base-sepolia' | 'base'
  /** CAIP-2. */
  readonly id: `eip155:${number}`
  readonly chainId: number
  /** Address of the token that is charged. */
  readonly asset: `0x${string}`
  /** Of the token: so many digits of its atomic amounts stand behind the point. */
  readonly decimals: number
  /** Name and version of the token's EIP-712 domain, which payers sign under. */
  readonly tokenName: string
  readonly tokenVersion: string
  /** Where a person looks a transaction up; the devnet has no such place. */
  readonly explorerUrl: string | null
}

/** One of the ten services. */
export interface ServiceEntry {
  readonly name: ServiceName
  readonly title: string
  /** What it is, in a sentence. */
  readonly summary: string
  /** Where its paths begin, without a slash at the end, as whoever asks can reach it. */
  readonly baseUrl: string
  readonly openapiUrl: string
}

/** A type that two or more services know by the same key, each with fields of its own: a joint of the graph. */
export interface EntityEntry {
  readonly type: string
  /** One entry is one key; spaces stand between several fields. */
  readonly keys: readonly string[]
  /** In the order of the contract. */
  readonly services: readonly ServiceName[]
  /** Names of the fields that each service adds. */
  readonly fields: Readonly<Partial<Record<ServiceName, readonly string[]>>>
}

/** `/catalogue.json`: services, prices, joints and documented paths in one document, for pages and other programs. */
export interface CatalogueDocument {
  readonly network: NetworkEntry
  /** In the order of the contract. */
  readonly services: readonly ServiceEntry[]
  /**
   * By coordinate (`Query.domainSearch`): every field of Query and Mutation, and every other field that has a price, needs
   * an identity, or is where a query crosses from one service to another. Fields that are not here are free and open.
   */
  readonly fields: Readonly<Record<string, FieldEntry>>
  readonly entities: readonly EntityEntry[]
  /** The documented paths, without those of scheduled jobs. */
  readonly endpoints: readonly EndpointEntry[]
}

/** What the document says to everybody alike; only the addresses of services depend on who asks. */
export type CatalogueFacts = Omit<CatalogueDocument, 'services'>

/** Gathers what the document says to everybody. */
export function catalogueFacts(catalogue: Catalogue, network: NetworkEntry): CatalogueFacts {
  return {
    network,
    fields: fieldEntries(catalogue),
    entities: catalogue.entities.map(({ type, keys, services, fieldsOf }) => ({
      type,
      keys,
      services,
      fields: Object.fromEntries(fieldsOf),
    })),
    endpoints: catalogue.endpoints.flatMap((endpoint) => endpointEntry(endpoint) ?? []),
  }
}

/** The document for whoever reaches the services at these addresses. */
export function catalogueDocument(facts: CatalogueFacts, baseUrls: BaseUrls): CatalogueDocument {
  const { network, ...others } = facts
  return { network, services: SERVICES.map((service) => serviceEntry(service, baseUrls(service))), ...others }
}

function serviceEntry(name: ServiceName, baseUrl: string): ServiceEntry {
  const { title, description } = ABOUT[name]
  return { name, title, summary: description, baseUrl, openapiUrl: `${baseUrl}/openapi.json` }
}
