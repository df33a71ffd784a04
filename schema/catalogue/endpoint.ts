import type { DocumentNode, GraphQLInputType, GraphQLOutputType, OperationDefinitionNode } from 'graphql'
import type { AtomicUsdc } from '../money.ts'
import type { ServiceName } from '../services.ts'
import type { Constraint } from './constraint.ts'
import type { FieldFacts } from './fields.ts'
import type { WireNaming } from './naming.ts'

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
  /** How the wire spells the fields of input objects in it. */
  readonly naming: WireNaming
  readonly isRequired: boolean
  /** Whether null is a value of its own. */
  readonly isNullable: boolean
  /** How the wire writes it where that is not the plain JSON of its type. */
  readonly layout: MemberLayout | null
  /** The default that stands in the operation, or in the argument it feeds. */
  readonly defaultValue: unknown
  readonly constraint: Constraint | undefined
  readonly description: string | null
}

/** A list as one text with commas, a list as an object, or a value in a form of its own. */
export type MemberLayout =
  | { readonly kind: 'csv' }
  | { readonly kind: 'entries'; readonly key: string; readonly value: string }
  | { readonly kind: 'form'; readonly form: Form }

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
  /** Its topic, in words: `Invite Codes`. */
  readonly tag: string
  /** The first sentence of its purpose. */
  readonly summary: string
  /** What it does. */
  readonly purpose: string
  /** What it does, and what it costs. */
  readonly description: string
  readonly status: number
  readonly missing: 'NOT_FOUND' | 'NULL'
  /** The response keys that lead to the value that is the whole body; empty when the body is all of `data`. */
  readonly root: readonly string[]
  /** The media type of the body. Of one that is no JSON, the root is a text in base64. */
  readonly produces: string
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

/** The wire's own forms of values; see `Form` in `operations.graphql`. */
export const FORMS = [
  'UNIX_SECONDS',
  'UNIX_MILLIS',
  'UNIX_SECONDS_TEXT',
  'DATE',
  'NUMBER',
  'TEXT',
  'HEX',
  'BIT',
] as const
export type Form = (typeof FORMS)[number]

/** The shape of a response: what the selection makes of the types. */
export interface ObjectShape {
  readonly kind: 'object'
  readonly typeName: string
  readonly members: readonly ShapeMember[]
  /** Written as an array of its members' values. */
  readonly isTuple: boolean
  readonly isNullable: boolean
}
/** One of several objects, told apart by what stands under `key`. */
export interface UnionShape {
  readonly kind: 'union'
  /** The response key of `__typename`. */
  readonly key: string
  readonly byType: ReadonlyMap<string, ObjectShape>
  readonly isNullable: boolean
}
export interface ListShape {
  readonly kind: 'list'
  readonly item: Shape
  /** Written as an object: the items under what their `key` holds, whole or only what `value` leads to. */
  readonly entries: { readonly key: string; readonly value: ShapeMember | null } | null
  readonly isNullable: boolean
}
export interface LeafShape {
  readonly kind: 'leaf'
  readonly type: GraphQLOutputType
  readonly isNullable: boolean
  readonly form: Form | null
  /** Of an enum whose values have other names on the wire: those, by GraphQL name. */
  readonly wireNames: ReadonlyMap<string, string> | null
}
/** A member that is always the same. */
export interface ConstantShape {
  readonly kind: 'constant'
  readonly value: boolean | string
  readonly isNullable: false
}
export type Shape = ObjectShape | UnionShape | ListShape | LeafShape | ConstantShape

export interface ShapeMember {
  /** Where its value stands in the result; null for one that gathers members of the object itself under a name. */
  readonly key: string | null
  /** On the wire; `{x}` stands for what `x` beside it holds. */
  readonly name: string
  /** Among the members around it under its name, there without it (its own members), or not at all. */
  readonly placing: 'named' | 'spread' | 'hidden'
  readonly isOptional: boolean
  readonly description: string | null
  readonly shape: Shape
}
