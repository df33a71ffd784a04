import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isType,
  parseType,
  type TypeNode,
  typeFromAST,
} from 'graphql'

/** Members whose values are parts of GraphQL documents: JSON as they are. */
const DOCUMENTS = new Set(['document', 'node'])

/**
 * What JSON lacks, each as an object with this one member: an array of entries or items, or a text. A type of the schema
 * is written as SDL writes a reference to it.
 */
const MAP = '#map'
const SET = '#set'
const BIGINT = '#bigint'
const TYPE = '#type'

/** Plain data with maps, sets, bigints and types of a schema, as JSON data. Throws for any other value. */
export function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return { [BIGINT]: String(value) }
  if (typeof value === 'function' || typeof value === 'symbol') throw new Error(`A ${typeof value} is no plain data`)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`JSON has no ${value}`)
  if (typeof value !== 'object' || value === null) return value
  if (isType(value)) return { [TYPE]: String(value) }
  if (value instanceof Map) return { [MAP]: [...value].map(([key, inner]) => [toJson(key), toJson(inner)]) }
  if (value instanceof Set) return { [SET]: [...value].map(toJson) }
  if (Array.isArray(value)) return value.map(toJson)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name.startsWith('#')) throw new Error(`${name} is kept for values that JSON lacks`)
      return [name, DOCUMENTS.has(name) ? inner : toJson(inner)]
    }),
  )
}

/** The inverse of `toJson`, for types of `schema`; changes objects and arrays in place. */
export function fromJson(schema: GraphQLSchema): (value: unknown) => unknown {
  const types = new Map<string, GraphQLInputType | GraphQLOutputType>()
  return read

  function read(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) if (typeof item === 'object') value[index] = read(item)
      return value
    }
    const members = value as Record<string, unknown>
    for (const name in members) {
      const inner = members[name]
      if (name.startsWith('#')) return special(name, inner)
      if (typeof inner === 'object' && !DOCUMENTS.has(name)) members[name] = read(inner)
    }
    return members
  }

  function special(name: string, inner: unknown): unknown {
    if (name === BIGINT) return BigInt(inner as string)
    if (name === MAP) return new Map(read(inner) as [unknown, unknown][])
    if (name === SET) return new Set(read(inner) as unknown[])
    if (name === TYPE) return typeOf(inner as string)
    throw new Error(`${name} is unknown`)
  }

  function typeOf(text: string): GraphQLInputType | GraphQLOutputType {
    const known = types.get(text)
    if (known) return known
    const type = typeFromAST(schema, parseType(text, { noLocation: true }) as TypeNode)
    if (!type) throw new Error(`The schema has no ${text}`)
    types.set(text, type as GraphQLInputType | GraphQLOutputType)
    return type as GraphQLInputType | GraphQLOutputType
  }
}
