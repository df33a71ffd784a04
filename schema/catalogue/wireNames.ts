import {
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLEnumValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
} from 'graphql'
import { directiveArguments, findDirective } from './directive.ts'

/** By `Enum.VALUE`: what documented paths call a value whose wire name is no GraphQL name, such as `10mb`. */
export type EnumWireNames = ReadonlyMap<string, string>

/** Reads `@wire` of enum values out of the supergraph. */
export function readEnumWireNames(supergraph: DocumentNode): EnumWireNames {
  const names = new Map<string, string>()
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) continue
    for (const value of definition.values ?? []) {
      const wire = findDirective(value, 'wire')
      if (wire) names.set(`${definition.name.value}.${value.name.value}`, String(directiveArguments(wire).name))
    }
  }
  return names
}

/** Writes the wire names onto the values of a schema, where `wireNameOf` finds them. */
export function annotateWireNames(schema: GraphQLSchema, names: EnumWireNames): void {
  for (const [place, wire] of names) {
    const [typeName = '', valueName = ''] = place.split('.')
    const type = schema.getType(typeName)
    const value = isEnumType(type) ? type.getValue(valueName) : undefined
    if (value) value.extensions = { ...value.extensions, wire }
  }
}

/** What documented paths call a value of an enum. */
export function wireNameOf(value: GraphQLEnumValue): string {
  return typeof value.extensions.wire === 'string' ? value.extensions.wire : value.name
}

/** Wire names by GraphQL name; null where they are all the same. */
export function wireNamesOf(type: GraphQLEnumType): ReadonlyMap<string, string> | null {
  const names = type.getValues().map((value) => [value.name, wireNameOf(value)] as const)
  return names.every(([name, wire]) => name === wire) ? null : new Map(names)
}

/** A JSON value of a request as the graph spells it: wire names of enums become their GraphQL names, at any depth. */
export function fromWire(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (isNonNullType(type)) return fromWire(type.ofType, value)
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => fromWire(type.ofType, item)) : value
  if (isEnumType(type)) return type.getValues().find((known) => wireNameOf(known) === value)?.name ?? value
  if (!isInputObjectType(type) || typeof value !== 'object') return value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name]
      return [name, field ? fromWire(field.type, inner) : inner]
    }),
  )
}
