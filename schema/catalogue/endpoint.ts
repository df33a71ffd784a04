import type { DocumentNode, GraphQLInputType, GraphQLOutputType, OperationDefinitionNode } from 'graphql'
import type { AtomicUsdc } from '../money.ts'
import type { Constraint } from './constraint.ts'
import type { EndpointExample } from './example.ts'
import type { FieldFacts } from './fields.ts'
import type { WireNaming } from './naming.ts'
import type { FieldOnPath } from './rootPath.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: payers, signed-in wallets, everyone, or holders of the scheduled jobs' secret. */
export type Access = 'paid' | 'siwx' | 'free' | 'secret'

/** One member of a request: a variable of the operation under its wire name. */
export interface EndpointMember {
  /** Its name on the wire. */
  readonly name: string
  readonly variable: string
  readonly in: 'path' | 'query' | 'body'
  readonly type: GraphQLInputType
  /** How the wire spells the fields of its input objects. */
  readonly naming: WireNaming
  readonly isRequired: boolean
  /** Whether null is an accepted value. */
  readonly isNullable: boolean
  /** The wire layout, if it is not the plain JSON of its type. */
  readonly layout: MemberLayout | null
  /** The default in the operation, or in the argument it feeds. */
  readonly defaultValue: unknown
  readonly constraint: Constraint | undefined
  readonly description: string | null
}

/**
 * A list as one comma-separated text, a list as an object, a position as the number of a page, a value in a special form, a value that
 * becomes an input object with one member, or a number of pages.
 */
export type MemberLayout =
  | { readonly kind: 'csv' }
  | { readonly kind: 'page'; readonly max: number }
  | { readonly kind: 'entries'; readonly key: string; readonly value: string }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'wrap'; readonly member: string }
  | PagesLayout

/** A number of pages, for an argument that counts items. */
export interface PagesLayout {
  readonly kind: 'pages'
  /** Items of a page. */
  readonly of: number
  /** More pages than these mean these. */
  readonly most: number
}

/** The price range of a path: the sum of its priced fields at their minimum and at their maximum. */
export interface EndpointPrice {
  readonly mode: 'fixed' | 'dynamic'
  readonly min: AtomicUsdc
  readonly max: AtomicUsdc
}

/** One documented path: one operation that carries `@rest`. */
export interface Endpoint {
  readonly service: string
  readonly method: HttpMethod
  readonly path: string
  /** The operation's name; the `operationId` of OpenAPI. */
  readonly name: string
  /** Its topic: `Invite Codes`. */
  readonly tag: string
  /** The first sentence of its purpose. */
  readonly summary: string
  /** Description without prices. */
  readonly purpose: string
  /** Description with prices. */
  readonly description: string
  readonly status: number
  readonly missing: 'NOT_FOUND' | 'NULL'
  /** The response keys that lead to the value that is the whole body; empty when the body is all of `data`. */
  readonly root: readonly string[]
  /** The operation's own fields, and those that lead from one of them to the root. */
  readonly fieldsToRoot: readonly FieldOnPath[]
  /** Whether the body holds the root beside a `status`, which says whether there is one. */
  readonly isMatch: boolean
  /** The media type of the body. For any type but JSON, the root is a base64 text. */
  readonly produces: string
  readonly members: readonly EndpointMember[]
  readonly access: Access
  readonly price: EndpointPrice | null
  /** A request that works; null where the operation has none. */
  readonly example: EndpointExample | null
  readonly pricedFields: readonly FieldFacts[]
  /** The operation as plain GraphQL: without `@rest`, `@wire` and `@optional`, with its fragments. */
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** The response's shape, for the REST door and OpenAPI. */
  readonly shape: Shape
}

/** Special wire forms of values; see `Form` in `operations.graphql`. */
export const FORMS = [
  'UNIX_SECONDS',
  'UNIX_MILLIS',
  'UNIX_SECONDS_TEXT',
  'DATE',
  'NUMBER',
  'TEXT',
  'HEX',
  'BIT',
  'DOLLARS',
  'NEXT_CURSOR',
  'SOCIAL_STATUS',
  'EVM_CHAIN',
  'NODE_NETWORK',
  'MARKET_NETWORK',
  'DEFI_CHAIN',
  'EVM_ADDRESS',
  'EVM_HASH',
] as const
export type Form = (typeof FORMS)[number]

/** The shape of a response, derived from selection and types. */
export interface ObjectShape {
  readonly kind: 'object'
  readonly typeName: string
  readonly members: readonly ShapeMember[]
  /** Written as an array of its members' values. */
  readonly isTuple: boolean
  readonly isNullable: boolean
}
/** One of several objects, distinguished by the value at `key`. */
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
  /** Written as an object: each item under the value of its `key`, either whole or only its `value` member. */
  readonly entries: {
    readonly key: string
    readonly keyMember: ShapeMember | null
    readonly value: ShapeMember | null
  } | null
  readonly isNullable: boolean
}
export interface LeafShape {
  readonly kind: 'leaf'
  readonly type: GraphQLOutputType
  readonly isNullable: boolean
  readonly form: Form | null
  /** For an enum whose wire names differ: wire name by GraphQL name. */
  readonly wireNames: ReadonlyMap<string, string> | null
}
/** A member with a constant value. */
export interface ConstantShape {
  readonly kind: 'constant'
  readonly value: boolean | string
  readonly isNullable: false
}
/** An object that is written as its only member. */
export interface OnlyShape {
  readonly kind: 'only'
  readonly member: ShapeMember
  /** Whether the object or its member may be null. */
  readonly isNullable: boolean
}
export type Shape = ObjectShape | UnionShape | ListShape | LeafShape | ConstantShape | OnlyShape

export interface ShapeMember {
  /** The response key of its value; null for a member that groups members of the object itself under a new name. */
  readonly key: string | null
  /** Wire name; `{x}` is replaced by the value of the sibling `x`. */
  readonly name: string
  /** Written under its name, with its own members inlined, or omitted. */
  readonly placing: 'named' | 'spread' | 'hidden'
  readonly isOptional: boolean
  readonly description: string | null
  readonly shape: Shape
}
