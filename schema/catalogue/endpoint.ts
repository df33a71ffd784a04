import type { DocumentNode, GraphQLInputType, GraphQLOutputType, OperationDefinitionNode } from 'graphql'
import type { AtomicUsdc } from '../money.ts'
import type { ServiceName } from '../services.ts'
import type { Constraint } from './constraint.ts'
import type { FieldFacts } from './fields.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: payers, signed-in wallets, anyone, or the holder of the scheduled jobs' secret. */
export type Access = 'paid' | 'siwx' | 'free' | 'secret'

/** One member of a request: a variable of the operation under its wire name. */
export interface EndpointMember {
  /** Its name on the wire. */
  readonly name: string
  readonly variable: string
  readonly in: 'path' | 'query' | 'body'
  readonly type: GraphQLInputType
  readonly isRequired: boolean
  /** The default that stands in the operation, or in the argument it feeds. */
  readonly defaultValue: unknown
  readonly constraint: Constraint | undefined
  readonly description: string | null
}

/** What a path can cost: every priced field it selects, at its least and at its most. */
export interface EndpointPrice {
  readonly mode: 'fixed' | 'dynamic'
  readonly min: AtomicUsdc
  readonly max: AtomicUsdc
}

/** One documented path: one operation that carries `@rest`. */
export interface Endpoint {
  readonly service: ServiceName
  readonly method: HttpMethod
  readonly path: string
  /** The operation's name; the `operationId` of OpenAPI. */
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly status: number
  readonly missing: 'NOT_FOUND' | 'NULL'
  /** The response key whose value is the whole body; null when the body is all of `data`. */
  readonly root: string | null
  readonly members: readonly EndpointMember[]
  readonly access: Access
  readonly price: EndpointPrice | null
  readonly pricedFields: readonly FieldFacts[]
  /** The operation as GraphQL knows it: `@rest`, `@wire` and `@optional` taken out, its fragments with it. */
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** The response's shape, for the REST door and OpenAPI. */
  readonly shape: Shape
}

/** The shape of a response: what the selection makes of the types. */
export interface ObjectShape {
  readonly kind: 'object'
  readonly typeName: string
  readonly members: readonly ShapeMember[]
}
export interface ListShape {
  readonly kind: 'list'
  readonly item: Shape
  readonly isNullable: boolean
}
export interface LeafShape {
  readonly kind: 'leaf'
  readonly type: GraphQLOutputType
  readonly isNullable: boolean
}
export type Shape = (ObjectShape & { readonly isNullable: boolean }) | ListShape | LeafShape

export interface ShapeMember {
  readonly key: string
  readonly isOptional: boolean
  readonly description: string | null
  readonly shape: Shape
}
