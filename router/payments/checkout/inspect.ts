import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { constraintIssues } from '../../../schema/catalogue/constraint.ts'
import type { FieldFacts } from '../../../schema/catalogue/fields.ts'
import { firstIssues } from '../../../schema/catalogue/firstIssues.ts'
import { boundOf, type ListSize } from '../../../schema/catalogue/listSize.ts'
import { plainTextIssues } from '../../../schema/catalogue/plainText.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import type { Issue } from '../../../schema/errors.ts'
import { isIncluded } from '../../../schema/isIncluded.ts'
import { selectsProblem } from '../../../subgraphs/kit/service/problems.ts'
import type { EntityReference } from '../../../subgraphs/kit/service/subgraph.ts'
import type { Operation } from '../../graph/operation.ts'
import { type Need, needsOf } from '../../offer/needs.ts'
import { argumentValues } from './argumentValues.ts'
import { RefNames } from './refNames.ts'

/** A priced field in an operation, before it is priced. */
export interface SelectedPrice {
  readonly facts: FieldFacts
  /** Response keys down to the field, without list indices. */
  readonly path: readonly string[]
  readonly args: Readonly<Record<string, unknown>>
  /** How many units of the field are paid: 1, or the product of the bounds of the lists above it. */
  readonly units: number
  /** Whether it is a mutation whose payload's `problem` is selected: an expected error is then stated there. */
  readonly takesProblem: boolean
  /** Where the fetch that serves it begins: response path of the entity, or of a mutation's field; empty for a query's. */
  readonly fetch: string
  /** The entity that its quote names, for a price that depends on arguments of an entity's field. */
  readonly of: EntityReference | null
}

/** What an operation selects, with its variables applied. */
export interface Inspection {
  readonly priced: readonly SelectedPrice[]
  readonly needsCaller: boolean
  /** Response keys of the root fields that need the caller, themselves or below. */
  readonly callerRoots: ReadonlySet<string>
  readonly isInternal: boolean
  /** The services and ports that it needs; empty where they were not asked for. */
  readonly needs: ReadonlySet<Need>
  /** Arguments that violate their constraints, and unbounded lists above priced fields. */
  readonly issues: readonly Issue[]
}

interface Ancestor {
  readonly name: string
  /** Null where several services resolve it. */
  readonly service: string | null
  /** The type of its value, inside lists. */
  readonly below: string
  readonly isList: boolean
  /** Whether the selection below may apply to several types. */
  readonly isAbstract: boolean
  readonly listSize: ListSize | null
  readonly args: Readonly<Record<string, unknown>>
}

type Variables = Readonly<Record<string, unknown>>

const NO_NEEDS: ReadonlySet<Need> = new Set()

/**
 * Walks an operation as it will be executed: fragments expanded, aliases kept, `@skip` and `@include` evaluated.
 * Deterministic: the priced fields come in document order. Without variables (null) everything counts as included, and
 * arguments are ignored. `needs` collects the services and ports that it needs.
 */
export function inspectOperation(
  operation: Operation,
  variables: Variables | null,
  schema: GraphQLSchema,
  catalogue: Catalogue,
  needs: Set<Need> | null = null,
): Inspection {
  const priced = new Map<string, SelectedPrice>()
  const issues: Issue[] = []
  /** The field at each response path below abstract types; null where several types have different ones. */
  const fieldAt = new Map<string, string | null>()
  const callerRoots = new Set<string>()
  const refs = new RefNames()
  let isInternal = false

  const root = operation.definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  if (root) walk(operation.definition.selectionSet, root, [], [])
  const selected = [...priced.values()]
  const ambiguous = selected.flatMap(ambiguityOf)
  return {
    priced: selected,
    needsCaller: callerRoots.size > 0,
    callerRoots,
    isInternal,
    needs: needs ?? NO_NEEDS,
    issues: [...issues, ...ambiguous],
  }

  /** Different fields under one response path cannot be distinguished in an answer. */
  function ambiguityOf({ facts, path }: SelectedPrice): Issue[] {
    const end = path.findIndex((_, index) => fieldAt.get(path.slice(0, index + 1).join('.')) === null)
    if (end < 0) return []
    const message = `${facts.coordinate} is priced, and another type's field is selected as ${path.slice(0, end + 1).join('.')}: give one of them an alias`
    return [{ path, code: 'ambiguous', message }]
  }

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
    const read = variables ? argumentValues(field, node, variables) : { args: {} }
    if ('issue' in read) {
      const { argument, ...issue } = read.issue
      issues.push({ path: argument ? [...path, argument] : path, ...issue })
      return
    }
    const { args } = read
    const coordinate = `${type.name}.${field.name}`
    if (above.some(({ isAbstract }) => isAbstract)) noteField(path.join('.'), coordinate)
    const facts = catalogue.fields.get(coordinate)
    if (variables) issues.push(...argumentIssues(coordinate, field, args, path, catalogue))
    const [key] = path
    if (variables && key !== undefined && path.length === 1) issues.push(...refs.issuesOf(field, args, [key]))
    if (facts?.needsCaller) callerRoots.add(path[0] ?? '')
    if (facts?.isInternal) isInternal = true
    if (needs && facts) for (const need of needsOf(facts, field, node, variables && args, catalogue)) needs.add(need)
    if (facts?.price) keepPriced(facts, path, args, above, takesProblem(node, path))
    const below = getNamedType(field.type)
    const own: Ancestor = {
      name: field.name,
      service: facts?.service ?? null,
      below: below.name,
      isList: isList(field.type),
      isAbstract: isAbstractType(below),
      listSize: facts?.listSize ?? null,
      args,
    }
    if (node.selectionSet && !isPlain(node.selectionSet, below, catalogue))
      walk(node.selectionSet, below, path, [...above, own])
  }

  function noteField(place: string, coordinate: string): void {
    const known = fieldAt.get(place)
    fieldAt.set(place, known === undefined || known === coordinate ? coordinate : null)
  }

  /** Only mutations have payloads with a problem. */
  function takesProblem({ selectionSet }: FieldNode, { length }: readonly string[]): boolean {
    return (
      operation.definition.operation === 'mutation' &&
      length === 1 &&
      selectsProblem(selectionSet, (name) => operation.fragments.get(name), variables)
    )
  }

  function keepPriced(
    facts: FieldFacts,
    path: readonly string[],
    args: Variables,
    above: readonly Ancestor[],
    isProblemTaken: boolean,
  ): void {
    // The same field at the same response key is one field, however often the document repeats it.
    const key = `${facts.coordinate} ${path.join('.')}`
    const known = priced.get(key)
    if (known) {
      if (isProblemTaken && !known.takesProblem) priced.set(key, { ...known, takesProblem: true })
      return
    }
    const units = variables ? unitsOf(facts, above) : 1
    const of = variables ? quotedEntity(facts, above.at(-1)) : null
    if (typeof units !== 'number') issues.push({ path, code: 'unbounded', message: units.problem })
    else if (of && 'problem' in of) issues.push({ path, code: 'price_unknown', message: of.problem })
    else
      priced.set(key, {
        facts,
        path,
        args,
        units,
        takesProblem: isProblemTaken,
        fetch: fetchOf(facts, path, above),
        of: of?.reference ?? null,
      })
  }

  function fetchOf({ service }: FieldFacts, path: readonly string[], above: readonly Ancestor[]): string {
    const last = above.findLastIndex((one) => one.service !== null && one.service !== service)
    const isOwnRoot = last < 0 && operation.definition.operation === 'mutation'
    return path.slice(0, isOwnRoot ? 1 : last + 1).join('.')
  }
}

/**
 * The entity whose quote prices a field, by the arguments of the field that leads to it: the price is known before
 * anything runs. Null for a field whose quote names no entity; a problem where the key is not among these arguments.
 */
function quotedEntity(
  { coordinate, quoteKeys }: FieldFacts,
  parent: Ancestor | undefined,
): { readonly reference: EntityReference } | { readonly problem: string } | null {
  if (quoteKeys.length === 0) return null
  const [type = ''] = coordinate.split('.')
  // An abstract field may return another type: then nothing of this one arrives, and nothing is charged.
  const isNamed = parent !== undefined && !parent.isList && (parent.below === type || parent.isAbstract)
  const key = isNamed && quoteKeys.find((names) => names.every((name) => isGiven(parent.args[name])))
  if (key)
    return { reference: { __typename: type, ...Object.fromEntries(key.map((name) => [name, parent.args[name]])) } }
  const keys = quoteKeys.map((names) => names.join(' and ')).join(', or ')
  const problem = `The price of ${coordinate} depends on its ${type}, which must be known before: select it directly below a field with the arguments ${keys}`
  return { problem }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

const plain = new WeakMap<SelectionSetNode, boolean>()

/**
 * Whether a selection contains only leaves without facts or arguments, so that there is nothing to inspect for any
 * variables. Cached by selection, which belongs to one operation of one graph.
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
  if (facts && facts.ports.length > 0) return false
  return !node.selectionSet || isPlain(node.selectionSet, getNamedType(field.type), catalogue)
}

/** Number of paid items of a field below lists: the product of their bounds; or why it is undefined. */
function unitsOf(facts: FieldFacts, above: readonly Ancestor[]): number | { readonly problem: string } {
  let units = 1
  for (const [index, list] of above.entries()) {
    if (!list.isList) continue
    const bound = boundOfList(list, above[index - 1])
    if (bound === null) {
      const message = `${facts.coordinate} is priced per item, so the list ${list.name} needs a bound`
      const argument = list.listSize?.slicingArguments[0]
      return { problem: argument ? `${message}: give ${argument}` : message }
    }
    units *= bound
  }
  return Number.isSafeInteger(units) ? units : { problem: `${facts.coordinate} would be paid for too many items` }
}

/** The bound declared on the list itself, or on its parent field. */
function boundOfList({ args, listSize, name }: Ancestor, parent: Ancestor | undefined): number | null {
  const isOwn = listSize !== null && listSize.sizedFields === null
  const holder = isOwn ? { args, listSize } : parent
  if (!holder?.listSize || (!isOwn && !holder.listSize.sizedFields?.includes(name))) return null
  const bound = boundOf(holder.listSize, holder.args)
  return bound !== null && Number.isSafeInteger(bound) && bound >= 1 ? bound : null
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
    return [...own, ...inputIssues(argument.type, value, at, catalogue.constraints), ...plainTextIssues(value, at)]
  })
}

/** Issues inside input objects, at any depth. */
export function inputIssues(
  type: GraphQLInputType,
  value: unknown,
  path: readonly (string | number)[],
  constraints: Catalogue['constraints'],
): Issue[] {
  if (value === null || value === undefined) return []
  if (isNonNullType(type)) return inputIssues(type.ofType, value, path, constraints)
  if (isListType(type)) {
    return firstIssues<unknown>(Array.isArray(value) ? value : [value], (item, index) =>
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
