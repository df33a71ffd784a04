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

/** The JSON values of a request that mean a value of an enum: its wire name, and where that reads as a number also this. */
export function wireValuesOf(value: GraphQLEnumValue): readonly (string | number)[] {
  const wire = wireNameOf(value)
  return String(Number(wire)) === wire && Number.isFinite(Number(wire)) ? [Number(wire), wire] : [wire]
}

/** Wire names by GraphQL name; null where they are all the same. */
export function wireNamesOf(type: GraphQLEnumType): ReadonlyMap<string, string> | null {
  const names = type.getValues().map((value) => [value.name, wireNameOf(value)] as const)
  return names.every(([name, wire]) => name === wire) ? null : new Map(names)
}

/**
 * A JSON value of a request as the graph spells it: wire names of enums and of input fields become their GraphQL names, at
 * any depth.
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

/** A default of the graph as requests would spell it: the other way round. */
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
