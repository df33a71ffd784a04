import type { Answer } from '../../prisma/ledger/stored.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { PlacedMembers } from '../../schema/catalogue/placeMembers.ts'
import type { Catalogue } from '../../schema/catalogue.ts'

/** Headers of a call, names in lower case: payment, identity, idempotency key. */
export type CallHeaders = Readonly<Record<string, string>>

/** A request of a documented path: its parameters are decoded. */
export type EndpointRequest = PlacedMembers

/** A GraphQL request, as its JSON body has it. */
export interface GraphqlBody {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
  readonly extensions?: Readonly<Record<string, unknown>>
}

/**
 * What the tools call: the REST and the GraphQL door, as any client does, in the name of the client that called the tool.
 * So a call by MCP is limited, billed, paid, judged and replayed like every other.
 */
export interface Doors {
  /** The catalogue with the documented paths that are offered. */
  readonly offered: Catalogue
  /** The whole catalogue. */
  readonly catalogue: Catalogue
  /** The base URL of a service as the client sees it, without a slash at the end. */
  baseUrl(service: string): string
  /** The base URL of a service as the search index has it. */
  ownBaseUrl(service: string): string
  /** Counts a message against the limit of the client's address, before a door is asked. Throws LimitReached. */
  admit(): Promise<void>
  /** Answers an admitted request of a documented path, refusals included. */
  rest(endpoint: Endpoint, request: EndpointRequest, headers: CallHeaders): Promise<Answer>
  /** Answers an admitted GraphQL request, refusals included. */
  graphql(body: GraphqlBody, headers: CallHeaders): Promise<Answer>
  /** Answers with the statement of a payment. */
  receipt(id: string): Promise<Answer>
}
