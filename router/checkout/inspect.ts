import {
  type FieldNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { constraintIssues } from '../../schema/catalogue/constraint.ts'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { Issue } from '../../schema/errors.ts'
import type { Operation } from '../graph/operation.ts'

/** A priced field that an operation selects, before it has a price. */
export interface SelectedPrice {
  readonly facts: FieldFacts
  /** Response keys down to the field; list positions are left out. */
  readonly path: readonly string[]
  readonly args: Readonly<Record<string, unknown>>
  /** How many times the field is paid: 1, or what the lists above it may hold. */
  readonly units: number
}

/** What an operation asks for, with its variables in place. */
export interface Inspection {
  readonly priced: readonly SelectedPrice[]
  readonly needsCaller: boolean
  /** Response keys of the root fields that need the caller, themselves or below them. */
  readonly callerRoots: ReadonlySet<string>
  readonly isInternal: boolean
  /** Arguments that break their constraints, and lists without a bound above priced fields. */
  readonly issues: readonly Issue[]
}

interface Ancestor {
  readonly name: string
  readonly isList: boolean
  readonly args: Readonly<Record<string, unknown>>
}

type Variables = Readonly<Record<string, unknown>>

/**
 * Walks an operation as it will run: fragments spread, aliases kept, `@skip` and `@include` decided. Deterministic: the
 * priced fields come in the order of the document. Without variables (null) everything counts as included, and
 * arguments are not looked at.
 */
export function inspectOperation(
  operation: Operation,
  variables: Variables | null,
  schema: GraphQLSchema,
  catalogue: Catalogue,
): Inspection {
  const priced = new Map<string, SelectedPrice>()
  const issues: Issue[] = []
  const callerRoots = new Set<string>()
  let isInternal = false

  const root = operation.definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  if (root) walk(operation.definition.selectionSet, root, [], [])
  return { priced: [...priced.values()], needsCaller: callerRoots.size > 0, callerRoots, isInternal, issues }

  function walk(
    selection: SelectionSetNode,
    type: GraphQLNamedType,
    path: readonly string[],
    above: readonly Ancestor[],
  ): void {
    for (const node of selection.selections) {
      if (variables && !isIncluded(node, variables)) continue
      if (node.kind === Kind.FIELD) visitField(node, type, path, above)
      else if (node.kind === Kind.INLINE_FRAGMENT)
        walk(node.selectionSet, narrowed(node.typeCondition?.name.value, type), path, above)
      else {
        const fragment = operation.fragments.get(node.name.value)
        if (fragment) walk(fragment.selectionSet, narrowed(fragment.typeCondition.name.value, type), path, above)
      }
    }
  }

  function narrowed(condition: string | undefined, type: GraphQLNamedType): GraphQLNamedType {
    return (condition ? schema.getType(condition) : undefined) ?? type
  }

  function visitField(
    node: FieldNode,
    type: GraphQLNamedType,
    parentPath: readonly string[],
    above: readonly Ancestor[],
  ): void {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return
    const path = [...parentPath, node.alias?.value ?? node.name.value]
    const args = variables ? getArgumentValues(field, node, variables) : {}
    const coordinate = `${type.name}.${field.name}`
    const facts = catalogue.fields.get(coordinate)
    if (variables) issues.push(...argumentIssues(coordinate, field, args, path, catalogue))
    if (facts?.needsCaller) callerRoots.add(path[0] ?? '')
    if (facts?.isInternal) isInternal = true
    if (facts?.price) keepPriced(facts, path, args, above)
    const own: Ancestor = { name: field.name, isList: isList(field.type), args }
    const below = getNamedType(field.type)
    if (node.selectionSet && !isPlain(node.selectionSet, below, catalogue))
      walk(node.selectionSet, below, path, [...above, own])
  }

  function keepPriced(facts: FieldFacts, path: readonly string[], args: Variables, above: readonly Ancestor[]): void {
    // The same field at the same response key is one field, however often the document writes it.
    const key = `${facts.coordinate} ${path.join('.')}`
    if (priced.has(key)) return
    const units = variables ? unitsOf(facts, above) : 1
    if (typeof units === 'number') priced.set(key, { facts, path, args, units })
    else issues.push({ path, code: 'unbounded', message: units.problem })
  }
}

const plain = new WeakMap<SelectionSetNode, boolean>()

/**
 * Whether a selection has leaves alone of which nothing is known and nothing is asked: there is nothing to inspect then,
 * whatever the variables are. A selection belongs to one operation, and that to one graph.
 */
function isPlain(selection: SelectionSetNode, type: GraphQLNamedType, catalogue: Catalogue): boolean {
  const known = plain.get(selection)
  if (known !== undefined) return known
  const isFound = selection.selections.every((node) => node.kind === Kind.FIELD && isPlainField(node, type, catalogue))
  plain.set(selection, isFound)
  return isFound
}

function isPlainField(node: FieldNode, type: GraphQLNamedType, catalogue: Catalogue): boolean {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
  if (!field) return true
  const facts = catalogue.fields.get(`${type.name}.${field.name}`)
  if (field.args.length > 0 || facts?.price || facts?.needsCaller || facts?.isInternal) return false
  return !node.selectionSet || isPlain(node.selectionSet, getNamedType(field.type), catalogue)
}

/** How many items a field below lists is paid for, or why that cannot be said. */
function unitsOf(facts: FieldFacts, above: readonly Ancestor[]): number | { readonly problem: string } {
  const lists = above.filter((ancestor) => ancestor.isList)
  if (lists.length === 0) return 1
  const argument = facts.price?.list
  if (!argument)
    return { problem: `${facts.coordinate} has a price and cannot be selected below the list ${lists[0]?.name}` }
  const bounds = new Map<Ancestor, number>()
  for (const list of lists) {
    const holder = above.slice(0, above.indexOf(list) + 1).findLast((ancestor) => argument in ancestor.args)
    const bound = holder?.args[argument]
    if (!holder || typeof bound !== 'number' || !Number.isSafeInteger(bound) || bound < 1) {
      return {
        problem: `${facts.coordinate} is priced per item, so the list ${list.name} needs a bound: give ${argument}`,
      }
    }
    bounds.set(holder, bound)
  }
  const units = [...bounds.values()].reduce((product, bound) => product * bound, 1)
  return Number.isSafeInteger(units) ? units : { problem: `${facts.coordinate} would be paid for too many items` }
}

/** Whether a selection runs, by its `@skip` and `@include`. */
export function isIncluded(node: SelectionSetNode['selections'][number], variables: Variables): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

function argumentIssues(
  coordinate: string,
  field: GraphQLField<unknown, unknown>,
  args: Variables,
  path: readonly string[],
  catalogue: Catalogue,
): Issue[] {
  return field.args.flatMap((argument) => {
    const value = args[argument.name]
    const constraint = catalogue.constraints.get(`${coordinate}(${argument.name})`)
    const at = [...path, argument.name]
    const own = constraint ? constraintIssues(constraint, value, at) : []
    return own.concat(inputIssues(argument.type, value, at, catalogue.constraints))
  })
}

/** What is wrong inside input objects, at any depth. */
export function inputIssues(
  type: GraphQLInputType,
  value: unknown,
  path: readonly (string | number)[],
  constraints: Catalogue['constraints'],
): Issue[] {
  if (value === null || value === undefined) return []
  if (isNonNullType(type)) return inputIssues(type.ofType, value, path, constraints)
  if (isListType(type)) {
    return (Array.isArray(value) ? value : [value]).flatMap((item: unknown, index) =>
      inputIssues(type.ofType, item, [...path, index], constraints),
    )
  }
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = (value as Record<string, unknown>)[field.name]
    const constraint = constraints.get(`${type.name}.${field.name}`)
    const at = [...path, field.name]
    const own = constraint ? constraintIssues(constraint, inner, at) : []
    return own.concat(inputIssues(field.type, inner, at, constraints))
  })
}
