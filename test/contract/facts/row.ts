// What the contract says of one path, as these tests write it down.

/** A value of a response: a word for its type, with `|null` where null is documented; `a|b` in `words:` are its only values. */
export type LeafShape = string

/**
 * Members of a response by name; a name that ends in `?` may be missing, and `*` stands for all names that are not written
 * down. A list has the shape of its items.
 */
export interface MembersShape {
  readonly [member: string]: ResponseShape
}

/** An array with a meaning for each place. */
export interface TupleShape {
  readonly tuple: readonly ResponseShape[]
}

export type ResponseShape =
  | LeafShape
  | MembersShape
  | TupleShape
  | readonly [ResponseShape]
  | { readonly orNull: ResponseShape }

/** One member of a request. */
export interface MemberFacts {
  readonly isRequired: boolean
  /** Values that must be refused, each for this very member. */
  readonly refused: readonly unknown[]
}

export type PriceFacts =
  | { readonly mode: 'fixed'; readonly usd: string; readonly atomic: string }
  | { readonly mode: 'dynamic'; readonly min: string; readonly max: string; readonly maxAtomic: string }

/** One documented path. */
export interface ContractRow {
  readonly service:
    | 'gateway'
    | 'domains'
    | 'data'
    | 'travel'
    | 'studio'
    | 'social'
    | 'upload'
    | 'mail'
    | 'merch'
    | 'enrich'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** The operation's name, which is the `operationId` of OpenAPI. */
  readonly operation: string
  readonly access: 'paid' | 'siwx' | 'free' | 'secret'
  readonly price: PriceFacts | null
  /** Of a success; 200 when left out. */
  readonly status?: 201 | 202
  readonly members: Readonly<Record<string, MemberFacts>>
  /** Members that stand in the query although there is a body. */
  readonly inQuery?: readonly string[]
  readonly response: ResponseShape
  /** A request that breaks no rule of form; whether it can be served depends on what the caller owns. */
  readonly sample: Readonly<Record<string, unknown>>
}

/** A member that a request must have, and values of it that are refused. */
export const required = (...refused: readonly unknown[]): MemberFacts => ({ isRequired: true, refused })
/** A member that may be left out, and values of it that are refused. */
export const optional = (...refused: readonly unknown[]): MemberFacts => ({ isRequired: false, refused })

/** What is no text. */
export const NOT_TEXT = [7, true, ['text'], { text: 'text' }, null] as const
/** What is no number of things. */
export const NOT_COUNT = [0, -1, 1.5, '1', true, null, 2 ** 53] as const
