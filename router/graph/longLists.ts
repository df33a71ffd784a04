import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql'
import { type Constraint, longListIssue } from '../../schema/catalogue/constraint.ts'
import { variablePlaces } from '../../schema/catalogue/variablePlaces.ts'
import type { Issue } from '../../schema/errors.ts'
import type { Operation } from './operation.ts'

type Path = readonly (string | number)[]
type Constraints = ReadonlyMap<string, Constraint>

/** The types of a graph, and the rules for their values. */
export interface InputRules {
  /** The public schema. */
  readonly schema: GraphQLSchema
  readonly constraints: Constraints
}

/**
 * The lists in an operation's variables that are longer than their places allow. Read before the variables are coerced: that
 * takes a microsecond for each item, and a body has room for millions. Other rules are checked where the values are used.
 */
export function longLists(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  { constraints, schema }: InputRules,
): Issue[] {
  const bounds = boundsOf(operation, schema, constraints)
  return (operation.definition.variableDefinitions ?? []).flatMap(({ type, variable }) => {
    const name = variable.name.value
    const value = variables[name]
    const long = longListIssue(bounds.get(name), value, [name])
    const declared = typeFromAST(schema, type as never) as GraphQLInputType | undefined
    if (long || !declared) return long ? [long] : []
    const inner = longListIn(declared, value, [name], constraints)
    return inner ? [inner] : []
  })
}

const known = new WeakMap<Operation, ReadonlyMap<string, Constraint>>()

/**
 * The bounds of an operation's variables: of each the largest of its places, and none where one place has none. Cached by
 * operation, which belongs to one graph.
 */
function boundsOf(
  operation: Operation,
  schema: GraphQLSchema,
  constraints: Constraints,
): ReadonlyMap<string, Constraint> {
  const found = known.get(operation)
  if (found) return found
  const most = new Map<string, number>()
  for (const { isItem, place, variable } of variablePlaces(operation.document, schema)) {
    const bound = isItem ? undefined : constraints.get(place)?.maxItems
    most.set(variable, Math.max(most.get(variable) ?? 0, bound ?? Number.POSITIVE_INFINITY))
  }
  const bounds = new Map([...most].map(([name, maxItems]) => [name, { maxItems }]))
  known.set(operation, bounds)
  return bounds
}

/** The first list inside input objects that is too long. */
function longListIn(type: GraphQLInputType, value: unknown, path: Path, constraints: Constraints): Issue | null {
  if (typeof value !== 'object' || value === null) return null
  if (isNonNullType(type)) return longListIn(type.ofType, value, path, constraints)
  const named = getNamedType(type)
  if (!isInputObjectType(named) || !holdsBound(named, constraints)) return null
  if (isListType(type)) {
    if (!Array.isArray(value)) return longListIn(type.ofType, value, path, constraints)
    for (const [index, item] of value.entries()) {
      const long = longListIn(type.ofType, item, [...path, index], constraints)
      if (long) return long
    }
    return null
  }
  for (const field of Object.values(named.getFields())) {
    const inner = (value as Record<string, unknown>)[field.name]
    const at = [...path, field.name]
    const long =
      longListIssue(constraints.get(`${named.name}.${field.name}`), inner, at) ??
      longListIn(field.type, inner, at, constraints)
    if (long) return long
  }
  return null
}

const bounded = new WeakMap<GraphQLInputObjectType, boolean>()

/** Whether an input object has a list with a bound, at any depth. Cached by type, which belongs to one graph. */
function holdsBound(type: GraphQLInputObjectType, constraints: Constraints): boolean {
  const found = bounded.get(type)
  if (found !== undefined) return found
  const types = new Set([type])
  // Grows while it is read.
  for (const one of types) {
    for (const field of Object.values(one.getFields())) {
      const named = getNamedType(field.type)
      if (isInputObjectType(named)) types.add(named)
    }
  }
  const holds = [...types].some((one) =>
    Object.keys(one.getFields()).some((field) => constraints.get(`${one.name}.${field}`)?.maxItems !== undefined),
  )
  bounded.set(type, holds)
  return holds
}
