import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { EndpointFacts } from '../../api/catalogue.ts'
import { type Bindings, bindArguments, type Reader } from './bindings.ts'
import { type Fragments, onlyOperation, type Selected, selectedFields } from './fields.ts'

/** A documented path that returns all of a query's data. */
export interface Fit {
  readonly endpoint: EndpointFacts
  /** Whether it returns exactly the query's data: nothing more, and without defaults of its own. */
  readonly isExact: boolean
  /** Values of its variables in this query. */
  readonly bindings: ReadonlyMap<string, unknown>
}

type Values = Readonly<Record<string, unknown>>

/**
 * The documented paths that return all of a query's data: their operation selects every field of the query, with the
 * same arguments for some values of its variables. Names of operations and variables, aliases and formatting are
 * ignored. Exact ones come first. `query` is valid.
 */
export function fitsOf(
  query: DocumentNode,
  variables: Values,
  endpoints: readonly EndpointFacts[],
  { parse, valueFromASTUntyped: read }: typeof import('graphql'),
): readonly Fit[] {
  const asked = onlyOperation(query)
  if (!asked) return []
  const { operation, fragments } = asked
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, read(defaultValue)] as const] : [],
  )
  const reader: Reader = { valueOf: read, variables: { ...Object.fromEntries(defaults), ...variables } }
  const type = operation.operation === 'mutation' ? 'Mutation' : 'Query'
  const roots = selectedFields(operation.selectionSet, fragments)
  if (!roots || roots.length === 0) return []
  const names = roots.map(({ field }) => `${type}.${field.name.value}`)
  // Most paths select other fields: parse only candidates.
  const likely = endpoints.filter(({ fields }) => names.every((name) => fields.includes(name)))
  const fits = likely.flatMap((endpoint) => fitOf(endpoint, parse(endpoint.document), roots, fragments, reader) ?? [])
  return fits.sort((one, other) => Number(other.isExact) - Number(one.isExact))
}

function fitOf(
  endpoint: EndpointFacts,
  document: DocumentNode,
  roots: readonly Selected[],
  fragments: Fragments,
  reader: Reader,
): Fit | null {
  const path = onlyOperation(document)
  if (!path) return null
  const bindings: Bindings = new Map()
  const offered = selectedFields(path.operation.selectionSet, path.fragments)
  const matched = offered && match(roots, fragments, offered, path.fragments, bindings, reader)
  if (!matched) return null
  // A path with more mutations than the query is not equivalent.
  if (path.operation.operation === 'mutation' && roots.length !== offered.length) return null
  const missing = endpoint.members.some(({ variable, required }) => required && bindings.get(variable) == null)
  if (missing) return null
  const isExact = matched.isExact && !hasOwnDefault(path.operation, bindings)
  return { endpoint, isExact, bindings }
}

/** Whether the path sets a default where the query leaves it to the graph. */
function hasOwnDefault({ variableDefinitions = [] }: OperationDefinitionNode, bindings: Bindings): boolean {
  return variableDefinitions.some(
    ({ variable, defaultValue }) => defaultValue && bindings.get(variable.name.value) === undefined,
  )
}

/** Pairs every field of the query with one of the path; null when one has no match. */
function match(
  asked: readonly Selected[],
  askedFragments: Fragments,
  offered: readonly Selected[],
  offeredFragments: Fragments,
  bindings: Bindings,
  reader: Reader,
): { readonly isExact: boolean } | null {
  const used = new Set<Selected>()
  let isExact = true
  for (const selected of asked) {
    const partner = offered.find((other) => {
      if (other.field.name.value !== selected.field.name.value || other.on !== selected.on) return false
      // A failed match must not leave bindings.
      const attempt = new Map(bindings)
      if (used.has(other) || !bindArguments(selected.field, other.field, attempt, reader)) return false
      const inner = selectedFields(selected.field.selectionSet, askedFragments)
      const outer = selectedFields(other.field.selectionSet, offeredFragments)
      const below = inner && outer && match(inner, askedFragments, outer, offeredFragments, attempt, reader)
      if (!below) return false
      if (!below.isExact) isExact = false
      for (const [name, value] of attempt) bindings.set(name, value)
      return true
    })
    if (!partner) return null
    used.add(partner)
  }
  return { isExact: isExact && used.size === offered.length }
}
