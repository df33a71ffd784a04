import {
  GraphQLEnumType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isSpecifiedScalarType,
  isType,
  Kind,
  parseType,
  type TypeNode,
  typeFromAST,
} from 'graphql'

/** Members whose values are parts of GraphQL documents: JSON as they are. */
const DOCUMENTS = new Set(['document', 'node'])

/**
 * What JSON lacks, each as an object with this one member: an array of entries or items, or a text. A type of the schema
 * is written as SDL writes a reference to it; an enum of one path, which has fewer values than the schema's or another
 * name, with its values.
 */
const MAP = '#map'
const SET = '#set'
const BIGINT = '#bigint'
const TYPE = '#type'
const ENUM = '#enum'

/** Plain data with maps, sets, bigints and types of `schema`, as JSON data. Throws for any other value. */
export function toJson(schema: GraphQLSchema): (value: unknown) => unknown {
  return write

  function write(value: unknown): unknown {
    if (typeof value === 'bigint') return { [BIGINT]: String(value) }
    if (typeof value === 'function' || typeof value === 'symbol') throw new Error(`A ${typeof value} is no plain data`)
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`JSON has no ${value}`)
    if (typeof value !== 'object' || value === null) return value
    if (isType(value)) return typeToJson(value)
    if (value instanceof Map) return { [MAP]: [...value].map(([key, inner]) => [write(key), write(inner)]) }
    if (value instanceof Set) return { [SET]: [...value].map(write) }
    if (Array.isArray(value)) return value.map(write)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name.startsWith('#')) throw new Error(`${name} is kept for values that JSON lacks`)
        return [name, DOCUMENTS.has(name) ? inner : write(inner)]
      }),
    )
  }

  function typeToJson(type: GraphQLType): unknown {
    const named = getNamedType(type)
    if (isSpecifiedScalarType(named) || schema.getType(named.name) === named) return { [TYPE]: String(type) }
    if (!isEnumType(named)) throw new Error(`${named.name} is no type of the schema`)
    return { [ENUM]: [String(type), named.getValues().map(({ name }) => name)] }
  }
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
    if (name === ENUM) return enumOf(...(inner as [string, string[]]))
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

  function enumOf(text: string, values: readonly string[]): GraphQLType {
    const node = parseType(text, { noLocation: true })
    const name = nameOf(node)
    const whole = schema.getType(name)
    const config = isEnumType(whole) ? whole.toConfig() : { name, values: {} as Record<string, object> }
    const own = values.map((value) => [value, config.values[value] ?? {}])
    return wrapped(node, new GraphQLEnumType({ ...config, values: Object.fromEntries(own) }))
  }
}

function nameOf(node: TypeNode): string {
  return node.kind === Kind.NAMED_TYPE ? node.name.value : nameOf(node.type)
}

/** A type in the lists and non-nulls of a reference. */
function wrapped(node: TypeNode, type: GraphQLEnumType): GraphQLType {
  if (node.kind === Kind.NAMED_TYPE) return type
  const inner = wrapped(node.type, type)
  return node.kind === Kind.LIST_TYPE ? new GraphQLList(inner) : new GraphQLNonNull(inner as GraphQLEnumType)
}
