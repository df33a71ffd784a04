import type { FieldNode, ValueNode, valueFromASTUntyped } from 'graphql'

/** Values that the query gives to the variables of a path's operation, by name. */
export type Bindings = Map<string, unknown>

/** Evaluates values written in a query. */
export interface Reader {
  readonly valueOf: typeof valueFromASTUntyped
  /** Variables of the query. */
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * Whether the arguments of a query's field match those of the path's field for some values of the path's variables;
 * records those values in the bindings.
 */
export function bindArguments(query: FieldNode, path: FieldNode, bindings: Bindings, reader: Reader): boolean {
  const given = new Map(query.arguments?.map(({ name, value }) => [name.value, value]))
  const taken = path.arguments ?? []
  if ([...given.keys()].some((name) => !taken.some((argument) => argument.name.value === name))) return false
  return taken.every(({ name, value }) => {
    const written = given.get(name.value)
    return bind(value, written ? reader.valueOf(written, reader.variables) : undefined, bindings, reader)
  })
}

function bind(pattern: ValueNode, value: unknown, bindings: Bindings, reader: Reader): boolean {
  if (pattern.kind === 'Variable') return bindVariable(pattern.name.value, value, bindings)
  if (pattern.kind === 'ObjectValue') return bindObject(pattern.fields, value ?? {}, bindings, reader)
  if (pattern.kind !== 'ListValue') return same(reader.valueOf(pattern), value)
  if (!Array.isArray(value) || value.length !== pattern.values.length) return false
  return pattern.values.every((item, index) => bind(item, value[index], bindings, reader))
}

function bindVariable(name: string, value: unknown, bindings: Bindings): boolean {
  if (bindings.has(name)) return same(bindings.get(name), value)
  bindings.set(name, value)
  return true
}

function bindObject(
  members: Extract<ValueNode, { kind: 'ObjectValue' }>['fields'],
  value: unknown,
  bindings: Bindings,
  reader: Reader,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = new Set(members.map(({ name }) => name.value))
  if (Object.keys(value).some((name) => !names.has(name))) return false
  const given = value as Readonly<Record<string, unknown>>
  return members.every(({ name, value: pattern }) => bind(pattern, given[name.value], bindings, reader))
}

/** Deep equality of JSON values, ignoring member order. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false
  return names.every((name) => same((one as never)[name], (other as never)[name]))
}
