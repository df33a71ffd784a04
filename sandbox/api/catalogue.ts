import { Trouble } from '../pay/trouble.ts'
import type { MemberVariable } from '../rest/call/variables.ts'
import { gatewayUrl } from './base.ts'
import { reach } from './offline.ts'
import { once } from './once.ts'

/** A price in decimal USD strings; `per` names the argument that bounds lists above the field, if any lead to it. */
export interface PriceFacts {
  readonly mode: 'fixed' | 'dynamic'
  readonly min: string
  readonly max: string
  readonly per?: string
}

export interface FieldFacts {
  readonly service?: string
  readonly price?: PriceFacts
  readonly identity?: true
  /** Of a root field: arguments that work, by name. */
  readonly example?: Readonly<Record<string, unknown>>
}

export interface EndpointFacts {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly access: 'paid' | 'siwx' | 'free'
  readonly status: number
  readonly produces: string
  readonly price?: PriceFacts
  /** Coordinates of the root fields it uses. */
  readonly fields: readonly string[]
  readonly document: string
  readonly members: readonly {
    readonly name: string
    readonly variable: string
    readonly in: 'path' | 'query' | 'body'
    readonly required: boolean
    readonly becomes?: MemberVariable['becomes']
  }[]
  readonly root: readonly string[]
}

/** `catalogue.json` of the gateway: services, prices, joins and documented paths. */
export interface CatalogueDocument {
  readonly network: {
    readonly name: 'devnet' | 'base-sepolia' | 'base'
    readonly id: string
    readonly chainId: number
    readonly asset: `0x${string}`
    readonly decimals: number
    readonly tokenName: string
    readonly tokenVersion: string
    readonly explorerUrl: string | null
  }
  readonly services: readonly {
    readonly name: string
    readonly title: string
    readonly summary: string
    readonly baseUrl: string
    readonly openapiUrl: string
  }[]
  readonly fields: Readonly<Record<string, FieldFacts>>
  readonly entities: readonly {
    readonly type: string
    readonly keys: readonly string[]
    readonly services: readonly string[]
    readonly fields: Readonly<Record<string, readonly string[]>>
  }[]
  readonly endpoints: readonly EndpointFacts[]
}

/** The catalogue, fetched once. Throws a Trouble; a failure is not cached. */
export const loadCatalogue = once(fetchCatalogue)

async function fetchCatalogue(): Promise<CatalogueDocument> {
  const response = await reach(gatewayUrl('catalogue.json'))
  if (!response.ok) throw new Trouble('upstream', `The catalogue did not come (status ${response.status})`)
  return (await response.json()) as CatalogueDocument
}
