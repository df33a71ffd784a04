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
import { spell, type WireNaming } from './naming.ts'

/** By `Enum.VALUE`: the wire name of a value whose wire name is not a valid GraphQL name, such as `10mb`. */
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

/** Stores the wire names on the schema's enum values, where `wireNameOf` reads them. */
export function annotateWireNames(schema: GraphQLSchema, names: EnumWireNames): void {
  for (const [place, wire] of names) {
    const [typeName = '', valueName = ''] = place.split('.')
    const type = schema.getType(typeName)
    const value = isEnumType(type) ? type.getValue(valueName) : undefined
    if (value) value.extensions = { ...value.extensions, wire }
  }
}

/** The wire name of an enum value. */
export function wireNameOf(value: GraphQLEnumValue): string {
  return typeof value.extensions.wire === 'string' ? value.extensions.wire : value.name
}

/** The JSON values of a request that are accepted for an enum value: its wire name, and the number if it reads as one. */
export function wireValuesOf(value: GraphQLEnumValue): readonly (string | number)[] {
  const wire = wireNameOf(value)
  return String(Number(wire)) === wire && Number.isFinite(Number(wire)) ? [Number(wire), wire] : [wire]
}

/** Wire names by GraphQL name; null when all are equal. */
export function wireNamesOf(type: GraphQLEnumType): ReadonlyMap<string, string> | null {
  const names = type.getValues().map((value) => [value.name, wireNameOf(value)] as const)
  return names.every(([name, wire]) => name === wire) ? null : new Map(names)
}

/**
 * Converts a request's JSON value to GraphQL spelling: wire names of enums and input fields become their GraphQL names,
 * at any depth.
 */
export function fromWire(type: GraphQLInputType, value: unknown, naming: WireNaming): unknown {
  if (value === null || value === undefined) return value
  if (isNonNullType(type)) return fromWire(type.ofType, value, naming)
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => fromWire(type.ofType, item, naming)) : value
  if (isEnumType(type))
    return type.getValues().find((known) => wireValuesOf(known).some((wire) => wire === value))?.name ?? value
  if (!isInputObjectType(type) || typeof value !== 'object') return value
  const fields = new Map(Object.values(type.getFields()).map((field) => [spell(naming, field.name), field]))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.get(name)
      return field ? [field.name, fromWire(field.type, inner, naming)] : [name, inner]
    }),
  )
}

/** Converts a graph default to wire spelling; the inverse of `fromWire`. */
export function toWire(type: GraphQLInputType, value: unknown, naming: WireNaming): unknown {
  if (value === null || value === undefined) return value
  if (isNonNullType(type)) return toWire(type.ofType, value, naming)
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => toWire(type.ofType, item, naming)) : value
  if (isEnumType(type)) {
    const known = type.getValue(String(value))
    return known ? wireNameOf(known) : value
  }
  if (!isInputObjectType(type) || typeof value !== 'object') return value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name]
      return field ? [spell(naming, name), toWire(field.type, inner, naming)] : [name, inner]
    }),
  )
}
